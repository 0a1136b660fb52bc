## Conformance runner: the generated Nim parsers, file by file, as canonical JSON.
##
##   nim c --path:runtime --path:parsers runner.nim
##   ./runner FILE...        (or the paths on standard input, one a line)
##
## See ../README.md for the JSON. `runtime` is the content of kaitai_struct_nim_runtime, `parsers` is
## generated/nim. The runtime tells the end of the stream by an assertion, so that malformed bytes
## arrive as a Defect too.

import std/[json, os, strutils]
import kaitai_struct_nim_runtime
import aiven_chunk_sizes, aiven_encrypted_chunk
import kafka_compact_string, kafka_control_record, kafka_control_record_key, kafka_control_records
import kafka_end_txn_marker, kafka_header, kafka_kraft_version_record, kafka_leader_change_message
import kafka_log, kafka_message, kafka_message_0_7, kafka_message_header, kafka_message_set
import kafka_message_set_0_7, kafka_offset_index
import kafka_producer_snapshot, kafka_record, kafka_record_batch, kafka_record_batch_header, kafka_records, kafka_snapshot_footer_record
import kafka_snapshot_header_record, kafka_tagged_fields, kafka_time_index
import kafka_transaction_index, kafka_unsigned_varint, kafka_varint
import kafka_varlong, kafka_voters_record

proc hex(data: seq[byte]): JsonNode =
  var digits = newStringOfCap(2 * data.len)
  for each in data:
    digits.add(each.toHex.toLowerAscii)
  %digits

proc orNull(length: int64, data: seq[byte]): JsonNode =
  if length < 0: newJNull() else: hex(data)

proc text(number: int64): JsonNode = %($number)

# Spelled out: the runtime turns anything into an Option where one is asked for, and so does `%` of an
# array of JsonNode, without end.
proc pair(first, second: JsonNode): JsonNode =
  result = newJArray()
  result.add(first)
  result.add(second)

proc list[T](items: seq[T], toJson: proc (each: T): JsonNode): JsonNode =
  result = newJArray()
  for each in items:
    result.add(toJson(each))

proc bits(number: float64): JsonNode =
  %cast[uint64](number).toHex.toLowerAscii

template items[T](values: seq[T], toJson: untyped): JsonNode =
  var found = newJArray()
  for each {.inject.} in values:
    found.add(toJson)
  found

include messages # written by ../../walkers.py

# --- Control records ----------------------------------------------------------------------------

proc taggedFields(parsed: KafkaTaggedFields): JsonNode =
  list(parsed.fields, proc (each: KafkaTaggedFields_TaggedField): JsonNode =
    pair(newJInt(each.tag.value), hex(each.data)))

proc compactString(parsed: KafkaCompactString): JsonNode =
  orNull(parsed.lenValuePlusOne.value - 1, parsed.value)

proc leaderVoter(version: int16, parsed: KafkaLeaderChangeMessage_LeaderChangeVoter): JsonNode =
  %*{
    "voter_id": parsed.voterId,
    "voter_directory_id": orNull(if version >= 1: 0 else: -1, parsed.voterDirectoryId),
    "tagged_fields": taggedFields(parsed.taggedFields),
  }

proc endpoint(parsed: KafkaVotersRecord_VoterEndpoint): JsonNode =
  %*{
    "name": compactString(parsed.name),
    "host": compactString(parsed.host),
    "port": parsed.port,
    "tagged_fields": taggedFields(parsed.taggedFields),
  }

proc voter(parsed: KafkaVotersRecord_VotersRecordVoter): JsonNode =
  let feature = parsed.kraftVersionFeature
  %*{
    "voter_id": parsed.voterId,
    "voter_directory_id": hex(parsed.voterDirectoryId),
    "endpoints": list(parsed.endpoints, endpoint),
    "kraft_version_feature": {
      "min_supported_version": feature.minSupportedVersion,
      "max_supported_version": feature.maxSupportedVersion,
      "tagged_fields": taggedFields(feature.taggedFields),
    },
    "tagged_fields": taggedFields(parsed.taggedFields),
  }

