# Each target does its own set-up: it needs Python 3.11 or newer and make, and nothing else.
#
#   make demo       play against computer players, in this terminal
#   make test       style, types and all tests that need no IRC server, with coverage
#   make test-live  the tests against real IRC servers; those that are not installed are passed over
#   make bench      how fast the bot is, beside others in the same run (docs/performance.md)
#   make bench-players   how strong the computer players are
#   make fuzz       look for input that the bot cannot bear; TARGET=server SECONDS=600
#   make lint       style and types alone
#   make picture    draw the pictures in README.md and docs/clients.md anew; needs tmux, irssi and WeeChat
#   make lock       resolve the dependencies anew
#   make clean      remove everything that the other targets made

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCK := .ci/requirements.lock
INSTALLED := $(VENV)/.installed
INSTALLED_BENCH := $(VENV)/.installed-bench
RIVALS := $(VENV)/rivals
INSTALLED_RIVALS := $(RIVALS)/.installed
INSTALLED_FUZZ := $(VENV)/.installed-fuzz
TARGET ?= server
SECONDS ?= 60
BENCHMARKS := engine process store memory servers
TESTS_OF_THE_GAME := tests/engine tests/table tests/properties tests/scenarios \
	tests/store/test_statistics_commands.py tests/store/test_preferences.py
PYTEST := $(BIN)/python -m pytest -n 2 -m "not live and not soak and not bench"

.PHONY: demo test test-live bench bench-players fuzz lint picture lock clean

demo: $(INSTALLED)
	$(BIN)/unobot demo

test: lint
	$(PYTEST) $(TESTS_OF_THE_GAME) --cov --cov-report=
	$(BIN)/python -m coverage report --skip-covered --show-missing --fail-under=100
	$(PYTEST) $(addprefix --ignore=,$(TESTS_OF_THE_GAME))

test-live: $(INSTALLED)
	$(BIN)/python -m pytest -m "live and not soak"

bench: $(INSTALLED_BENCH) $(INSTALLED_RIVALS)
	for what in $(BENCHMARKS); do $(BIN)/python -m tests.bench.$$what $(BENCH_FLAGS) || exit 1; done

bench-players: $(INSTALLED_BENCH)
	$(BIN)/python -m tests.bench.players

fuzz: $(INSTALLED_FUZZ)
	$(BIN)/python tests/fuzz/run.py $(TARGET) $(SECONDS)

lint: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

picture: $(INSTALLED)
	$(BIN)/python docs/render_game.py docs/game.svg
	$(BIN)/python docs/render_screens.py docs/screens

lock:
	$(PYTHON) -m venv --clear $(VENV)/lock
	$(VENV)/lock/bin/python -m pip --quiet install --upgrade setuptools '.[test]'
	$(VENV)/lock/bin/python -m pip freeze --all --exclude pip --exclude unobot >$(LOCK)
	rm -r $(VENV)/lock

clean:
	rm -rf $(VENV) build dist *.egg-info .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find unobot tests -name __pycache__ -type d -prune -exec rm -r {} +

$(INSTALLED): pyproject.toml $(LOCK)
	@$(PYTHON) -c 'import sys; sys.exit("unobot needs Python 3.11 or newer: make PYTHON=/path/to/python" if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --requirement $(LOCK)
	$(PIP) install --no-deps --no-build-isolation --editable .
	touch $@

$(INSTALLED_BENCH): $(INSTALLED)
	$(PIP) install --constraint $(LOCK) --no-build-isolation --editable '.[bench]'
	touch $@

$(INSTALLED_FUZZ): $(INSTALLED)
	$(PIP) install --constraint $(LOCK) --no-build-isolation --editable '.[fuzz]'
	touch $@

# Apart from ours, because Sopel needs an older SQLAlchemy.
$(INSTALLED_RIVALS): pyproject.toml
	test -x $(RIVALS)/bin/python || $(PYTHON) -m venv $(RIVALS)
	$(RIVALS)/bin/python -m pip --disable-pip-version-check --quiet install 'sopel>=8' 'limnoria>=2025'
	touch $@
