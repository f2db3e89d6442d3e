"""THE COMMAND LINE: words and files in, answers, exit codes and files out.

One module a subcommand, each a plain typed function whose docstring is its help; ``subcommands`` lists them. Answers
go to standard output, everything else to standard error; a subcommand returns its exit code, and what it can't do it
raises.

May import everything but ``ui``; only ``render`` brings Qt, and only the commands that paint ask for it.
"""