proc controlValue(body: KafkaControlRecord_ControlRecordBody): JsonNode =
  case body.typeId
  of 0, 1:
    let value = body.endTxnMarker
    %*{"end_txn_marker": {
      "version": value.version,
      "coordinator_epoch": value.coordinatorEpoch,
      "trailing": hex(value.trailing),
    }}
  of 2:
    let value = body.leaderChangeMessage
    let toJson = proc (each: KafkaLeaderChangeMessage_LeaderChangeVoter): JsonNode =
      leaderVoter(value.version, each)
    %*{"leader_change_message": {
      "version": value.version,
      "leader_id": value.leaderId,
      "voters": list(value.voters, toJson),
      "granting_voters": list(value.grantingVoters, toJson),
      "tagged_fields": taggedFields(value.taggedFields),
      "trailing": hex(value.trailing),
    }}
  of 3:
    let value = body.snapshotHeaderRecord
    %*{"snapshot_header_record": {
      "version": value.version,
      "last_contained_log_timestamp": text(value.lastContainedLogTimestamp),
      "tagged_fields": taggedFields(value.taggedFields),
      "trailing": hex(value.trailing),
    }}
  of 4:
    let value = body.snapshotFooterRecord
    %*{"snapshot_footer_record": {
      "version": value.version,
      "tagged_fields": taggedFields(value.taggedFields),
      "trailing": hex(value.trailing),
    }}
  of 5:
    let value = body.kraftVersionRecord
    %*{"kraft_version_record": {
      "version": value.version,
      "kraft_version": value.kraftVersion,
      "tagged_fields": taggedFields(value.taggedFields),
      "trailing": hex(value.trailing),
    }}
  of 6:
    let value = body.votersRecord
    %*{"voters_record": {
      "version": value.version,
      "voters": list(value.voters, voter),
      "tagged_fields": taggedFields(value.taggedFields),
      "trailing": hex(value.trailing),
    }}
  else:
    %*{"unknown_value": hex(body.unknownValue)}

# --- Records ------------------------------------------------------------------------------------

proc header(parsed: KafkaHeader): JsonNode =
  pair(hex(parsed.key), orNull(parsed.lenValue.value, parsed.value))

proc controlRecord(parsed: KafkaControlRecord): JsonNode =
  let body = parsed.body
  var key = newJNull()
  if body.lenKey.value >= 0:
    key = %*{
      "version": body.key.version,
      "type_id": body.key.typeId,
      "trailing": hex(body.key.trailing),
    }
  %*{
    "len": parsed.len.value,
    "attributes": body.attributes,
    "timestamp_delta": text(body.timestampDelta.value),
    "offset_delta": body.offsetDelta.value,
    "key": key,
    "value": if body.lenValue.value < 0: newJNull() else: controlValue(body),
    "headers": list(body.headers, header),
  }

proc record(parsed: KafkaRecord): JsonNode =
  let body = parsed.body
  %*{
    "len": parsed.len.value,
    "attributes": body.attributes,
    "timestamp_delta": text(body.timestampDelta.value),
    "offset_delta": body.offsetDelta.value,
    "key": orNull(body.lenKey.value, body.key),
    "value": orNull(body.lenValue.value, body.value),
    "headers": list(body.headers, header),
  }

# --- Entries ------------------------------------------------------------------------------------

proc message(parsed: KafkaMessage): JsonNode =
  let header = parsed.header
  %*{
    "offset": text(header.offset),
    "len_message": header.lenMessage,
    "crc": header.crc,
    "magic": header.magic,
    "attributes": {
      "unused": header.attributes.unused,
      "timestamp_type": header.attributes.timestampType.ord,
      "compression_id": header.attributes.compressionId,
    },
    "timestamp": if header.magic >= 1: text(header.timestamp) else: newJNull(),
    "key": orNull(parsed.lenKey, parsed.key),
    "value": orNull(parsed.lenValue, parsed.value),
    "trailing": hex(parsed.trailing),
  }

