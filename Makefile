# make play   - install what is needed, build the page, start the game and open it
# make test   - install what is needed and run everything
# make setup  - install what playing in the terminal needs
# make wheel  - build the wheel for other machines, into dist/
# make site   - build the site of static files, into site/
# make mutants GAME=corvus SAMPLE=150 - change rules at random and list the changes no test notices
# make bench  - measure the speed of the rules beside python-chess
# make clean  - remove what was installed and built
PY      ?= python3
V       := .venv
B       := $(V)/bin
STATIC  := src/naumachia/server/static/index.html
WEBSRC  := $(shell find web/src -type f 2>/dev/null) web/index.html web/vite.config.ts
NODE    := PATH="$(CURDIR)/$(B):$$PATH"
export PIP_DISABLE_PIP_VERSION_CHECK = 1
unexport PYTHONDONTWRITEBYTECODE    # the tests start the program many times: compile it once
.DELETE_ON_ERROR:
.PHONY: help play test checks setup dev page lint types arrows unit web-test web-lint web-types web-unit e2e browser postgres bench mutants site site-pages site-play pictures lock wheel clean

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

play: setup $(STATIC)
	@$(B)/naumachia

setup: $(V)/.run

# what keeps one core busy runs two at a time, each told as a whole when it is done; then the tests: those of the browser wait
# now and then, and leave a core to the others
test: $(V)/.dev postgres browser
	@$(MAKE) --no-print-directory -j2 --output-sync checks
	@$(MAKE) --no-print-directory -j2 unit e2e
checks: types web-lint web-types page web-unit lint arrows    # the longest first; npm works beside the first of them

$(B)/uv:
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed"; exit 1; }
	@$(PY) -m venv $(V) 2>/dev/null || { rm -rf $(V); \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq python3-venv; \
	  else echo "python3-venv is missing: sudo apt install python3-venv"; exit 1; fi; $(PY) -m venv $(V); }
	@$(B)/pip install -q uv

$(V)/.run: requirements.lock pyproject.toml | $(B)/uv    # only what play needs, and Node to build the page
	@$(B)/uv pip install -q --python $(B)/python -c requirements.lock -e '.[build]'
	@touch $@

dev: $(V)/.dev
$(V)/.dev: requirements-dev.lock pyproject.toml | $(B)/uv
	@$(B)/uv pip install -q --python $(B)/python -c requirements-dev.lock -e '.[dev]'
	@touch $@ $(V)/.run

web/node_modules/.package-lock.json: web/package-lock.json | $(V)/.run
	@cd web && $(NODE) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

page: $(STATIC)
$(STATIC): web/node_modules/.package-lock.json $(WEBSRC)
	@cd web && $(NODE) npm run -s build -- --logLevel warn
	@touch $@

lint: $(V)/.dev
	@$(B)/ruff check src tests examples tools
	@$(B)/ruff format --check -q src tests examples tools
	@$(B)/python tools/prose.py
	@$(B)/python tools/commit_message.py
	@$(B)/check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@$(B)/check-jsonschema -q --builtin-schema vendor.compose-spec deploy/compose.yaml
types: $(V)/.dev
	@$(B)/mypy
arrows: $(V)/.dev
	@$(B)/lint-imports --no-cache
unit: $(V)/.dev postgres web/node_modules/.package-lock.json
	@$(NODE) $(B)/pytest -q -n auto --dist worksteal -p no:rerunfailures --ignore=tests/e2e
web-test: web-lint web-types web-unit
web-lint: web/node_modules/.package-lock.json
	@cd web && $(NODE) npm run -s lint
web-types: web/node_modules/.package-lock.json
	@cd web && $(NODE) npm run -s types
web-unit: web/node_modules/.package-lock.json
	@cd web && $(NODE) npm run -s test
e2e: $(V)/.dev $(STATIC) browser
	@$(NODE) $(B)/pytest -q tests/e2e -n 2 --dist worksteal --reruns 1 -raR    # what fails once and then not is told as RERUN: mend it

# Debian packages the tests need and a fresh machine may lack
browser:
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || $(MAKE) -s apt PACKAGE=chromium
postgres:
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || $(MAKE) -s apt PACKAGE=postgresql
.PHONY: apt
apt:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	  then apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(PACKAGE) >/dev/null; \
	  else echo "the tests need $(PACKAGE): sudo apt install $(PACKAGE)"; exit 1; fi

# front page, guide, rules and documentation; the game itself lies in site/play
site: site-pages site-play
site-pages: $(V)/.dev
	@$(B)/python -m tools.pages --out site
site-play: $(V)/.dev web/node_modules/.package-lock.json    # the game as static files
	@$(NODE) $(B)/python -m tools.site
pictures: $(V)/.dev $(STATIC) browser    # the moving pictures of the guide, from matches between programs
	@$(B)/python -m tools.pages.pictures

bench: $(V)/.dev
	@$(B)/naumachia bench --peer
GAME    ?= kernel
SAMPLE  ?= 150
SEED    ?= 1
JOBS    ?= 1
mutants: $(V)/.dev
	@PYTHONPATH=tests nice -n 19 $(B)/python -W ignore -m mutation $(GAME) --sample $(SAMPLE) --seed $(SEED) --jobs $(JOBS) \
		$(if $(AGAIN),--again $(AGAIN)) $(if $(MINUTES),--minutes $(MINUTES)) \
		$(if $(LONGEST),--longest $(LONGEST)) $(if $(NAMED),--named)

lock: | $(B)/uv
	@$(B)/uv pip compile -q --universal --extra build --no-header --no-annotate -o requirements.lock pyproject.toml
	@$(B)/uv pip compile -q --universal --extra dev --extra build --extra postgres --no-header --no-annotate -o requirements-dev.lock pyproject.toml
wheel: $(V)/.run
	@$(NODE) $(B)/uv build -q
clean:
	rm -rf $(V) web/node_modules src/naumachia/server/static dist site
