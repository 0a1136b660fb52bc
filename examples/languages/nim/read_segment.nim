## Prints the records of a Kafka segment as lines of JSON (conformance/README.md has the keys). To
## build and run it, see docs/how-to/parser-in-another-language.md.
##
## SPDX-License-Identifier: CC0-1.0

import std/[os, sequtils, strformat, strutils]
import kaitai_struct_nim_runtime
import kafka_header, kafka_log, kafka_message, kafka_message_header, kafka_message_set
import kafka_record, kafka_record_batch_header, kafka_records
import kafka_varint, kafka_varlong
import codecs

const Types = ["CreateTime", "LogAppendTime"]

proc shown(length: int64, data: seq[byte]): string =
  ## Bytes in hexadecimal; a length below zero is null, which is not empty.
  if length < 0: "null" else: '"' & data.mapIt(it.toHex.toLowerAscii).join & '"'

proc records(raw: seq[byte]): seq[string] =
  ## The records of a batch; control records have the layout of any record.
  let header = KafkaRecordBatchHeader.read(newKaitaiStream(raw), nil, nil)
  let attributes = header.attributes
  let kind = ord(attributes.timestampType)
  let data = decompress(attributes.compressionId, raw[61 .. ^1])
  let found = KafkaRecords.read(newKaitaiStream(data), nil, nil).records
  if found.len != header.numRecords:
    raise newException(Malformed, "another number of records")
  for record in found:
    let body = record.body
    let delta = body.offsetDelta.value
    let sequence = if header.baseSequence < 0: int64(header.baseSequence)
      else: (header.baseSequence + delta) and int32.high
    let timestamp = if kind == 1: header.maxTimestamp
      else: header.baseTimestamp +% body.timestampDelta.value
    let headers = body.headers.mapIt(
      "[" & shown(it.lenKey.value, it.key) & ", " & shown(it.lenValue.value, it.value) & "]")
    result.add(
      &"\"magic\": 2, \"compression\": \"{Codecs[attributes.compressionId]}\", " &
      &"\"is_transactional\": {attributes.isTransactional}, " &
      &"\"is_control\": {attributes.isControl}, " &
      &"\"partition_leader_epoch\": {header.partitionLeaderEpoch}, " &
      &"\"producer_id\": {header.producerId}, \"producer_epoch\": {header.producerEpoch}, " &
      &"\"sequence\": {sequence}, \"offset\": {header.baseOffset +% delta}, " &
      &"\"timestamp\": {timestamp}, \"timestamp_type\": \"{Types[kind]}\", " &
      &"\"key\": {shown(body.lenKey.value, body.key)}, " &
      &"\"value\": {shown(body.lenValue.value, body.value)}, " &
      "\"headers\": [" & headers.join(", ") & "]")

proc messages(outer: KafkaMessage): seq[string] =
  ## A message, or those that a compressed one holds (magic 0 and 1).
  if outer == nil:
    raise newException(Malformed, "too short for its magic")
  let header = outer.header
  let codec = header.attributes.compressionId
  let kind = ord(header.attributes.timestampType)
  var inner = @[outer]
  var base = 0'i64
  if header.isCompressed:
    let data = decompress(codec, outer.value)
    inner = KafkaMessageSet.read(newKaitaiStream(data), nil, nil).entries.mapIt(it.message)
    if inner.len == 0:
      raise newException(Malformed, "an empty message set")
    if header.magic == 1 and header.offset != 0: # the last one has the offset of the outer one
      base = header.offset -% inner[^1].header.offset
  for message in inner:
    let own = message.header
    let timestamp = if own.magic == 0: -1'i64
      elif kind == 1: header.timestamp
      else: own.timestamp
    result.add(
      &"\"magic\": {header.magic}, \"compression\": \"{Codecs[codec]}\", " &
      "\"is_transactional\": false, \"is_control\": false, \"partition_leader_epoch\": -1, " &
      "\"producer_id\": -1, \"producer_epoch\": -1, \"sequence\": -1, " &
      &"\"offset\": {base +% own.offset}, \"timestamp\": {timestamp}, \"timestamp_type\": \"" &
      (if own.magic == 0: "NoTimestampType" else: Types[kind]) & "\", " &
      &"\"key\": {shown(message.lenKey, message.key)}, " &
      &"\"value\": {shown(message.lenValue, message.value)}, \"headers\": []")

proc lines(entry: KafkaLog_LogEntry): seq[string] =
  ## The records of an entry, or one line that says why they are not read.
  let raw = entry.raw
  let old = entry.magic < 2
  let computed = if old: crc32(raw[16 .. ^1]) else: crc32c(raw[21 .. ^1])
  let at = if old: 12 else: 17
  if computed != raw[at ..< at + 4].foldl(a shl 8 or uint32(b), 0'u32):
    return @["\"error\": \"checksum\""]
  try:
    if old: messages(entry.message) else: records(raw)
  except CatchableError, Defect: # the runtime tells the end of the stream by a Defect
    @["\"error\": \"malformed\""]

if paramCount() != 1:
  quit("usage: read_segment SEGMENT", 2)

var data: string
try:
  data = readFile(paramStr(1))
except IOError as error:
  quit(error.msg, 1)
let log = KafkaLog.read(newKaitaiStream(cast[seq[byte]](data)), nil, nil)
var last = 0'i64
for entry in log.entries:
  last = entry.ofsNext
  for line in lines(entry):
    echo &"{{\"batch_position\": {entry.ofsEntry}, ", line, "}"
if log.tail.len > 0:
  echo &"{{\"tail_position\": {last}, \"tail_size\": {log.tail.len}}}"
