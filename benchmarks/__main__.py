"""``make bench``: generate the sets, measure, print the tables, write the document.

Strategy: one set after another; progress is printed to standard error, the tables to standard
output.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Sequence

from benchmarks import processes, sets
from benchmarks.clients import measure_clients
from benchmarks.java_peer import Java, JavaMissingError
from benchmarks.measure import measure, measure_threads
from benchmarks.pages import claim_table, fill, load, machine, parser, say, verdict
from benchmarks.peers import FLOOR
from benchmarks.report import Run, absent, ratio_table, tables, time_table

_PAGE = "background/benchmarks.md"
_DUMP_SIZE = 16 * 1024 * 1024
# Threads share a segment by parts, so a short one says little about them.
_THREADS_SIZE, _THREADS_KIND = 128 * 1024 * 1024, "json"
_PLAIN = "json none"  # the set whose beginning is dumped


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    options = _parser().parse_args(arguments)
    java, no_java = _java(options)
    run = Run(options.scale, options.rounds, load(), no_java=no_java)
    for segment in sets.generate(options.cache, options.scale, options.sets):
        say(f"{segment.name} ({segment.size / 1e6:.1f} MB)")
        run.results.append(measure(segment, options.rounds, java))
        run.memories[segment.name] = processes.memory(segment.path)
        if segment.kind == _THREADS_KIND:
            size = int(_THREADS_SIZE * options.scale)
            say(f"{segment.name}, {size / 1e6:.1f} MB, threads")
            long = sets.repeat(options.cache, segment, size)
            run.threads[f"{segment.name}, {size / 1e6:.0f} MB"] = measure_threads(
                long, options.rounds
            )
            long.unlink()
        if segment.name == _PLAIN and java is not None:
            start = segment.path.parent.parent / "dump" / segment.path.name
            sets.copy_start(segment.path, start, _DUMP_SIZE)
            for given in processes.DUMP_OPTIONS:
                say(" ".join(("dump", *given)))
                run.dumps.append(processes.dump(start, given, java, options.rounds))
    if options.sets in "clients":  # or all
        run.clients = measure_clients(options.cache, options.rounds, java)
    run.import_time = processes.import_time(options.rounds)
    print(tables(run))
    versions = [f"Python {platform.python_version()}"]
    for each in run.results:
        versions += [each.versions[name] for name in each.versions if name != FLOOR]
    scale = "" if run.scale == 1 else f" The sets are {run.scale:g} times their usual size."
    parts = {
        "run": f"**{verdict(run.claims)}**\n\n{machine(run.load, versions)}"
        f" Medians of {run.rounds} interleaved runs.{scale} {' '.join(absent(run))}".rstrip(),
        "ratios": ratio_table(run),
        "times": time_table(run),
        "clients": run.clients.table(),
        "others": claim_table(run.other_claims),
    }
    fill(_PAGE, parts, options.output)


def _parser() -> argparse.ArgumentParser:
    made = parser("make bench", "Compare kafkafmt with its peers and with the floor.", _PAGE, 5)
    made.add_argument("--scale", type=float, default=1.0, help="factor for the size of the sets")
    made.add_argument("--sets", default="", help="only the sets whose names contain this")
    made.add_argument("--no-java", action="store_true", help="do not measure Kafka's own code")
    return made


def _java(options: argparse.Namespace) -> tuple[Java | None, str | None]:
    """Return Kafka's Java code, or the reason why it is missing."""
    if options.no_java:
        return None, "disabled by --no-java"
    try:
        return Java(options.cache / "java"), None
    except JavaMissingError as error:
        say(f"Java is skipped: {error}")
        return None, str(error)


if __name__ == "__main__":
    main()
