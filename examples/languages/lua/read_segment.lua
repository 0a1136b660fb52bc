-- Prints the records of a Kafka segment as lines of JSON (conformance/README.md has the keys). To run
-- it, see docs/how-to/parser-in-another-language.md.
--
-- SPDX-License-Identifier: CC0-1.0

package.path = "runtime/?.lua;parsers/?.lua;" .. package.path

require("kafka_log")
require("kafka_message_set")
local codecs = require("codecs")

local TYPES = { [0] = "CreateTime", "LogAppendTime" }
local RECORD = '"magic": %d, "compression": "%s", "is_transactional": %s, "is_control": %s, '
  .. '"partition_leader_epoch": %d, "producer_id": %d, "producer_epoch": %d, "sequence": %d, '
  .. '"offset": %d, "timestamp": %d, "timestamp_type": "%s", "key": %s, "value": %s, "headers": [%s]'

-- Bytes in hexadecimal; nil is not empty.
local function shown(data)
  if data == nil then
    return "null"
  end
  return '"' .. data:gsub(".", function(each) return string.format("%02x", each:byte()) end) .. '"'
end

-- The records of a batch; control records have the layout of any record.
local function records(raw)
  local header = KafkaRecordBatchHeader:from_string(raw)
  local attributes = header.attributes
  local kind = attributes.timestamp_type.value
  local data = codecs.decompress(attributes.compression_id, raw:sub(62))
  local found = KafkaRecords:from_string(data).records
  assert(#found == header.num_records, "another number of records")
  local lines = {}
  for _, record in ipairs(found) do
    local body = record.body
    local delta, sequence = body.offset_delta.value, header.base_sequence
    local headers = {}
    for _, each in ipairs(body.headers) do
      table.insert(headers, "[" .. shown(each.key) .. ", " .. shown(each.value) .. "]")
    end
    table.insert(lines, RECORD:format(
      2, codecs.names[attributes.compression_id], attributes.is_transactional,
      attributes.is_control, header.partition_leader_epoch, header.producer_id,
      header.producer_epoch, sequence < 0 and sequence or (sequence + delta) & 0x7fffffff,
      header.base_offset + delta,
      kind == 1 and header.max_timestamp or header.base_timestamp + body.timestamp_delta.value,
      TYPES[kind], shown(body.key), shown(body.value), table.concat(headers, ", ")))
  end
  return lines
end

-- A message, or those that a compressed one holds (magic 0 and 1).
local function messages(outer)
  local header = outer.header
  local codec = header.attributes.compression_id
  local kind = header.attributes.timestamp_type.value
  local inner, base = { outer }, 0
  if header.is_compressed then
    inner = {}
    for _, entry in ipairs(KafkaMessageSet:from_string(codecs.decompress(codec, outer.value)).entries) do
      table.insert(inner, entry.message)
    end
    if header.magic == 1 and header.offset ~= 0 then
      base = header.offset - inner[#inner].header.offset -- the last one has the outer offset
    end
  end
  local lines = {}
  for _, message in ipairs(inner) do
    local own = message.header
    local dated = own.magic == 1
    table.insert(lines, RECORD:format(
      header.magic, codecs.names[codec], false, false, -1, -1, -1, -1, base + own.offset,
      dated and (kind == 1 and header or own).timestamp or -1,
      dated and TYPES[kind] or "NoTimestampType", shown(message.key), shown(message.value), ""))
  end
  return lines
end

-- The records of an entry, or one line that says why they are not read.
local function entry_lines(entry)
  local raw, old = entry.raw, entry.magic < 2
  local computed = old and codecs.crc32(raw, 17) or codecs.crc32c(raw, 22)
  if computed ~= string.unpack(">I4", raw, old and 13 or 18) then
    return { '"error": "checksum"' }
  end
  local sound, lines = pcall(function() return old and messages(entry.message) or records(raw) end)
  return sound and lines or { '"error": "malformed"' }
end

if #arg ~= 1 then
  io.stderr:write("usage: read_segment.lua SEGMENT\n")
  os.exit(2)
end

local file, problem = io.open(arg[1], "rb")
local data = file and file:read("a")
if not data then
  io.stderr:write(problem or arg[1] .. ": cannot be read", "\n")
  os.exit(1)
end
local log = KafkaLog:from_string(data)
local finish = 0
for _, entry in ipairs(log.entries or {}) do
  finish = entry.ofs_next
  for _, line in ipairs(entry_lines(entry)) do
    print(string.format('{"batch_position": %d, %s}', entry.ofs_entry, line))
  end
end
if #log.tail > 0 then
  print(string.format('{"tail_position": %d, "tail_size": %d}', finish, #log.tail))
end
