"""Where games and persons are kept; the ports stand in ``table.log`` and ``table.persons``.

``memory`` keeps them as long as the process lives; ``database`` keeps them in SQLite or PostgreSQL.
"""
