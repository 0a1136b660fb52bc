"""``kafkafmt completion``: a script that completes commands and options in a shell.

Strategy: click generates the script; at each Tab the shell then runs ``kafkafmt`` itself.
"""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem, get_completion_class

from kafkafmt.cli import help_page, streams


def complete_files(
    context: click.Context, parameter: click.Parameter, typed: str
) -> list[CompletionItem]:
    """Let the shell complete names of files and directories."""
    return [CompletionItem(typed, type="file")]


@help_page.command(
    "completion",
    examples="""\
kafkafmt completion bash >> ~/.bashrc
kafkafmt completion zsh >> ~/.zshrc
kafkafmt completion fish > ~/.config/fish/completions/kafkafmt.fish""",
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print the completion script of a shell."""
    completion = get_completion_class(shell)
    if completion is None:
        raise click.UsageError(f"click has no completion for {shell}")
    root = ctx.find_root()
    script = completion(root.command, {}, "kafkafmt", "_KAFKAFMT_COMPLETE").source()
    streams.out(f"{script}\n")
