"""Compile the engines of records and values; pyproject.toml has the rest.

From Python 3.11 on they are built for the stable ABI, which has buffers since then, so that one
wheel serves all later versions. Python 3.10 has a wheel of its own, and so have the builds without
the interpreter's lock, which have no stable ABI. Without a compiler the package installs all the
same, and reads by the reference engines.
"""

import os
import sys
import sysconfig
from glob import glob

from setuptools import Extension, setup

STABLE_ABI = 0x030B0000
STABLE_TAG = f"cp{STABLE_ABI >> 24}{STABLE_ABI >> 16 & 0xFF}"
# They come after those of CFLAGS, and would win over -O0 (scripts/fuzz).
OPTIMIZED = os.environ.get("KAFKAFMT_OPTIMIZATION", "-O3 -g0").split()
is_stable = (
    sys.implementation.name == "cpython"
    and sys.hexversion >= STABLE_ABI
    and not sysconfig.get_config_var("Py_GIL_DISABLED")
)


def extension(module: str, depends: list[str]) -> Extension:
    """Return the extension of a .pyx file; optional, since Python can do the same."""
    folder, _, _ = module.replace(".", "/").rpartition("/")
    return Extension(
        module,
        [f"{module.replace('.', '/')}.pyx"],
        depends=[*depends, *sorted(glob(f"{folder}/*.pxi"))],
        define_macros=[("Py_LIMITED_API", hex(STABLE_ABI))] if is_stable else [],
        py_limited_api=is_stable,
        extra_compile_args=[] if os.name == "nt" else [*OPTIMIZED, "-fno-strict-aliasing"],
        optional=True,
    )


# By the kernels for values.
SHARED = ["kafkafmt/segment/engine/kernel/utf8.pxi", *sorted(glob("kafkafmt/values/*.pxi"))]

extensions = [
    extension("kafkafmt.segment.engine.kernel._kernel", ["kafkafmt/segment/engine/kernel/_crc.h"]),
    extension("kafkafmt.values.avro._kernel", SHARED),
    extension("kafkafmt.values.protobuf._kernel", SHARED),
]

setup(
    ext_modules=extensions,
    options={"bdist_wheel": {"py_limited_api": STABLE_TAG}} if is_stable else {},
)
