"""The configuration: what is wrong is named with file, line, key and reason; secrets stay secret."""

import re
from pathlib import Path

import pytest

from unobot.config import FILE_KEYS, SECRET_KEYS, Config, load_config
from unobot.documents import DocumentError
from unobot.net import settings as net_settings

ROOT = Path(__file__).resolve().parent.parent.parent
NETWORK = (
    "networks:\n- {name: n, servers: [{host: irc.example.org}], channels: [{name: '#uno'}, {name: '#b'}]}\n"
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a test puts its configuration."""
    return tmp_path / "bot.yaml"


def loaded(file: Path, text: str) -> Config:
    file.write_text(text, encoding="utf-8")
    return load_config(file)


def problems(file: Path, text: str) -> list[str]:
    """What there is to say about a configuration, without the folder of the file."""
    with pytest.raises(DocumentError) as caught:
        loaded(file, text)
    return [line.removeprefix(f"{file.parent}/") for line in str(caught.value).splitlines()]


def test_the_example_is_right_and_shows_the_defaults() -> None:
    config = load_config(ROOT / "config" / "unobot.yaml")
    assert config.table == Config(networks=config.networks).table
    assert config.table_for("example", "#Cards").ruleset == "house"
    assert config.rules_for(config.table_for("example", "#cards")).house.stacking == "same"
    assert config.rules_folder == str(ROOT / "config" / "rules")


def test_everything_in_the_example_that_is_commented_out_is_right_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Uncommented, the example still loads: its comments name real keys and possible values."""
    example = (ROOT / "config" / "unobot.yaml").read_text(encoding="utf-8")
    variables = set(re.findall(r"env: (\w+)", example))
    for name in variables:
        monkeypatch.setenv(name, f"value-of-{name}")
    for name in ("server-password.txt", "own-ca.pem", "unobot.pem"):
        (tmp_path / name).write_text("something\n")
    lines = [line.replace("# ", "", 1) if _is_setting(line) else line for line in example.splitlines()]
    rules = "\nrules_folder: rules\n"
    assert rules in "\n".join(lines)
    text = "\n".join(lines).replace(rules, f"\nrules_folder: {ROOT / 'config' / 'rules'}\n")
    config = loaded(tmp_path / "unobot.yaml", text)
    assert config.networks[0].password == "something"
    assert config.networks[0].sasl
    assert config.networks[0].nickserv
    assert config.table.rules == {"house.stacking": "same"}
    assert config.secrets() == {"something", *(f"value-of-{name}" for name in variables)}


def _is_setting(line: str) -> bool:
    """Whether a line is a commented-out setting: ``# key: value``, not a sentence."""
    comment = line.strip()
    key, colon, _ = comment.removeprefix("# ").partition(":")
    return comment.startswith("# ") and bool(colon) and key.replace("_", "").strip().isalpha()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["bot.yaml: is empty"]),
        ("[]\n", ["bot.yaml:1: must be a mapping, not a list"]),
        ("log: {}\n", ["bot.yaml:1: networks: is missing, and must be given"]),
        ("networks: []\n", ["bot.yaml:1: networks: must be a list of length >= 1"]),
        ("netwroks: []\n",
         ["bot.yaml:1: networks: is missing, and must be given",
          "bot.yaml:1: netwroks: unknown key; did you mean networks?"]),
        ("networks:\n- name: n\n",
         ["bot.yaml:2: networks[0].servers: is missing, and must be given"]),
        ("networks:\n- name: n\n  servers:\n  - host: h\n    port: 70000\n",
         ["bot.yaml:5: networks[0].servers[0].port: must be a whole number <= 65535"]),
        ("networks:\n- name: n\n  servers: [{host: h}]\n  nik: x\n",
         ["bot.yaml:4: networks[0].nik: unknown key; did you mean nick?"]),
        ("networks:\n- name: n\n  servers: [{host: h}]\n  sasl:\n    user: x\n",
         ["bot.yaml:4: networks[0].sasl: sasl `plain` needs `user` and `password`"]),
        ("networks:\n- name: n\n  servers: [{host: h}]\n  channels:\n  - name: #uno\n",
         ["bot.yaml:5: networks[0].channels[0].name: must be text, not nothing "
          "(YAML reads what follows a bare # as a comment: put it in quotes)"]),
        ("networks:\n- name: n\n  servers: [{host: h}]\n  channels:\n  - #uno\n",
         ["bot.yaml:5: networks[0].channels[0]: must be a mapping, not nothing "
          "(YAML reads what follows a bare # as a comment: put it in quotes)"]),
        ("networks:\n- name: n\n  servers: [{host: h}]\n  channels: #uno\n",
         ["bot.yaml:4: networks[0].channels: must be a list, not nothing "
          "(YAML reads what follows a bare # as a comment: put it in quotes)"]),
        ("networks:\n- name: n\n  channels: [#uno]\n  servers: [{host: h}]\ntable: {}\n",
         ["bot.yaml:3: broken YAML: while parsing a flow sequence, expected ',' or ']', but got '<scalar>' "
          "(a # begins a comment in YAML: put #uno in quotes)"]),
        ("networks:\n- name: n\n  channels: [uno]\n  servers: [{host: h}]\n",
         ["bot.yaml:3: networks[0].channels[0].name: must be a name that begins with #, &, + or !, "
          "without spaces and commas"]),
        ("networks:\n- 5\n", ["bot.yaml:2: networks[0]: must be a mapping, not a whole number"]),
        ("networks:\n- {name: n, servers: [{host: h}]}\n- {name: n, servers: [{host: i}]}\n",
         ["bot.yaml:3: networks[1]: n stands already in line 2"]),
        ("networks:\n- name: n\n  servers: [{host: h}]\n  owners: [ann, ann!*@*]\n",
         ["bot.yaml:4: networks[0].owners[1]: ann!*@*: anybody may take a nick and a user name: "
          "give the host, as in *!*@host.example, or an account"]),
        ("networks:\n- name: n\n  servers: [{host: h}]\n  channels:\n"
         "  - name: '#uno'\n    operators: [a@b]\n",
         ["bot.yaml:6: networks[0].channels[0].operators[0]: a@b: a mask is written nick!user@host, "
          "as in *!*@host.example; without ! and @ it is an account"]),
        ("networks:\n- name: n\n  servers: [{host: 'h:6667'}]\n  nick: 9bot\n"
         "  channels: [{name: uno, key: a b}]\n",
         ["bot.yaml:3: networks[0].servers[0].host: must be a host name or an address, without the port",
          "bot.yaml:4: networks[0].nick: must be letters, digits and []\\`_^{|}-, "
          "with no digit and no - in front",
          "bot.yaml:5: networks[0].channels[0].key: must be one word, without commas "
          "and with no colon in front",
          "bot.yaml:5: networks[0].channels[0].name: must be a name that begins with #, &, + or !, "
          "without spaces and commas"]),
        ("networks:\n- name: n\n  servers: [{host: h}]\n  tls:\n    ca_file: absent.pem\n",
         ["bot.yaml:5: networks[0].tls.ca_file: there is no file absent.pem"]),
    ],
)  # fmt: skip
def test_wrong_networks(file: Path, text: str, expected: list[str]) -> None:
    assert problems(file, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("table:\n  times:\n    turn: -1\n", ["bot.yaml:5: table.times.turn: must be a number >= 5.0"]),
        ("table:\n  times:\n    turn: 4\n    answer: 0\n    lobby_expires_after: 0\n",
         ["bot.yaml:5: table.times.turn: must be a number >= 5.0",
          "bot.yaml:6: table.times.answer: must be a number >= 5.0",
          "bot.yaml:7: table.times.lobby_expires_after: must be a number >= 5.0"]),
        ("table:\n  times:\n    turn: 999999999\n    between_hands: 86401\n    uno_grace: -1\n",
         ["bot.yaml:5: table.times.turn: must be a number <= 86400.0",
          "bot.yaml:6: table.times.between_hands: must be a number <= 86400.0",
          "bot.yaml:7: table.times.uno_grace: must be a number >= 0.0"]),
        ("table:\n  times:\n    computer_thinks_at_least: 9\n",
         ["bot.yaml:5: table.times.computer_thinks_at_least: "
          "9 is more than computer_thinks_at_most, which is 3; set both"]),
        ("table:\n  times:\n    computer_thinks_at_most: 0.5\n",
         ["bot.yaml:4: table.times.computer_thinks_at_least: "
          "1 is more than computer_thinks_at_most, which is 0.5; set both"]),
        ("table: {times: {computer_thinks_at_most: 10}}\ntables:\n"
         "- {network: n, channel: '#b', times: {computer_thinks_at_least: 9}}\n"
         "- {network: n, channel: '#uno', times: {computer_thinks_at_least: 11}}\n",
         ["bot.yaml:6: tables[1].times.computer_thinks_at_least: "
          "11 is more than computer_thinks_at_most, which is 10; set both"]),
        ("table: {graces: {quit: 86401}}\n",
         ["bot.yaml:3: table.graces.quit: must be a number <= 86400.0"]),
        ("table:\n  times:\n    turn: fast\n", ["bot.yaml:5: table.times.turn: must be a number, not text"]),
        ("table:\n  times:\n    turn: .inf\n", ["bot.yaml:5: table.times.turn: must be a finite number"]),
        ("table:\n  prefixes: ['!', a]\n",
         ["bot.yaml:4: table.prefixes[1]: a has a letter, digit, bracket, quote, space or comma; "
          "use marks, such as ! or ?"]),
        ("table: {prefixes: ['!']}\ntables:\n- {network: n, channel: '#uno', prefixes: ['[!']}\n"
         "- {network: n, channel: '#b', quiet: true}\n",
         ["bot.yaml:5: tables[0].prefixes[0]: [! has a letter, digit, bracket, quote, space or comma; "
          "use marks, such as ! or ?"]),
        ("table:\n  prefixes: [' ']\ntables:\n- {network: n, channel: '#uno'}\n",
         ["bot.yaml:4: table.prefixes[0]:   has a letter, digit, bracket, quote, space or comma; "
          "use marks, such as ! or ?"]),
        ("table:\n  graces:\n    kik: 3\n",
         ["bot.yaml:5: table.graces.kik: unknown key; did you mean kick?"]),
        ("table:\n  ruleset: clasic\n",
         ["bot.yaml:4: table.ruleset: there is no ruleset clasic; did you mean classic?"]),
        ("table:\n  language: xx\n",
         ["bot.yaml:4: table.language: there is no language xx; known here: de, en, es, fr, it, pt"]),
        ("tables:\n- {network: n, channel: '#uno', language: yy}\n",
         ["bot.yaml:4: tables[0].language: there is no language yy; known here: de, en, es, fr, it, pt"]),
        ("tables:\n- {network: m, channel: '#uno'}\n",
         ["bot.yaml:4: tables[0].network: there is no network m; known here: n"]),
        ("tables:\n- {network: n, channel: '#unno'}\n",
         ["bot.yaml:4: tables[0].channel: the bot is not in it; did you mean #uno?"]),
        ("tables:\n- {network: n, channel: '#uno'}\n- {network: n, channel: '#UNO'}\n",
         ["bot.yaml:5: tables[1]: n #uno stands already in line 4"]),
        ("tables:\n- network: n\n", ["bot.yaml:4: tables[0].channel: is missing, and must be given"]),
        ("tables:\n- network: n\n  channel: '#uno'\n  ruleset: hous\n",
         ["bot.yaml:6: tables[0].ruleset: there is no ruleset hous; known here: chat, classic, official"]),
        ("log:\n  level: loud\n",
         ["bot.yaml:4: log.level: loud is not possible here; known here: debug, error, info, warning"]),
        ("log:\n  format: jsn\n",
         ["bot.yaml:4: log.format: jsn is not possible here; did you mean json?"]),
        ("log: {}\nlog: {}\n", ["bot.yaml:4: log: stands already in line 3"]),
        ("log: {\n", ["bot.yaml:4: broken YAML: while parsing a flow node, "
                      "expected the node content, but found '<stream end>'"]),
        ("data_folder: bot.yaml/data\n",
         ["bot.yaml:3: data_folder: {folder}/bot.yaml is not a folder that can be written in"]),
    ],
)  # fmt: skip
def test_wrong_settings(file: Path, text: str, expected: list[str]) -> None:
    assert problems(file, NETWORK + text) == [line.format(folder=file.parent) for line in expected]


