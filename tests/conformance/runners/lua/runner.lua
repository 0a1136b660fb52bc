-- Conformance runner: the generated Lua parsers, file by file, as canonical JSON.
--
--   lua5.3 runner.lua FILE...        (or the paths on standard input, one a line)
--
-- See ../README.md for the JSON. `runtime` is the content of kaitai_struct_lua_runtime, `parsers` is
-- generated/lua. Whatever the parsers raise is taken for malformed bytes: a Lua error has no kind.

package.path = "runtime/?.lua;parsers/?.lua;" .. package.path

require("kaitaistruct")
local stringstream = require("string_stream")
require("aiven_chunk_sizes")
require("aiven_encrypted_chunk")
require("kafka_control_records")
require("kafka_log")
require("kafka_message_set")
require("kafka_message_set_0_7")
require("kafka_offset_index")
require("kafka_producer_snapshot")
require("kafka_records")
require("kafka_time_index")
require("kafka_transaction_index")

-- JSON

local NULL = "null"

local function field(name, value)
  return string.format('"%s":%s', name, value)
end

local function object(fields)
  return "{" .. table.concat(fields, ",") .. "}"
end

-- An array; also of a list that the parser left out.
local function list(items, to_json)
  local found = {}
  for index, each in ipairs(items or {}) do
    found[index] = to_json(each)
  end
  return "[" .. table.concat(found, ",") .. "]"
end

local function number(value)
  return string.format("%d", value)
end

-- A 64-bit number, as text.
local function text(value)
  return string.format('"%d"', value)
end

local function hex(data)
  return '"' .. data:gsub(".", function(each) return string.format("%02x", each:byte()) end) .. '"'
end

local function or_null(length, data)
  return length < 0 and NULL or hex(data)
end

