"""How the database came to its shape: a step a file in ``versions``, run by ``connecting.upgrade``."""
