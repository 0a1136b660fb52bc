# The commands of the project. Each one first sets up what it needs, once: a virtual environment in
# .venv from requirements.lock and, if it needs them, Java, the npm packages and Chromium. After that
# there is nothing to set up and nothing to download.
#
#   PYTHON=python3.12   the Python for .venv (3.10 or later; default: the first one found)
#   JOBS=4              processes for the tests (default: as many as processors, and for make test two
#                       more, since many wait for a JVM)
#   ARGS='-k lz4'       more arguments for pytest, the demo or the benchmark

SHELL := /bin/bash
# Where they are set, faults hide: output that is never flushed, and stale compiled files.
unexport PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE
PROCESSORS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
ARGS ?=
PY := .venv/bin/python
SETUP := scripts/setup
# With a worker in the place of one that crashed, pytest-xdist's loadgroup waits without an end.
SPREAD := --dist loadgroup --max-worker-restart 0
# Without it, Material for MkDocs prints an advertisement for its successor.
DOCS := NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet

.DEFAULT_GOAL := help
.PHONY: help demo test soak test-fast test-without-kernel pyspark fuzz mutants check docs dist gallery generate schemas conformance bench bench-spark bench-inspector pictures lock setup clean

help:  ## list the commands
	@echo "make demo      export the segments of real brokers to Parquet with a Spark job, and make a report"
	@echo "make test-fast run the quick tests that need no JVM, no browser, no broker and no Node"
	@echo "make test      run every test, of long sweeps those of each class"
	@echo "make soak      run every test with the whole of each sweep"
	@echo "make test-without-kernel  run the tests of make test-fast with the reference engine alone"
	@echo "make pyspark   run small Spark jobs on each PySpark that is supported, with nothing but the extras"
	@echo "make fuzz      read damaged segments for ten minutes with a kernel that checks its memory accesses"
	@echo "make mutants   change one package in small ways that its tests must notice (SUBJECT=segment/record)"
	@echo "make check     check lint, types, generated files, lock files and documentation"
	@echo "make docs      build the documentation as a site, in build/site"
	@echo "make dist      build the sdist, the wheel of this machine and the conformance suite into dist, and check them"
	@echo "make gallery   write what Kaitai's format gallery gets into build/gallery"
	@echo "make generate  generate the parsers and their documentation from ksy/ (needs Node) and docs/reference/cli.md"
	@echo "make schemas   take Kafka's message schemas from the jars of a release (RELEASE=4.4.0; ARGS=--newest: what is unread)"
	@echo "make conformance  run the parsers of every language on every segment (ARGS=--full: each case)"
	@echo "make bench     compare the speed with Kafka's own reader and others: docs/background/benchmarks.md"
	@echo "make bench-spark  compare the Spark source with others: docs/background/benchmarks-spark.md"
	@echo "make bench-inspector  measure the inspector in a browser: docs/background/benchmarks-inspector.md"
	@echo "make pictures  take the pictures of the documentation that need a browser"
	@echo "make lock      write the lock files from pyproject.toml (ARGS=--upgrade: newest versions)"
	@echo "make setup     only set up what the other commands need"
	@echo "make clean     remove what these commands made, with .venv"

demo:
	@$(SETUP) demo java
	@$(PY) scripts/demo.py $(ARGS)

# The Spark tests share one worker and one session; a module goes to one worker: tests/conftest.py.
test: JOBS ?= $(shell expr $(PROCESSORS) + 1)
test:
	@$(SETUP) python jdk java node browser xz
	$(PY) -m pytest -n $(JOBS) $(SPREAD) $(ARGS)

# The whole of each sweep, of which `make test` runs one of each class.
soak: export KAFKAFMT_SOAK = 1
soak: test

FAST := -m 'not (spark or spark_processes or node or browser or slow)' --hypothesis-profile quick
test-fast test-without-kernel: JOBS ?= $(PROCESSORS)

# CONTRIBUTING names it first: after a change, before anything else. With CHEAP= it takes every test that
# is not slow, with CHEAP=--measure it writes what they cost: tests/support/costs.py.
CHEAP ?= --cheap
test-fast:
	@$(SETUP) python
	$(PY) -m pytest -q -n $(JOBS) $(SPREAD) $(FAST) $(CHEAP) $(ARGS)

test-without-kernel:
	@$(SETUP) python
	KAFKAFMT_ENGINE=reference $(PY) -m pytest -q -n $(JOBS) $(SPREAD) $(FAST) $(ARGS)

# Each version has an environment in build/pyspark, which is kept.
pyspark:
	@$(SETUP) python java
	$(PY) -m scripts.pyspark_matrix $(ARGS)

fuzz:
	@$(SETUP) python fuzz
	@scripts/fuzz $(ARGS)

mutants:
	@$(SETUP) python mutation
	$(PY) -m tests.project.mutation $(or $(SUBJECT),segment/record) $(ARGS)

check:
	@$(SETUP) python node
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports --no-logo
	node_modules/.bin/tsc -p inspector/tsconfig.json
	$(PY) build.py --check
	$(PY) -m pytest -q -n 0 tests/conformance/grammars/test_jvm_compiler.py
	$(PY) scripts/lock.py --check
	$(PY) -m scripts.api_reference --check
	$(PY) -m scripts.cli_reference --check
	$(PY) scripts/check_prose.py
	scripts/lint_workflows
	$(DOCS)

docs:
	@$(SETUP) python
	$(DOCS)
	@echo "The site: build/site/index.html"

# Not `python -m build`, which would start our build.py.
dist:
	@$(SETUP) python
	rm -rf dist
	$(PY) -m uv build --quiet --build-constraints .github/release.lock --require-hashes
	$(PY) scripts/check_dist.py dist
	scripts/try_wheel dist/*.whl
	$(PY) -m scripts.conformance_suite dist

gallery:
	@$(SETUP) python
	$(PY) -m scripts.gallery build/gallery

generate:
	@$(SETUP) python node
	$(PY) build.py
	$(PY) -m scripts.api_reference
	$(PY) -m scripts.cli_reference

schemas:  ## take Kafka's message schemas from a release (RELEASE=4.4.0), or compare them with the jars
	@$(SETUP) python node
	$(PY) -m scripts.message_schemas $(if $(RELEASE),--release $(RELEASE),$(or $(ARGS),--check))
	$(if $(RELEASE),$(PY) build.py)

# C++, Rust, C#, Ruby, PHP, Lua and Nim take their runtimes from the folder KAITAI_RUNTIMES.
conformance:
	@$(SETUP) python node
	@$(PY) -m tests.conformance.matrix $(ARGS)

bench:
	@$(SETUP) python bench
	$(PY) -m benchmarks $(ARGS)

bench-inspector:
	@$(SETUP) python node browser
	$(PY) -m benchmarks.inspector $(ARGS)

# They differ a little with the fonts of a machine, so nothing compares them.
pictures:
	@$(SETUP) python browser
	$(PY) -m tests.cli.inspector.picture
	$(PY) -m tests.lake.export.picture

bench-spark:
	@$(SETUP) python java bench
	$(PY) -m benchmarks.spark $(ARGS)

lock:
	@$(SETUP) python
	$(PY) scripts/lock.py $(ARGS)

setup:
	@$(SETUP) python jdk java node browser xz

clean:
	rm -rf .venv node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf kafkafmt.egg-info spark-warehouse metastore_db derby.log
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
