"""What IRC clients, and a server, take for their own: the words that no alias of ours may hide.

irssi 1.4 and WeeChat 3.8 list them by ``/help``, and the aliases that they bring along by ``/alias``; of
HexChat, mIRC and InspIRCd they are those of their manuals.
"""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_IRC = _words(
    """
    admin away ban connect ctcp dcc deop devoice die disconnect help ignore info invite ison join kick kickban
    kill links list lusers map me mode motd msg names nick notice notify op oper part ping pong query quiet
    quit quote raw rehash restart server service servlist setname squery squit stats summon time topic trace
    unban unignore unquiet userhost users version voice wallchops wallops who whois whowas
    """
)
"""Of the protocol, and of every client."""

IRSSI = _IRC | _words(
    """
    accept action alias beep bind cat cd channel clear completion cycle dehilight echo eval exec flushbuffer
    foreach format hash hilight ircnet knock knockout lastlog layout load log mircdcc nctcp netsplit network
    oper rawlog recode reconnect redraw reload resize rmreconns rmrejoins save sconnect script scrollback set
    sethost silence statusbar toggle ts unalias unload unnotify unquery unsilence upgrade uptime ver wait wall
    window addallchan atag b back bans bye c calc chat cs date dehighlight describe dhl exemptlist exit goto
    highlight hl host invitelist j k kb kn last leave m ms mub n nmsg ns os p q reset run say sb sbar shelp
    signoff sv t ub umode unset w wc wg wi wii wjoin wl wn wquery ww
    """
)

WEECHAT = _IRC | _words(
    """
    allbuf bar buffer color command cursor debug eval filter history hotlist input item key layout mouse mute
    plugin print proxy reload repeat save secure set toggle unset upgrade uptime wait window fset script
    charset exec buflist spell lua perl php python ruby guile javascript tcl xfer logger trigger relay fifo
    typing allchan allpv allserv auth autojoin cap cycle dehalfop halfop reconnect remove sajoin samode sanick
    sapart saquit alias unalias aaway anick beep bye c chat cl close exit ig j k kb leave m msgbuf mub n q
    redraw say signoff t ub umode v w wc wi wii wm ww
    """
)

HEXCHAT = _IRC | _words(
    """
    action addbutton addserver allchan allchanl allserv ame amsg anick back banlist charset chat clear close
    country cycle dehop delbutton dialog dmsg dns doat echo exec execcont execkill execstop execwrite exit
    exportconf flushq gate getbool getfile getint getstr ghost grep gui hop id j killall lagcheck lastlog
    leave load m mdehop mdeop menu mhop mkick mop nctcp newserver omsg onotice reconnect recv reload say send
    servchan servhelp set setcursor settab settext splay spelling sping sslserver sv tray umode unload uptime
    url uselect userlist ver wallchan wi wii
    """
)

MIRC = _IRC | _words(
    """
    action alias ame amsg anick aop auser autojoin avoice background beep bindings channel chat clear
    clearall close color colour creq dde debug describe dialog disable dlevel dns dqwindow ebeeps echo
    editbox emailaddr enable events exit fclose filter findtext finger flash flood flush font fopen
    fsend fserve fullname fwrite ghide gmove gopts gplay gpoint groups gsize gtalk guser hadd halt hdec
    hdel hfree hinc hload hmake hop hsave iuser join leave load localinfo log logview maxtalk mdi mkdir
    mnick noop omsg onotice partall pdcc perform play protect proxy pvoice qme qmsg queryrn remote
    remove rename renwin resetidle return rlevel rmdir run ruser save say scid scon send sline
    sockaccept socklist sound speak splay sreq strip switchbar timer timers timestamp tip tips titlebar
    tnick toolbar treebar ulist unload unset unsetall unset url uwho var vol wait window winhelp write
    """
) - {"play"}
"""``/play`` reads a file aloud there, which hardly anybody does: ``/!play`` is still that."""

INSPIRCD = _IRC | _words(
    """
    accept adminwall alltime cap cban chgident chghost chgname check clearcache clones close commands cycle
    dccallow eline filter fjoin gline globops kline knock loadmodule locks monitor modules nicklock nickunlock
    ojoin opertype pass privmsg protoctl qline reloadmodule remove rconnect rsquit rules sajoin sakick samode
    sanick sapart saquit sasl satopic set sethost setident setidle shun silence starttls svshold swhois tagmsg
    timeout tline unloadmodule uninvite unlockserv user userip vhost watch webirc xline zline ns nickserv cs
    chanserv ms memoserv os operserv bs botserv hs hostserv
    """
)
"""Here also what the usual aliases to services are."""