def test_a_channel_may_be_its_name_alone(file: Path) -> None:
    network = "networks:\n- {name: n, servers: [{host: h}], channels: ['#uno', {name: '#b', key: k}]}\n"
    channels = loaded(file, network).networks[0].channels
    assert [(channel.name, channel.key) for channel in channels] == [("#uno", None), ("#b", "k")]


def test_the_shortest_and_the_longest_times_are_possible(file: Path) -> None:
    table = "table: {times: {turn: 5, answer: 86400, wait_extends: 0, between_hands: 0}, graces: {quit: 0}}\n"
    times = loaded(file, NETWORK + table).table.times
    assert (times.turn, times.answer, times.wait_extends, times.between_hands) == (5, 86400, 0, 0)


@pytest.mark.parametrize(
    ("rules", "key"),
    [
        ("house.stackin: same", "house.stackin"),
        ("house.stacking: sideways", "house.stacking"),
        ("uno.penalty: -1", "uno.penalty"),
        ("house.stacking: up", "house.stacking"),
    ],
)
def test_wrong_rules_of_a_table(file: Path, rules: str, key: str) -> None:
    """Unknown keys, wrong values and contradictions, told once where they stand."""
    text = f"{NETWORK}tables:\n- {{network: n, channel: '#uno', bare: true}}\ntable:\n  rules:\n    {rules}\n"
    (problem,) = problems(file, text)
    assert problem.startswith(f"bot.yaml:7: table.rules.{key}: ")