proc recordBatch(parsed: KafkaRecordBatch): JsonNode =
  let header = parsed.header
  let attributes = header.attributes
  result = %*{
    "base_offset": text(header.baseOffset),
    "len_batch": header.lenBatch,
    "partition_leader_epoch": header.partitionLeaderEpoch,
    "magic": header.magic,
    "crc": header.crc,
    "attributes": {
      "unused_high": attributes.unusedHigh,
      "unused": attributes.unused,
      "has_delete_horizon_ms": attributes.hasDeleteHorizonMs,
      "is_control": attributes.isControl,
      "is_transactional": attributes.isTransactional,
      "timestamp_type": attributes.timestampType.ord,
      "compression_id": attributes.compressionId,
    },
    "last_offset_delta": header.lastOffsetDelta,
    "base_timestamp": text(header.baseTimestamp),
    "max_timestamp": text(header.maxTimestamp),
    "producer_id": text(header.producerId),
    "producer_epoch": header.producerEpoch,
    "base_sequence": header.baseSequence,
    "num_records": header.numRecords,
  }
  if header.isCompressed:
    result["compressed_records"] = hex(parsed.compressedRecords)
  elif attributes.isControl:
    result["control_records"] = list(parsed.controlRecords.records, controlRecord)
  else:
    result["records"] = list(parsed.records.records, record)

proc entry(parsed: KafkaLog_LogEntry): JsonNode =
  result = %*{
    "position": text(parsed.ofsEntry),
    "size": text(parsed.lenEntry),
    "base_offset": text(parsed.baseOffset),
    "magic": parsed.magic,
  }
  try:
    if parsed.message != nil:
      result["message"] = message(parsed.message)
    elif parsed.recordBatch != nil:
      result["record_batch"] = recordBatch(parsed.recordBatch)
  except CatchableError, Defect:
    result["error"] = %true

# --- Kafka 0.7 ----------------------------------------------------------------------------------

proc message07(parsed: KafkaMessage07): JsonNode =
  var attributes = newJNull()
  if parsed.magic == 1:
    attributes = %*{
      "unused": parsed.attributes.unused,
      "compression_id": parsed.attributes.compressionId,
    }
  %*{
    "len_message": parsed.lenMessage,
    "magic": parsed.magic,
    "attributes": attributes,
    "crc": parsed.crc,
    "payload": hex(parsed.payload),
  }

proc entry07(parsed: KafkaMessageSet07_MessageSet07Entry): JsonNode =
  result = %*{
    "position": text(parsed.ofsEntry),
    "size": text(parsed.lenEntry),
    "magic": parsed.magic,
  }
  try:
    if parsed.message != nil:
      result["message"] = message07(parsed.message)
  except CatchableError, Defect:
    result["error"] = %true

# --- Side files ---------------------------------------------------------------------------------

proc offsetIndexEntry(parsed: KafkaOffsetIndex_OffsetIndexEntry): JsonNode =
  %*{"relative_offset": parsed.relativeOffset, "position": parsed.position}

proc timeIndexEntry(parsed: KafkaTimeIndex_TimeIndexEntry): JsonNode =
  %*{"timestamp": text(parsed.timestamp), "relative_offset": parsed.relativeOffset}

proc abortedTxn(parsed: KafkaTransactionIndex_AbortedTxn): JsonNode =
  %*{
    "version": parsed.version,
    "producer_id": text(parsed.producerId),
    "first_offset": text(parsed.firstOffset),
    "last_offset": text(parsed.lastOffset),
    "last_stable_offset": text(parsed.lastStableOffset),
  }

proc producerEntry(parsed: KafkaProducerSnapshot_ProducerSnapshotEntry): JsonNode =
  %*{
    "producer_id": text(parsed.producerId),
    "producer_epoch": parsed.producerEpoch,
    "last_sequence": parsed.lastSequence,
    "last_offset": text(parsed.lastOffset),
    "offset_delta": parsed.offsetDelta,
    "timestamp": text(parsed.timestamp),
    "coordinator_epoch": parsed.coordinatorEpoch,
    "current_txn_first_offset": text(parsed.currentTxnFirstOffset),
  }

