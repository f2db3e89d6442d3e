# The commands for people. Each sets up all it needs: .venv, and on Debian as root Qt's system libraries.

.PHONY: run test quick fresh words icons dist app bench browser mutants kills openings schemas docs pictures

run: ## opens the editor on a sample board; without a screen, shows what can be shown
	@bash .ci/setup run
	@bash .ci/show

test: ## everything CI runs: format, lint, spelling, types, layers, tests
	@bash .ci/run

quick: ## under a minute: format, lint, layers, types, and the tests of what has changed since the last commit
	@bash .ci/quick

fresh: ## writes every generated file anew
	@bash .ci/fresh

words: ## writes the tables of the window's languages anew: new texts come in unfinished
	@bash .ci/setup test
	@.venv/bin/python -m tests.words.linguist

icons: ## takes the icons that the code names out of the Material Design Icons
	@bash .ci/icons

dist: ## the wheel and the source distribution; BOB_EDITOR_HOME=https://… has their page lead to the sources there
	@bash .ci/setup test
	@.venv/bin/python -m hatchling build

app: ## the application in a folder of its own, for machines without Python; see packaging/README.md
	@bash .ci/app

bench: ## measures LOS against the plain way with shapely, on boards as people draw them
	@bash .ci/setup test
	@.venv/bin/python -m pytest tests/benchmarks -s

browser: ## drives the published web pages in Chromium, from files and without a network
	@bash .ci/setup test
	@bash .ci/browser

schemas: ## holds all documents to the schemas in Visual Studio Code's engine and in ajv, and SARIF to its own validator; wants node
	@bash .ci/setup test
	@bash .ci/schemas test

docs: ## builds the manual's site, and checks its links
	@bash .ci/setup test
	@bash .ci/docs

pictures: ## makes the manual's pictures anew, of the window too; wants a screen or xvfb-run
	@bash .ci/setup test
	@bash .ci/pictures

# Of the long runs: how many, which ones, and the minutes after which they end.
N ?=
S ?= 1
M ?=
MINUTES = $(if $(M),--minutes $(M))

mutants: ## N unsound files, others for every S, through all that is done to a file; tells which bring the program down
	@bash .ci/setup test
	@.venv/bin/python -m tests.mutants --count $(or $(N),10000) --seed $(S) $(MINUTES)

kills: ## N windows killed while somebody edits in them; tells where more than a second of work is lost
	@bash .ci/setup test
	@.venv/bin/python -m tests.kills --count $(or $(N),100) --seed $(S) $(MINUTES)

openings: ## N boards and scenarios opened in one window; prints the memory that it takes, and what grows
	@bash .ci/setup test
	@.venv/bin/python -m tests.openings --count $(or $(N),1000) $(MINUTES)
