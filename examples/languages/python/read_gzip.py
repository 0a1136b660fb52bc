"""Prints the records of the gzip batches of a Kafka segment.

To run it, see docs/how-to/parser-in-another-language.md.

SPDX-License-Identifier: CC0-1.0
"""

import gzip
import io
import sys

from parsers import KafkaLog, KafkaRecordBatchHeader, KafkaRecords

GZIP = KafkaRecordBatchHeader.RecordBatchCompression.gzip
LIMIT = 64 << 20  # bytes of a decompressed entry

with KafkaLog.from_file(sys.argv[1]) as log:
    for entry in log.entries:
        batch = entry.record_batch
        if batch is not None and batch.header.attributes.compression == GZIP:
            with gzip.open(io.BytesIO(batch.compressed_records)) as stream:
                data = stream.read(LIMIT + 1)
            if len(data) > LIMIT:
                sys.exit(f"The entry at {entry.ofs_entry} decompresses to more than {LIMIT} bytes.")
            for record in KafkaRecords.from_bytes(data).records:
                body = record.body
                print(entry.base_offset + body.offset_delta.value, body.key, body.value)