proc chunkSizes(parsed: AivenChunkSizes): JsonNode =
  let several = parsed.numChunks > 1
  var values = newJArray()
  for each in parsed.oneByteValues:
    values.add(newJInt(BiggestInt(each)))
  for each in parsed.twoByteValues:
    values.add(newJInt(BiggestInt(each)))
  for each in parsed.threeByteValues:
    values.add(newJInt(BiggestInt(each.value)))
  for each in parsed.fourByteValues:
    values.add(newJInt(BiggestInt(each)))
  %*{
    "num_chunks": parsed.numChunks,
    "base": if several: newJInt(parsed.base) else: newJNull(),
    "len_value": if several: newJInt(parsed.lenValue) else: newJNull(),
    "values": values,
    "len_last_chunk": if parsed.numChunks > 0: newJInt(parsed.lenLastChunk) else: newJNull(),
    "trailing": hex(parsed.trailing),
  }

# --- Messages -----------------------------------------------------------------------------------

proc number(data: string, at: var int, size: int): int =
  for index in 1 .. size:
    result = result shl 8 or data[at].ord
    inc at

# The messages behind the layouts, which messages.nim was made of.
proc messages(data: string): JsonNode =
  result = newJArray()
  var at = 0
  at = 4 + number(data, at, 4)
  while at < data.len:
    let size = number(data, at, 1)
    let grammar = data[at ..< at + size]
    at += size
    let recordType = cast[int16](uint16(number(data, at, 2)))
    let length = number(data, at, 4)
    at += length
    try:
      let io = newKaitaiStream(cast[seq[byte]](data[at - length ..< at]))
      result.add(message(grammar, recordType, io))
    except CatchableError, Defect:
      result.add(%*{"error": true})

# --- Files --------------------------------------------------------------------------------------

proc setEntry(parsed: KafkaMessageSet_MessageSetEntry): JsonNode = message(parsed.message)

proc read(path: string): JsonNode =
  let io = newKaitaiStream(cast[seq[byte]](readFile(path)))
  try:
    case path.splitFile.ext
    of ".messages":
      %*{"messages": messages(readFile(path))}
    of ".message_set":
      let parsed = KafkaMessageSet.read(io, nil, nil)
      %*{"entries": list(parsed.entries, setEntry), "tail": hex(parsed.tail)}
    of ".kafka":
      let parsed = KafkaMessageSet07.read(io, nil, nil)
      %*{"entries": list(parsed.entries, entry07), "tail": hex(parsed.tail)}
    of ".control_records":
      %*{"control_records": list(KafkaControlRecords.read(io, nil, nil).records, controlRecord)}
    of ".records":
      %*{"records": list(KafkaRecords.read(io, nil, nil).records, record)}
    of ".index":
      let parsed = KafkaOffsetIndex.read(io, nil, nil)
      %*{"entries": list(parsed.entries, offsetIndexEntry), "tail": hex(parsed.tail)}
    of ".timeindex":
      let parsed = KafkaTimeIndex.read(io, nil, nil)
      %*{"entries": list(parsed.entries, timeIndexEntry), "tail": hex(parsed.tail)}
    of ".txnindex":
      let parsed = KafkaTransactionIndex.read(io, nil, nil)
      %*{"entries": list(parsed.entries, abortedTxn), "tail": hex(parsed.tail)}
    of ".snapshot":
      let parsed = KafkaProducerSnapshot.read(io, nil, nil)
      %*{
        "version": parsed.version,
        "crc": parsed.crc,
        "producer_entries": list(parsed.producerEntries, producerEntry),
        "trailing": hex(parsed.trailing),
      }
    of ".chunk_sizes":
      chunkSizes(AivenChunkSizes.read(io, nil, nil))
    of ".chunk":
      let parsed = AivenEncryptedChunk.read(io, nil, nil)
      %*{
        "iv": hex(parsed.iv),
        "ciphertext": hex(parsed.ciphertext),
        "tag": hex(parsed.tag),
      }
    else:
      let parsed = KafkaLog.read(io, nil, nil)
      %*{"entries": list(parsed.entries, entry), "tail": hex(parsed.tail)}
  except CatchableError, Defect:
    %*{"error": true}

var paths = commandLineParams()
if paths.len == 0:
  for line in stdin.lines:
    paths.add(line)
for path in paths:
  echo $read(path)
