# The two commands for people. Both set up all they need: .venv, and on Debian as root Qt's system libraries.

.PHONY: run test

run: ## opens the editor on a sample board; without a screen, shows what can be shown
	@bash .ci/setup run
	@bash .ci/show

test: ## everything CI runs: format, lint, spelling, types, layers, tests
	@bash .ci/run