-- An object of the fields, or of those that came before, and the mark of malformed bytes.
local function or_error(before, fields)
  local sound, found = pcall(fields)
  if not sound then
    found = { table.unpack(before) }
    found[#found + 1] = field("error", "true")
  end
  return object(found)
end

-- Control records

local function tagged_fields(parsed)
  return list(parsed.fields, function(each)
    return "[" .. number(each.tag.value) .. "," .. hex(each.data) .. "]"
  end)
end

local function compact_string(parsed)
  return or_null(parsed.len_value_plus_one.value - 1, parsed.value)
end

local function flexible(value, fields)
  table.insert(fields, 1, field("version", number(value.version)))
  table.insert(fields, field("tagged_fields", tagged_fields(value.tagged_fields)))
  table.insert(fields, field("trailing", hex(value.trailing)))
  return object(fields)
end

local function leader_change_message(value)
  local function voter(each)
    return object {
      field("voter_id", number(each.voter_id)),
      field("voter_directory_id", value.version >= 1 and hex(each.voter_directory_id) or NULL),
      field("tagged_fields", tagged_fields(each.tagged_fields)),
    }
  end
  return flexible(value, {
    field("leader_id", number(value.leader_id)),
    field("voters", list(value.voters, voter)),
    field("granting_voters", list(value.granting_voters, voter)),
  })
end

local function endpoint(each)
  return object {
    field("name", compact_string(each.name)),
    field("host", compact_string(each.host)),
    field("port", number(each.port)),
    field("tagged_fields", tagged_fields(each.tagged_fields)),
  }
end

local function voter(each)
  local feature = each.kraft_version_feature
  return object {
    field("voter_id", number(each.voter_id)),
    field("voter_directory_id", hex(each.voter_directory_id)),
    field("endpoints", list(each.endpoints, endpoint)),
    field("kraft_version_feature", object {
      field("min_supported_version", number(feature.min_supported_version)),
      field("max_supported_version", number(feature.max_supported_version)),
      field("tagged_fields", tagged_fields(feature.tagged_fields)),
    }),
    field("tagged_fields", tagged_fields(each.tagged_fields)),
  }
end

local function end_txn_marker(body)
  local value = body.end_txn_marker
  return field("end_txn_marker", object {
    field("version", number(value.version)),
    field("coordinator_epoch", number(value.coordinator_epoch)),
    field("trailing", hex(value.trailing)),
  })
end

local control_values = {
  [0] = end_txn_marker,
  [1] = end_txn_marker,
  [2] = function(body)
    return field("leader_change_message", leader_change_message(body.leader_change_message))
  end,
  [3] = function(body)
    local value = body.snapshot_header_record
    local time = field("last_contained_log_timestamp", text(value.last_contained_log_timestamp))
    return field("snapshot_header_record", flexible(value, { time }))
  end,
  [4] = function(body)
    return field("snapshot_footer_record", flexible(body.snapshot_footer_record, {}))
  end,
  [5] = function(body)
    local value = body.kraft_version_record
    local version = field("kraft_version", number(value.kraft_version))
    return field("kraft_version_record", flexible(value, { version }))
  end,
  [6] = function(body)
    local value = body.voters_record
    return field("voters_record", flexible(value, { field("voters", list(value.voters, voter)) }))
  end,
}

local function control_value(body)
  local read = control_values[body.type_id]
  return object { read and read(body) or field("unknown_value", hex(body.unknown_value)) }
end

-- Records

local function header(parsed)
  return "[" .. hex(parsed.key) .. "," .. or_null(parsed.len_value.value, parsed.value) .. "]"
end

local function control_record(parsed)
  local body = parsed.body
  local key = NULL
  if body.len_key.value >= 0 then
    key = object {
      field("version", number(body.key.version)),
      field("type_id", number(body.key.type_id)),
      field("trailing", hex(body.key.trailing)),
    }
  end
  return object {
    field("len", number(parsed.len.value)),
    field("attributes", number(body.attributes)),
    field("timestamp_delta", text(body.timestamp_delta.value)),
    field("offset_delta", number(body.offset_delta.value)),
    field("key", key),
    field("value", body.len_value.value < 0 and NULL or control_value(body)),
    field("headers", list(body.headers, header)),
  }
end

local function control_records(parsed)
  return field("control_records", list(parsed.records, control_record))
end

local function record(parsed)
  local body = parsed.body
  return object {
    field("len", number(parsed.len.value)),
    field("attributes", number(body.attributes)),
    field("timestamp_delta", text(body.timestamp_delta.value)),
    field("offset_delta", number(body.offset_delta.value)),
    field("key", or_null(body.len_key.value, body.key)),
    field("value", or_null(body.len_value.value, body.value)),
    field("headers", list(body.headers, header)),
  }
end

local function records(parsed)
  return field("records", list(parsed.records, record))
end

-- Entries

local function message(parsed)
  local head = parsed.header
  return object {
    field("offset", text(head.offset)),
    field("len_message", number(head.len_message)),
    field("crc", number(head.crc)),
    field("magic", number(head.magic)),
    field("attributes", object {
      field("unused", number(head.attributes.unused)),
      field("timestamp_type", number(head.attributes.timestamp_type.value)),
      field("compression_id", number(head.attributes.compression_id)),
    }),
    field("timestamp", head.magic >= 1 and text(head.timestamp) or NULL),
    field("key", or_null(parsed.len_key, parsed.key)),
    field("value", or_null(parsed.len_value, parsed.value)),
    field("trailing", hex(parsed.trailing)),
  }
end

local function record_batch(parsed)
  local head = parsed.header
  local attributes = head.attributes
  local content
  if head.is_compressed then
    content = field("compressed_records", hex(parsed.compressed_records))
  elseif attributes.is_control then
    content = control_records(parsed.control_records)
  else
    content = records(parsed.records)
  end
  return object {
    field("base_offset", text(head.base_offset)),
    field("len_batch", number(head.len_batch)),
    field("partition_leader_epoch", number(head.partition_leader_epoch)),
    field("magic", number(head.magic)),
    field("crc", number(head.crc)),
    field("attributes", object {
      field("unused_high", number(attributes.unused_high)),
      field("unused", tostring(attributes.unused)),
      field("has_delete_horizon_ms", tostring(attributes.has_delete_horizon_ms)),
      field("is_control", tostring(attributes.is_control)),
      field("is_transactional", tostring(attributes.is_transactional)),
      field("timestamp_type", number(attributes.timestamp_type.value)),
      field("compression_id", number(attributes.compression_id)),
    }),
    field("last_offset_delta", number(head.last_offset_delta)),
    field("base_timestamp", text(head.base_timestamp)),
    field("max_timestamp", text(head.max_timestamp)),
    field("producer_id", text(head.producer_id)),
    field("producer_epoch", number(head.producer_epoch)),
    field("base_sequence", number(head.base_sequence)),
    field("num_records", number(head.num_records)),
    content,
  }
end

local function entry(parsed)
  local frame = {
    field("position", text(parsed.ofs_entry)),
    field("size", text(parsed.len_entry)),
    field("base_offset", text(parsed.base_offset)),
    field("magic", number(parsed.magic)),
  }
  return or_error(frame, function()
    local found = { table.unpack(frame) }
    if parsed.message then
      found[#found + 1] = field("message", message(parsed.message))
    elseif parsed.record_batch then
      found[#found + 1] = field("record_batch", record_batch(parsed.record_batch))
    end
    return found
  end)
end

-- Kafka 0.7

local function message_0_7(parsed)
  local attributes = NULL
  if parsed.magic == 1 then
    attributes = object {
      field("unused", number(parsed.attributes.unused)),
      field("compression_id", number(parsed.attributes.compression_id)),
    }
  end
  return object {
    field("len_message", number(parsed.len_message)),
    field("magic", number(parsed.magic)),
    field("attributes", attributes),
    field("crc", number(parsed.crc)),
    field("payload", hex(parsed.payload)),
  }
end

local function entry_0_7(parsed)
  local frame = {
    field("position", text(parsed.ofs_entry)),
    field("size", text(parsed.len_entry)),
    field("magic", number(parsed.magic)),
  }
  return or_error(frame, function()
    local found = { table.unpack(frame) }
    if parsed.message then
      found[#found + 1] = field("message", message_0_7(parsed.message))
    end
    return found
  end)
end

-- Side files

local function offset_index_entry(each)
  return object {
    field("relative_offset", number(each.relative_offset)),
    field("position", number(each.position)),
  }
end

local function time_index_entry(each)
  return object {
    field("timestamp", text(each.timestamp)),
    field("relative_offset", number(each.relative_offset)),
  }
end

local function aborted_txn(each)
  return object {
    field("version", number(each.version)),
    field("producer_id", text(each.producer_id)),
    field("first_offset", text(each.first_offset)),
    field("last_offset", text(each.last_offset)),
    field("last_stable_offset", text(each.last_stable_offset)),
  }
end

local function producer_entry(each)
  return object {
    field("producer_id", text(each.producer_id)),
    field("producer_epoch", number(each.producer_epoch)),
    field("last_sequence", number(each.last_sequence)),
    field("last_offset", text(each.last_offset)),
    field("offset_delta", number(each.offset_delta)),
    field("timestamp", text(each.timestamp)),
    field("coordinator_epoch", number(each.coordinator_epoch)),
    field("current_txn_first_offset", text(each.current_txn_first_offset)),
  }
end

local function chunk_sizes(io)
  local parsed = AivenChunkSizes(io)
  local values = {}
  for _, each in ipairs(parsed.one_byte_values or parsed.two_byte_values or parsed.four_byte_values or {}) do
    values[#values + 1] = number(each)
  end
  for _, each in ipairs(parsed.three_byte_values or {}) do
    values[#values + 1] = number(each.value)
  end
  return {
    field("num_chunks", number(parsed.num_chunks)),
    field("base", parsed.base and number(parsed.base) or NULL),
    field("len_value", parsed.len_value and number(parsed.len_value) or NULL),
    field("values", "[" .. table.concat(values, ",") .. "]"),
    field("len_last_chunk", parsed.len_last_chunk and number(parsed.len_last_chunk) or NULL),
    field("trailing", hex(parsed.trailing)),
  }
end

-- Files

-- The entries, none where the parser left them out, and what is behind them.
local function entries_of(parsed, to_json)
  return { field("entries", list(parsed.entries, to_json)), field("tail", hex(parsed.tail)) }
end

local readers = {
  message_set = function(io)
    return entries_of(KafkaMessageSet(io), function(each) return message(each.message) end)
  end,
  kafka = function(io)
    return entries_of(KafkaMessageSet07(io), entry_0_7)
  end,
  control_records = function(io)
    return { control_records(KafkaControlRecords(io)) }
  end,
  records = function(io)
    return { records(KafkaRecords(io)) }
  end,
  index = function(io)
    return entries_of(KafkaOffsetIndex(io), offset_index_entry)
  end,
  timeindex = function(io)
    return entries_of(KafkaTimeIndex(io), time_index_entry)
  end,
  txnindex = function(io)
    return entries_of(KafkaTransactionIndex(io), aborted_txn)
  end,
  snapshot = function(io)
    local parsed = KafkaProducerSnapshot(io)
    return {
      field("version", number(parsed.version)),
      field("crc", number(parsed.crc)),
      field("producer_entries", list(parsed.producer_entries, producer_entry)),
      field("trailing", hex(parsed.trailing)),
    }
  end,
  chunk_sizes = chunk_sizes,
  chunk = function(io)
    local parsed = AivenEncryptedChunk(io)
    return {
      field("iv", hex(parsed.iv)),
      field("ciphertext", hex(parsed.ciphertext)),
      field("tag", hex(parsed.tag)),
    }
  end,
}

local function log(io)
  return entries_of(KafkaLog(io), entry)
end

-- Messages of internal topics

local walk

local function walk_one(layouts, value, kind, of)
  if kind == "struct" then
    return value and walk(layouts, value, of) or NULL
  elseif kind == "varint" then
    return value and number(value.value) or NULL
  elseif kind == "bytes" then
    return hex(value or "")
  elseif kind == "double" then
    return hex(string.pack(">d", value or 0.0))
  elseif kind == "long" then
    return text(value or 0)
  end
  return number(value or 0)
end

function walk(layouts, parsed, layout)
  local found = {}
  for index, each in ipairs(layouts[layout]) do
    local id, kind, of, is_list = table.unpack(each)
    local value = parsed[id]
    if is_list == "1" then
      value = list(value, function(item) return walk_one(layouts, item, kind, of) end)
    else
      value = walk_one(layouts, value, kind, of)
    end
    found[index] = field(id, value)
  end
  return object(found)
end

-- The records of a `.messages` file, by the layouts that it starts with.
local function messages(data)
  local head, at = string.unpack(">s4", data)
  local layouts, fields = {}, nil
  for line in head:gmatch("[^\n]+") do
    local first, second, third, fourth = line:match("(%S+) (%S+) ?(%S*) ?(%S*)")
    if first == "type" then
      fields = {}
      layouts[second] = fields
    else
      fields[#fields + 1] = { first, second, third, fourth }
    end
  end
  local found = {}
  while at <= #data do
    local grammar, record_type, message
    grammar, record_type, message, at = string.unpack(">s1i2s4", data, at)
    require(grammar)
    local parser = _G[("_" .. grammar):gsub("_(.)", string.upper)]
    local io = KaitaiStream(stringstream(message))
    local sound, text_of = pcall(function()
      local is_value = grammar:match("_value$")
      return walk(layouts, is_value and parser(record_type, io) or parser(io), grammar)
    end)
    found[#found + 1] = sound and text_of or object { field("error", "true") }
  end
  return { field("messages", "[" .. table.concat(found, ",") .. "]") }
end

local function read(path)
  local file = assert(io.open(path, "rb"))
  local data = file:read("a")
  file:close()
  if path:match("%.messages$") then
    return object(messages(data))
  end
  local stream = KaitaiStream(stringstream(data))
  local reader = readers[path:match("%.([%a_]+)$")] or log
  return or_error({}, function() return reader(stream) end)
end

local paths = arg
if #paths == 0 then
  paths = {}
  for line in io.lines() do
    paths[#paths + 1] = line
  end
end
for _, path in ipairs(paths) do
  print(read(path))
end
