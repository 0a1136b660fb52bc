"""``kafkafmt completion``: a script to complete commands and options in a shell.

Strategy: click generates the script; at each Tab the shell then runs ``kafkafmt`` itself.
"""

from __future__ import annotations

import click
from click.shell_completion import BashComplete, FishComplete, ZshComplete

from kafkafmt.cli import help_page, streams

_SHELLS = {"bash": BashComplete, "zsh": ZshComplete, "fish": FishComplete}


@help_page.command(
    "completion",
    examples="""\
kafkafmt completion bash >> ~/.bashrc
kafkafmt completion zsh >> ~/.zshrc
kafkafmt completion fish > ~/.config/fish/completions/kafkafmt.fish""",
)
@click.argument("shell", type=click.Choice([*_SHELLS]))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print the completion script of a shell."""
    completion = _SHELLS[shell](ctx.find_root().command, {}, "kafkafmt", "_KAFKAFMT_COMPLETE")
    streams.out(f"{completion.source()}\n")
