"""An operator's own wordings: in ``messages_folder`` one Fluent file a language, called like its code."""

from collections.abc import Iterator
from pathlib import Path

from unobot.documents import DocumentError, suggest
from unobot.speech.catalogue import faults, languages

SUFFIX = ".ftl"


def load(folder: Path) -> dict[str, str]:
    """The text of the files by language; nothing without the folder.

    Raises:
        DocumentError: all that is wrong in them.
    """
    files = _files(folder)
    if problems := [problem for file in files for problem in _problems(file)]:
        raise DocumentError.all_of(problems)
    return {file.stem: file.read_text(encoding="utf-8") for file in files}


def check(file: Path) -> None:
    """Raises ``DocumentError``: all that is wrong in a file of own wordings."""
    if problems := list(_problems(file)):
        raise DocumentError.all_of(problems)


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{SUFFIX}"))


def _problems(file: Path) -> Iterator[DocumentError]:
    if file.stem not in languages():
        reason = f"the bot speaks no language {file.stem}; {suggest(file.stem, languages())}"
        yield DocumentError(str(file), 0, "", reason)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        yield DocumentError(str(file), 0, "", f"cannot be read: {error}")
        return
    for fault in faults(text):
        yield DocumentError(str(file), fault.line, fault.name, fault.reason)
