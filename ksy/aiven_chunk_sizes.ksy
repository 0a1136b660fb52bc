meta:
  id: aiven_chunk_sizes
  title: Chunk sizes of a segment in Aiven's tiered storage
  application: Tiered storage plugin of Aiven for Apache Kafka
  xref:
    aiven: io.aiven.kafka.tieredstorage.manifest.index.serde.ChunkSizesBinaryCodec
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  How many bytes each chunk of a segment has as it is stored, one after the
  other in the object `.log`: the field `transformedChunks` of a manifest
  (`.rsm-manifest`) whose chunk index is of type `variable`. There it is
  text: Base64 of one zstd frame. Decode and decompress that first.

  The size of each chunk but the last is the sum of `base` and of a value.
  All values are as wide as the greatest of them needs, so a table has one
  of `one_byte_values`, `two_byte_values`, `three_byte_values` and
  `four_byte_values`.
doc-ref: https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java ChunkSizesBinaryCodec
-webide-representation: '{num_chunks:dec} chunks, the last of
  {len_last_chunk:dec} bytes'
seq:
  - id: num_chunks
    -orig-id: Count
    type: s4
    valid:
      min: 0
    doc: How many chunks; none for none, and then nothing follows.
  - id: base
    -orig-id: Base
    type: s4
    if: num_chunks > 1
    doc: |
      The least size of all chunks but the last; absent with a single chunk.
  - id: len_value
    -orig-id: Bytes per value
    type: s1
    valid:
      min: 1
      max: 4
    if: num_chunks > 1
    doc: Bytes of each value; absent with a single chunk.
  - id: one_byte_values
    -orig-id: Values (without last)
    type: u1
    repeat: expr
    repeat-expr: num_values.as<s8>
    if: num_chunks > 1 and len_value == 1
    doc: For each chunk but the last, its size less `base`.
  - id: two_byte_values
    -orig-id: Values (without last)
    type: u2
    repeat: expr
    repeat-expr: num_values.as<s8>
    if: num_chunks > 1 and len_value == 2
    doc: For each chunk but the last, its size less `base`.
  - id: three_byte_values
    -orig-id: Values (without last)
    type: three_byte_value
    repeat: expr
    repeat-expr: num_values.as<s8>
    if: num_chunks > 1 and len_value == 3
    doc: For each chunk but the last, its size less `base`.
  - id: four_byte_values
    -orig-id: Values (without last)
    type: u4
    repeat: expr
    repeat-expr: num_values.as<s8>
    if: num_chunks > 1 and len_value == 4
    doc: For each chunk but the last, its size less `base`.
  - id: len_last_chunk
    -orig-id: Last value
    type: s4
    if: num_chunks > 0
    doc: The whole size of the last chunk; absent without chunks.
  - id: trailing
    -orig-id: buf
    size-eos: true
    doc: Empty as a rule. The plugin does not look at it.
instances:
  num_values:
    value: (num_chunks.as<s8> - 1.as<s8>).as<s8>
    doc: All chunks but the last; less than none without chunks.
types:
  three_byte_value:
    doc: An unsigned number of three bytes.
    doc-ref: https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java ChunkSizesBinaryCodec
    -webide-representation: '{value:dec}'
    seq:
      - id: high
        -orig-id: valBuf
        type: u1
        doc: The highest byte.
      - id: low
        -orig-id: valBuf
        type: u2
        doc: The two lower bytes.
    instances:
      value:
        value: ((high.as<s8> * 0x10000.as<s8>).as<s8> + low.as<s8>).as<s8>
        doc: The number.
