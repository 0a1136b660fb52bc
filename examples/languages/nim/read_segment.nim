## Prints the entries and records of a Kafka segment. To build and run it, see
## docs/how-to/parser-in-another-language.md.
##
## SPDX-License-Identifier: CC0-1.0

import std/[os, strutils]
import kaitai_struct_nim_runtime
import kafka_log, kafka_message, kafka_message_header, kafka_record, kafka_record_batch
import kafka_record_batch_header, kafka_records, kafka_varint

const Codecs = ["none", "gzip", "snappy", "lz4", "zstd"]

proc codec(number: uint64): string =
  ## The name of the codec, or its number if Kafka has no such codec.
  if number < Codecs.len.uint64: Codecs[number] else: $number

proc shown(length: int64, data: seq[byte]): string =
  ## Bytes in hexadecimal; a length below zero is null, which is not empty.
  if length < 0: return "null"
  if length == 0: return "empty"
  for each in data:
    result.add(each.toHex.toLowerAscii)

proc printRecord(offset, lenKey: int64, key: seq[byte], lenValue: int64, value: seq[byte]) =
  echo "  offset=", offset, " key=", shown(lenKey, key), " value=", shown(lenValue, value)

proc contents(entry: KafkaLog_LogEntry): (KafkaMessage, KafkaRecordBatch) =
  ## What is in an entry, which is parsed here: a message, a record batch, or neither.
  try:
    (entry.message, entry.recordBatch)
  except CatchableError, Defect: # the runtime tells the end of the stream by a Defect
    (nil, nil)

proc printEntry(entry: KafkaLog_LogEntry) =
  ## Prints an entry and its records, or `unreadable` if it cannot be parsed.
  let frame = "position=" & $entry.ofsEntry & " magic=" & $entry.magic &
    " base_offset=" & $entry.baseOffset
  let (message, batch) = contents(entry)
  if message != nil: # magic 0 and 1
    echo frame, " codec=", codec(message.header.attributes.compressionId)
    if not message.header.isCompressed:
      printRecord(entry.baseOffset, message.lenKey, message.key, message.lenValue, message.value)
  elif batch != nil: # magic 2
    let attributes = batch.header.attributes
    echo frame, " codec=", codec(attributes.compressionId),
      (if attributes.isControl: " control" else: "")
    if batch.records != nil: # neither compressed nor control records
      for record in batch.records.records:
        let body = record.body
        printRecord(entry.baseOffset +% body.offsetDelta.value,
          body.lenKey.value, body.key, body.lenValue.value, body.value)
  else:
    echo frame, " unreadable"

if paramCount() != 1:
  quit("usage: read_segment SEGMENT", 2)

let stream = newKaitaiStream(cast[seq[byte]](readFile(paramStr(1))))
let log = KafkaLog.read(stream, nil, nil)
for entry in log.entries:
  printEntry(entry)
if log.tail.len > 0:
  echo "tail=", log.tail.len
