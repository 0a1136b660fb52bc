-- Prints the entries and records of a Kafka segment. To build and run it, see
-- docs/how-to/parser-in-another-language.md.
--
-- SPDX-License-Identifier: CC0-1.0

package.path = "runtime/?.lua;parsers/?.lua;" .. package.path

require("kafka_log")

local CODECS = { [0] = "none", "gzip", "snappy", "lz4", "zstd" }

-- The name of the codec, or its number if Kafka has no such codec.
local function codec(header)
  local number = header.attributes.compression_id
  return CODECS[number] or tostring(number)
end

-- Bytes in hexadecimal; nil is not empty.
local function shown(data)
  if data == nil or data == "" then
    return data and "empty" or "null"
  end
  return (data:gsub(".", function(each) return string.format("%02x", each:byte()) end))
end

local function print_record(offset, key, value)
  print(string.format("  offset=%d key=%s value=%s", offset, shown(key), shown(value)))
end

-- What is in an entry, which is parsed here: a message, a record batch, or neither.
local function contents(entry)
  return entry.message, entry.record_batch
end

-- Prints an entry and its records, or `unreadable` if it cannot be parsed.
local function print_entry(entry)
  local frame = string.format(
    "position=%d magic=%d base_offset=%d", entry.ofs_entry, entry.magic, entry.base_offset)
  local sound, message, batch = pcall(contents, entry)
  if sound and message then -- magic 0 and 1
    print(frame .. " codec=" .. codec(message.header))
    if not message.header.is_compressed then
      print_record(entry.base_offset, message.key, message.value)
    end
  elseif sound and batch then -- magic 2
    local control = batch.header.attributes.is_control and " control" or ""
    print(frame .. " codec=" .. codec(batch.header) .. control)
    if batch.records then -- neither compressed nor control records
      for _, record in ipairs(batch.records.records) do
        local body = record.body
        print_record(entry.base_offset + body.offset_delta.value, body.key, body.value)
      end
    end
  else
    print(frame .. " unreadable")
  end
end

if #arg ~= 1 then
  io.stderr:write("usage: read_segment.lua SEGMENT\n")
  os.exit(2)
end

local log = KafkaLog:from_file(arg[1])
for _, entry in ipairs(log.entries or {}) do
  print_entry(entry)
end
if #log.tail > 0 then
  print("tail=" .. #log.tail)
end
