"""``bob-editor completion``: the script by which a shell completes commands and options."""

from typing import Literal


def completion(shell: Literal["bash", "zsh", "fish"], /) -> None:
    """Print the script that completes commands, options and their choices in a shell.

    Try:

        source <(bob-editor completion bash)
        bob-editor completion zsh > ~/.zfunc/_bob-editor
        bob-editor completion fish > ~/.config/fish/completions/bob-editor.fish

    Parameters
    ----------
    shell
        bash, zsh or fish.
    """
    from bob_editor.cli.main import make_app

    script = make_app(whole=True).generate_completion(prog_name="bob-editor", shell=shell)
    print(f"{script.rstrip()}\n\n{_CALLED_BY_ZSH}" if shell == "zsh" else script)


_CALLED_BY_ZSH = """\
if (( $+funcstack[1] )) && [[ $funcstack[1] == _* ]]; then
  _cyclopts_bob-editor "$@"
else
  compdef _cyclopts_bob-editor bob-editor
fi"""
"""Run by zsh as the function of its name, as a file that was found is, it completes; sourced, it says how."""
