"""THE COMMAND LINE: check, fix, los, exposure, compare, test, render, pack, rules, new (formats, section 6).

One module a subcommand, each a plain typed function whose docstring is its help. Answers go to standard output,
everything else to standard error; a subcommand returns its exit code, and what it can't do it raises.

May import everything but ``ui``; only ``render`` brings Qt, and only the commands that paint ask for it.
"""
