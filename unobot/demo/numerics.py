"""The numbered replies of the server, each with its text where that is always the same."""

from enum import Enum


class Numeric(Enum):
    """A reply: its code on the wire, and its fixed text (None where it has none, or the caller gives it)."""

    code: str
    text: str | None

    def __init__(self, code: str, text: str | None = None) -> None:
        self.code = code
        self.text = text

    RPL_WELCOME = "001"
    RPL_YOURHOST = "002"
    RPL_CREATED = "003"
    RPL_MYINFO = "004"
    RPL_ISUPPORT = "005", "are supported by this server"
    RPL_UMODEIS = "221"
    RPL_LUSERCLIENT = "251"
    RPL_LUSERCHANNELS = "254", "channels formed"
    RPL_LUSERME = "255"
    RPL_AWAY = "301"
    RPL_USERHOST = "302"
    RPL_ISON = "303"
    RPL_UNAWAY = "305", "You are no longer marked as being away"
    RPL_NOWAWAY = "306", "You have been marked as being away"
    RPL_WHOISUSER = "311"
    RPL_WHOISSERVER = "312"
    RPL_ENDOFWHO = "315", "End of WHO list"
    RPL_WHOISIDLE = "317", "seconds idle, signon time"
    RPL_ENDOFWHOIS = "318", "End of WHOIS list"
    RPL_WHOISCHANNELS = "319"
    RPL_LISTSTART = "321", "Users  Name"
    RPL_LIST = "322"
    RPL_LISTEND = "323", "End of LIST"
    RPL_CHANNELMODEIS = "324"
    RPL_CREATIONTIME = "329"
    RPL_NOTOPIC = "331", "No topic is set"
    RPL_TOPIC = "332"
    RPL_TOPICWHOTIME = "333"
    RPL_INVITING = "341"
    RPL_VERSION = "351"
    RPL_WHOREPLY = "352"
    RPL_NAMREPLY = "353"
    RPL_ENDOFNAMES = "366", "End of NAMES list"
    RPL_BANLIST = "367"
    RPL_ENDOFBANLIST = "368", "End of channel ban list"
    RPL_ENDOFWHOWAS = "369", "End of WHOWAS"
    RPL_MOTD = "372"
    RPL_MOTDSTART = "375"
    RPL_ENDOFMOTD = "376", "End of MOTD command"

    ERR_NOSUCHNICK = "401", "No such nick/channel"
    ERR_NOSUCHCHANNEL = "403", "No such channel"
    ERR_CANNOTSENDTOCHAN = "404", "Cannot send to channel"
    ERR_WASNOSUCHNICK = "406", "There was no such nickname"
    ERR_TOOMANYTARGETS = "407", "Too many targets"
    ERR_INVALIDCAPCMD = "410", "Invalid CAP subcommand"
    ERR_NORECIPIENT = "411", "No recipient given"
    ERR_NOTEXTTOSEND = "412", "No text to send"
    ERR_INPUTTOOLONG = "417", "Input line was too long"
    ERR_UNKNOWNCOMMAND = "421", "Unknown command"
    ERR_NONICKNAMEGIVEN = "431", "No nickname given"
    ERR_ERRONEUSNICKNAME = "432", "Erroneous nickname"
    ERR_NICKNAMEINUSE = "433", "Nickname is already in use"
    ERR_USERNOTINCHANNEL = "441", "They aren't on that channel"
    ERR_NOTONCHANNEL = "442", "You're not on that channel"
    ERR_USERONCHANNEL = "443", "is already on channel"
    ERR_NOTREGISTERED = "451", "You have not registered"
    ERR_NEEDMOREPARAMS = "461", "Not enough parameters"
    ERR_ALREADYREGISTERED = "462", "You may not reregister"
    ERR_CHANNELISFULL = "471", "Cannot join channel (+l)"
    ERR_UNKNOWNMODE = "472", "is unknown mode char to me"
    ERR_INVITEONLYCHAN = "473", "Cannot join channel (+i)"
    ERR_BANNEDFROMCHAN = "474", "Cannot join channel (+b)"
    ERR_BADCHANNELKEY = "475", "Cannot join channel (+k)"
    ERR_CHANOPRIVSNEEDED = "482", "You're not channel operator"
    ERR_UMODEUNKNOWNFLAG = "501", "Unknown MODE flag"
    ERR_USERSDONTMATCH = "502", "Cannot change mode for other users"
    ERR_INVALIDMODEPARAM = "696", "Invalid mode parameter"


class Refusal(Exception):
    """A command is not obeyed; the one who sent it is told so by this reply."""

    def __init__(self, numeric: Numeric, *middles: str) -> None:
        super().__init__(numeric.name, *middles)
        self.numeric = numeric
        self.middles = middles
