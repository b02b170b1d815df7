"""``python -m unobot`` is ``unobot``."""

from unobot.cli import main

if __name__ == "__main__":
    main(prog_name="unobot")
