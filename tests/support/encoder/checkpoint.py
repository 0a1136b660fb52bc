"""The text files of a data directory (``CheckpointFile``)."""


def checkpoint_text(*entries: tuple[object, ...]) -> str:
    """A version, the number of entries, and a line with the words of each."""
    lines = [" ".join(map(str, entry)) for entry in entries]
    return "\n".join(["0", str(len(lines)), *lines]) + "\n"