def test_a_contradiction_with_the_ruleset_itself(file: Path) -> None:
    """It stands in no line of the file, so the line of the rules is named, and the key that it is about."""
    (problem,) = problems(file, f"{NETWORK}table:\n  rules:\n    uno.call: none\n")
    assert problem.startswith("bot.yaml:5: table.rules.uno.call: ")


def test_a_broken_own_ruleset_is_told_in_its_own_file(file: Path) -> None:
    rules = file.parent / "rules"
    rules.mkdir()
    (rules / "odd.yaml").write_text("base: classic\nuno.penalti: 3\n")
    (problem,) = problems(file, f"{NETWORK}table:\n  ruleset: odd\n")
    assert problem.startswith("rules/odd.yaml:2: uno.penalti: ")


def test_everything_is_told_at_once(file: Path) -> None:
    text = """\
networks:
- name: n
  servers: [{host: h, port: none}]
  password: {env: UNOBOT_TEST_UNSET}
  nickserv: {password: {file: absent}}
table:
  times: {turn: soon}
"""
    assert problems(file, text) == [
        "bot.yaml:3: networks[0].servers[0].port: must be a whole number, not text",
        "bot.yaml:4: networks[0].password: the environment variable UNOBOT_TEST_UNSET is not set or empty",
        "bot.yaml:5: networks[0].nickserv.password: the file absent cannot be read or is empty",
        "bot.yaml:7: table.times.turn: must be a number, not text",
    ]


