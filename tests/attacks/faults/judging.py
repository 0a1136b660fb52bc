"""Whether an answer of a disk or a store that fails may be given.

It may if it is the same as without the fault, or if it says what failed. What is different and
says nothing of it is plausible and wrong.
"""

from __future__ import annotations

import re

from tests.attacks.faults.questions import CRASHED, WRONG_USE, Answer

_DAMAGE = re.compile(
    r"read_error|damaged range|is salvaged, with the copies|offsets of groups may be missing"
    r'|"damagedRanges": ?[1-9]'  # the report of a salvage, and `ls --json`
    r"|'damagedRanges': [1-9]"  # read_logs
    r"|not given"  # of a log, of a file that the inspector's page asks for
)
"""How an answer says that bytes could not be read, besides with the words of the fault."""


def fault_of(sound: Answer, found: Answer, words: tuple[str, ...], where: str = "") -> str | None:
    """What is wrong with an answer; `None` if it may be given.

    `words` are those of the fault: an answer that says what failed has some of them. `where` is the
    folder that a path in an error begins with.
    """
    if found.code == CRASHED:
        return "raises what is not documented"
    if (found.code, found.out) == (sound.code, sound.out):
        return None
    told = found.out + found.said.removeprefix(sound.said)
    if found.code == WRONG_USE and where not in told:
        return "names no file"
    if any(word in told for word in words) or _DAMAGE.search(told):
        return None
    if found.code == sound.code:
        return "is another answer, without a word"
    return "fails for another reason"
