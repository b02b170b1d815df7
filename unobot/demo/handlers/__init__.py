"""The commands of the demo server: one table, and the one place where a line becomes an act."""

from unobot.demo.handlers import membership, messages, modes, people, registration, server_info
from unobot.demo.handlers.command import refusals_told
from unobot.demo.lines import Message
from unobot.demo.network import Network, User
from unobot.demo.numerics import Numeric, Refusal

COMMANDS = {
    **registration.COMMANDS,
    **membership.COMMANDS,
    **modes.COMMANDS,
    **messages.COMMANDS,
    **people.COMMANDS,
    **server_info.COMMANDS,
}


def dispatch(network: Network, user: User, message: Message) -> None:
    """Do what the user's message commands, or tell the user why not."""
    command = COMMANDS.get(message.command)
    with refusals_told(user):
        if not user.registered and not (command and command.early):
            raise Refusal(Numeric.ERR_NOTREGISTERED)
        if command is None:
            raise Refusal(Numeric.ERR_UNKNOWNCOMMAND, message.command)
        if len(message.params) < command.parameters:
            raise Refusal(Numeric.ERR_NEEDMOREPARAMS, message.command)
        command.handler(network, user, message.params)
