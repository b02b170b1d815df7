"""Where games and persons are kept; the ports stand in ``table.log`` and ``table.persons``."""