def test_secrets_from_everywhere(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNOBOT_TEST_SECRET", "from the environment")
    (file.parent / "secret.txt").write_text("from-a-file\n")
    text = """\
networks:
- name: n
  servers: [{host: h}]
  password: {env: UNOBOT_TEST_SECRET}
  nickserv: {password: written}
  channels: [{name: '#uno', key: {file: secret.txt}}, {name: '#b'}]
"""
    config = loaded(file, text)
    network = config.networks[0]
    assert network.password == "from the environment"
    assert network.channels[0].key == "from-a-file"
    assert config.secrets() == {"from the environment", "from-a-file", "written"}
    assert not any(secret in repr(config) for secret in config.secrets())


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("{env: UNOBOT_TEST_EMPTY}", "the environment variable UNOBOT_TEST_EMPTY is not set or empty"),
        ("{file: empty.txt}", "the file empty.txt cannot be read or is empty"),
        ("{file: .}", "the file . cannot be read or is empty"),
        ("{file: binary.txt}", "the file binary.txt cannot be read or is empty"),
        ("{evn: X}", "a secret is a text, {env: NAME} or {file: PATH}"),
        ("{env: A, file: B}", "a secret is a text, {env: NAME} or {file: PATH}"),
        ("{env: 3}", "a secret is a text, {env: NAME} or {file: PATH}"),
        ("{}", "a secret is a text, {env: NAME} or {file: PATH}"),
        ("[x]", "must be text or nothing, not a list"),
        ("12345", "must be text or nothing, not a whole number"),
    ],
)
def test_secrets_that_are_not_there(
    file: Path, monkeypatch: pytest.MonkeyPatch, source: str, reason: str
) -> None:
    monkeypatch.setenv("UNOBOT_TEST_EMPTY", "")
    (file.parent / "empty.txt").write_text("\n")
    (file.parent / "binary.txt").write_bytes(b"\xff\xfe")
    text = f"networks:\n- name: n\n  servers: [{{host: h}}]\n  password: {source}\n"
    assert problems(file, text) == [f"bot.yaml:4: networks[0].password: {reason}"]


