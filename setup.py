"""Compiles the kernel, kafkafmt/_kernel.pyx; pyproject.toml has the rest.

From Python 3.11 on it is built for the stable ABI, which has buffers since then, so that one wheel
serves all later versions. Without a compiler the package installs all the same, and reads by the
reference road.
"""

import os
import sys
from glob import glob

from setuptools import Extension, setup

STABLE_ABI = 0x030B0000
is_stable = sys.implementation.name == "cpython" and sys.hexversion >= STABLE_ABI

kernel = Extension(
    "kafkafmt._kernel",
    ["kafkafmt/_kernel.pyx"],
    depends=["kafkafmt/_crc.h", *sorted(glob("kafkafmt/*.pxi"))],
    define_macros=[("Py_LIMITED_API", hex(STABLE_ABI))] if is_stable else [],
    py_limited_api=is_stable,
    extra_compile_args=[] if os.name == "nt" else ["-O3", "-g0", "-fno-strict-aliasing"],
    optional=True,
)

setup(
    ext_modules=[kernel],
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if is_stable else {},
)
