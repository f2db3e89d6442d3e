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

    print(make_app(whole=True).generate_completion(prog_name="bob-editor", shell=shell))