def test_a_secret_that_will_not_do_is_not_shown(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNOBOT_TEST_SECRET", "two\nlines")
    text = "networks:\n- name: n\n  servers: [{host: h}]\n  password: {env: UNOBOT_TEST_SECRET}\n"
    (problem,) = problems(file, text)
    assert problem.startswith("bot.yaml:4: networks[0].password: must be text")
    assert "lines" not in problem


def test_keys_that_are_secrets_or_files_are_known_by_name() -> None:
    """A new key for a password or a file must be entered where the loader looks."""
    sections = [part for part in vars(net_settings).values() if hasattr(part, "__struct_fields__")]
    fields = {field for section in sections for field in section.__struct_fields__}
    assert {field for field in fields if "password" in field or field == "key"} == SECRET_KEYS
    assert {field for field in fields if field.endswith("_file")} == FILE_KEYS


def test_channels_do_otherwise_only_what_they_say(file: Path) -> None:
    text = f"""{NETWORK}
table:
  ruleset: official
  rules: {{hand_size: 5}}
  theme: plain
  times: {{turn: 40, answer: 20}}
tables:
- network: n
  channel: '#uno'
  rules: {{house.seven_swap: true}}
  times: {{turn: 90}}
- network: n
  channel: '#b'
  ruleset: chat
  theme: symbols
"""
    config = loaded(file, text)
    common, uno, other = (config.table_for("n", name) for name in ("#elsewhere", "#UNO", "#b"))
    assert common is config.table
    assert (uno.ruleset, uno.theme, uno.times.turn, uno.times.answer) == ("official", "plain", 90, 20)
    assert uno.rules == {"hand_size": 5, "house.seven_swap": True}
    assert (other.ruleset, other.rules, other.theme, other.times.turn) == ("chat", {}, "symbols", 40)
    assert config.rules_for(uno).hand_size == 5
    assert config.rules_for(other).hand_size == 7


def test_paths_are_meant_from_the_folder_of_the_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (file.parent / "ca.pem").write_text("")
    text = NETWORK.replace("name: n,", "name: n, tls: {ca_file: ca.pem},") + "data_folder: /var/lib/unobot\n"
    file.write_text(text)
    monkeypatch.chdir(file.parent)
    config = load_config(file.name)
    assert config.networks[0].tls.ca_file == str(file.parent / "ca.pem")
    assert config.rules_folder == str(file.parent / "rules")
    assert config.data_folder == "/var/lib/unobot"
