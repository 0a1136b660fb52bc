"""Compiles the kernel and the fast road of messages; pyproject.toml has the rest.

From Python 3.11 on they are built for the stable ABI, which has buffers since then, so that one
wheel serves all later versions. Python 3.10 has a wheel of its own, and so have the builds without
the interpreter's lock, which have no stable ABI. Without a compiler the package installs all the
same, and reads by the reference road.
"""

import os
import sys
import sysconfig
from glob import glob

from setuptools import Extension, setup

STABLE_ABI = 0x030B0000
STABLE_TAG = f"cp{STABLE_ABI >> 24}{STABLE_ABI >> 16 & 0xFF}"
is_stable = (
    sys.implementation.name == "cpython"
    and sys.hexversion >= STABLE_ABI
    and not sysconfig.get_config_var("Py_GIL_DISABLED")
)


def extension(name: str, *depends: str) -> Extension:
    """A module in Cython that the package does without where there is no compiler."""
    return Extension(
        name,
        [f"{name.replace('.', '/')}.pyx"],
        depends=list(depends),
        define_macros=[("Py_LIMITED_API", hex(STABLE_ABI))] if is_stable else [],
        py_limited_api=is_stable,
        extra_compile_args=[] if os.name == "nt" else ["-O3", "-g0", "-fno-strict-aliasing"],
        optional=True,
    )


kernel = extension(
    "kafkafmt.engine.kernel._kernel",
    "kafkafmt/engine/kernel/_crc.h",
    *sorted(glob("kafkafmt/engine/kernel/*.pxi")),
)
program = extension("kafkafmt.messages._program")

setup(
    ext_modules=[kernel, program],
    options={"bdist_wheel": {"py_limited_api": STABLE_TAG}} if is_stable else {},
)
