"""The options of an export: meaning, type and default of each, in one place.

Strategy: `kafkafmt.export` and `kafkafmt.spark.export` are annotated with this TypedDict,
and `kafkafmt._base.arguments.described` makes their signatures and docstrings of it. `Job` checks
the values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from typing_extensions import Doc

from kafkafmt._base.arguments import Default
from kafkafmt.lake.export.job import PARQUET
from kafkafmt.lake.tables.table import BY_LOG, TARGET_FILE_SIZE
from kafkafmt.log.scan.options import Access, Visible
from kafkafmt.values.column import ValueFormat
from kafkafmt.values.records import COLLECT


class ExportOptions(Visible, Access, total=False):
    """The options of an export."""

    format: Annotated[str, Doc("`parquet`, `delta` or `iceberg`."), Default(PARQUET)]
    incremental: Annotated[
        bool,
        Doc(
            "append what is new since the last run, each record exactly once; for delta and"
            " iceberg."
        ),
        Default(False),
    ]
    start: Annotated[
        str | None,
        Doc(
            "where to begin: `earliest`, offsets as JSON, or a time (ISO 8601, in UTC unless "
            "it has a zone, or milliseconds since 1970)."
        ),
    ]
    end: Annotated[
        str | None, Doc("where to end, exclusive: `latest`, offsets as JSON, or a time.")
    ]
    topics: Annotated[
        str | Iterable[str] | None,
        Doc("a list of names or globs, or one string of them separated by commas; all by default."),
    ]
    partition_by: Annotated[
        str | Iterable[str],
        Doc(
            "the columns that OUT/records has directories for: any of topic, partition, date, "
            "hour, segment and compression. Date and hour are those of the timestamp in UTC."
        ),
        Default(BY_LOG),
    ]
    tables: Annotated[
        str | Iterable[str] | None,
        Doc(
            "the names of the tables to write, as a list or separated by commas: records, "
            "batches, damage and, with `key_format` or `value_format`, values_failed; all by "
            "default."
        ),
    ]
    table_per_topic: Annotated[
        bool | None,
        Doc(
            "whether each topic has tables of its own, in a directory of OUT that is called like it"
            " where that is a safe name (OUT/topics.json lists them); by default where keys or"
            " values are typed and OUT has more than one topic."
        ),
    ]
    target_file_size: Annotated[
        int,
        Doc(
            "bytes from which on a file is full: further records of its directory go to "
            "another file."
        ),
        Default(TARGET_FILE_SIZE),
    ]
    catalog: Annotated[
        Mapping[str, str] | None,
        Doc(
            "properties of pyiceberg's catalog for Iceberg tables; by default, the catalog is "
            "the file OUT/catalog.db."
        ),
    ]
    fail_on_data_loss: Annotated[
        bool,
        Doc("whether it is an error if offsets are deleted before they are read."),
        Default(True),
    ]
    to_high_watermark: Annotated[
        bool,
        Doc("whether to read up to the high watermark only, as a consumer does."),
        Default(False),
    ]
    merge_replicas: Annotated[
        bool,
        Doc(
            "whether the copies of a partition that several brokers have are one log, with "
            "each record once (see docs/how-to/merge-replicas.md). Without it, several copies of a "
            "partition are refused."
        ),
        Default(False),
    ]
    null_headers: Annotated[
        bool,
        Doc(
            "whether a record without headers has null, as in Spark's Kafka source; else an empty"
            " list."
        ),
        Default(False),
    ]
    after_handover: Annotated[
        bool,
        Doc(
            "whether to go on though `handover` has given OUT to a live consumer: after what that"
            " one has added."
        ),
        Default(False),
    ]
    after_foreign: Annotated[
        bool,
        Doc(
            "whether to go on though another writer has added rows: after the greatest offsets of"
            " the table."
        ),
        Default(False),
    ]
    max_bytes_per_trigger: Annotated[
        str | None,
        Doc(
            "how many bytes of segments, approximately, an incremental run commits at once, "
            "such as `8g`; by default 8 tasks for each core, and at least 8 GiB."
        ),
    ]
    key_format: Annotated[
        ValueFormat | str | None,
        Doc(
            "how keys are written: a format's name, such as `avro`, `json`, `int64` or "
            "`auto`, or a `ValueFormat`. None leaves them binary."
        ),
    ]
    value_format: Annotated[
        ValueFormat | str | None,
        Doc("how values are written; likewise. All topics of one table must have the same type."),
    ]
    schemas: Annotated[
        str | None,
        Doc(
            "the schemas of keys and values: a path or URL of the log of a registry's topic "
            "`_schemas`, or of a folder of schema files."
        ),
    ]
    on_value_error: Annotated[
        str,
        Doc(
            "what to do with a key or value that does not decode: `collect` makes it null, "
            "with its error and its bytes in the columns `value_error` and `value_raw` "
            "(`key_error`, `key_raw`), and in the table `values_failed`; `null` only makes it "
            "null; `raise` stops the run."
        ),
        Default(COLLECT),
    ]
    out_storage_options: Annotated[
        Mapping[str, Any] | None, Doc("other ones for OUT; None is those of the source.")
    ]
