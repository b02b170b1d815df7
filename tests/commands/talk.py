"""Ordinary talk in six languages, as much of it as one wants, and the same for the same seed.

It is full of traps: words that begin like commands, single letters, colors and numbers within sentences,
commands of other bots. What it never has is a line that *is* a bare command to the last word (``tu``,
``red``): those are left out, and counted.
"""

from collections.abc import Iterator
from random import Random

WORDS = {
    "en": """a the is of to and in it you I that we they what who red blue green yellow card cards play draw
        pass wait deal start stop table turn order count score time top hand color call catch rules help go
        uno join leave skip reverse wild four two five great music please player today weekend coffee game
        really never always maybe think know like want need see good bad big small house street night""",
    "de": """der die das und ist ein eine nicht ich du wir ihr sie was wer wo rot blau grün gelb karte ziehen
        spielen heute morgen abend gut schlecht immer nie vielleicht kaffee wochenende schule arbeit haus
        jo pa servus moin tschüss genau eben halt doch mal ja nein danke bitte fertig zug schon wieder""",
    "fr": """le la les un une des et est pas je tu il elle on nous vous ça va ca rouge bleu vert jaune carte
        jouer tirer demain hier bien mal toujours jamais café semaine maison travail rue oui non merci st
        salut bonne nuit peut être encore déjà très quoi qui où comment pourquoi tu co dr""",
    "es": """el la los las un una y es no yo tú él nosotros rojo azul verde amarillo carta jugar robar hoy
        mañana bien mal siempre nunca quizás café semana casa trabajo calle sí gracias hola adiós uno dos
        tres ti te me se lo qué quién dónde cómo por para con pa""",
    "pt": """o a os as um uma e é não eu tu ele nós vermelho azul verde amarelo carta jogar hoje amanhã bem
        mal sempre nunca talvez café semana casa trabalho rua sim obrigado olá tchau dois três quatro de da
        que quem onde como por para com ti ca""",
    "it": """il lo la gli un una e è non io tu lui noi rosso blu verde giallo carta giocare oggi domani bene
        male sempre mai forse caffè settimana casa lavoro strada sì grazie ciao uno due tre ti ca od che chi
        dove come perché per con""",
}
"""Frequent words of each language; some are bare words of the game as well."""

TRAPS = """ca va?|ça va bien|ca ne va pas|please|please go on|play great music|pl great|pl us|pl? what pl?
st louis|st. patrick's day|co worker|co op|co co|dr who|dr. house is on|dr. no|pa rum pum|pa pa
ma and pa|ti amo|ti voglio bene|tu es là ?|tu quoque|et tu|jo mei|jo, servus|jo jo|join us
join the army|I join|ct scan|ct or mri|cd player|cd ..|cd /tmp|od green|od jutra|a|I|e|o|y tu|n|k|x
u|5|7|42|3.14|1,000|+1|+2 for that|-1|100%|2 x 4|r u there|b there|y not|g night|r2d2|b5|c4|w8
wd40 works|red light|the red one|red or blue|reds win|green tea|blue monday|yellow sub|uno mas
uno momento|uno, dos, tres|numero uno|UNO? really?|uno! that was close|uno is fun|draw me a sheep
pass the salt|wild guess|skip it|reverse the polarity|http://example.org/uno
https://example.org/?q=play+r5#draw|www.example.net|:)|:-(|;)|:D|xD|:P|^^|<3|\\o/|o_O|>_>|...|…|?|??
?!|!!!|-|--|*|/|//|.|hm.|hmm...|lol|rofl|haha|brb|afk|re|gn8|wb ann|ann: hi|bob, your turn|@ann look
<bob> !play r5|> quoted text|"!draw"|s/red/blue/|(dr)|'pa'|#uno|#3|#1 fan|1. e4 e5|$5|!seen bob
!weather berlin|!calc 2+2|!8ball will I win|!quote 17|!karma ann|!roll 2d6|!tell bob hi
!google uno rules|!lastfm|!trivia|! wow|! really|!!|!?|.weather berlin|.seen bob|.net is nice|.py|..
....|.calc 3*7|.tell ann hi|.gs uno|\x01ACTION waves\x01|\x01ACTION plays r5\x01
\x01ACTION draws a card\x01|\x01ACTION pa\x01|/me waves|/shrug|\x0304red\x03 alert
\x02bold\x02 words|привет|сегодня дождь|こんにちは|你好|مرحبا|שלום|γεια σου"""
"""Lines that look like something."""

PATTERNS = (
    "{}",
    "{}",
    "{}?",
    "{}!",
    "{}...",
    "{} :)",
    "hm, {}",
    "ann: {}",
    "bob, {}",
    "{} lol",
    "({})",
    "{}, {}",
    "*{}*",
)

BARE_COMMANDS = frozenset(
    ("jo", "join", "dr", "pa", "ca", "cd", "tu", "od", "ct", "st", "ti", "uno!", "uno!!", "uno!!!")
)
COLORS = frozenset(("red", "green", "blue", "yellow", "r", "g", "b", "y"))


def is_bare(line: str) -> bool:
    """Whether a line is a bare command, or a color, and nothing else."""
    said = line.strip().lower()
    return said in BARE_COMMANDS or said.rstrip(".,!") in BARE_COMMANDS | COLORS


class Talk:
    """Lines without end; ``left_out`` counts those that were commands."""

    def __init__(self, seed: int) -> None:
        self.left_out = 0
        self._random = Random(seed)
        self._words = [words.split() for words in WORDS.values()]
        self._traps = [trap for line in TRAPS.splitlines() for trap in line.split("|")]

    def __iter__(self) -> Iterator[str]:
        while True:
            line = self._line()
            if is_bare(line):
                self.left_out += 1
            else:
                yield line

    def _line(self) -> str:
        chance = self._random.random()
        if chance < 0.2:
            line = self._random.choice(self._traps)
        elif chance < 0.3:
            line = f"{self._random.choice(self._traps)} {self._sentence()}"
        else:
            line = self._random.choice(PATTERNS).format(self._sentence(), self._sentence())
        return line.upper() if chance > 0.98 else line

    def _sentence(self) -> str:
        """Words of one language, mostly; short sentences are frequent."""
        words = self._random.choice(self._words)
        return " ".join(self._random.choices(words, k=self._random.choice((1, 2, 2, 3, 4, 5, 8))))
