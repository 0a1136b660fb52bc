# Conformance runner: the generated Ruby parsers, file by file, as canonical JSON.
#
#   ruby -I runtime/lib runner.rb FILE...        (or the paths on standard input, one a line)
#
# See ../README.md for the JSON. `runtime` is the content of kaitai_struct_ruby_runtime, `parsers` is
# generated/ruby. Bytes that end too soon arrive as EOFError, a negative length as ArgumentError.

require 'json'
require_relative 'parsers/aiven_chunk_sizes'
require_relative 'parsers/aiven_encrypted_chunk'
require_relative 'parsers/kafka_control_records'
require_relative 'parsers/kafka_log'
require_relative 'parsers/kafka_message_set'
require_relative 'parsers/kafka_message_set_0_7'
require_relative 'parsers/kafka_offset_index'
require_relative 'parsers/kafka_producer_snapshot'
require_relative 'parsers/kafka_records'
require_relative 'parsers/kafka_time_index'
require_relative 'parsers/kafka_transaction_index'

MALFORMED = [Kaitai::Struct::KaitaiStructError, EOFError, ArgumentError].freeze

def hex(data)
  data.unpack1('H*')
end

def or_null(length, data)
  length.negative? ? nil : hex(data)
end

def read(path)
  return messages(File.binread(path)) if path.end_with?('.messages')

  io = Kaitai::Struct::Stream.new(File.binread(path))
  case File.extname(path)
  when '.message_set'
    list(KafkaMessageSet.new(io)) { |each| message(each.message) }
  when '.kafka'
    list(KafkaMessageSet07.new(io)) { |each| entry_0_7(each) }
  when '.control_records'
    { control_records: KafkaControlRecords.new(io).records.map { |each| control_record(each) } }
  when '.records'
    { records: KafkaRecords.new(io).records.map { |each| record(each) } }
  when '.index'
    list(KafkaOffsetIndex.new(io)) do |each|
      { relative_offset: each.relative_offset, position: each.position }
    end
  when '.timeindex'
    list(KafkaTimeIndex.new(io)) do |each|
      { timestamp: each.timestamp.to_s, relative_offset: each.relative_offset }
    end
  when '.txnindex'
    list(KafkaTransactionIndex.new(io)) { |each| aborted_txn(each) }
  when '.snapshot'
    producer_snapshot(KafkaProducerSnapshot.new(io))
  when '.chunk_sizes'
    chunk_sizes(AivenChunkSizes.new(io))
  when '.chunk'
    chunk = AivenEncryptedChunk.new(io)
    { iv: hex(chunk.iv), ciphertext: hex(chunk.ciphertext), tag: hex(chunk.tag) }
  else
    list(KafkaLog.new(io)) { |each| entry(each) }
  end
rescue *MALFORMED
  { error: true }
end

# Entries, none where the parser left them out, and what is behind them.
def list(parsed, &to_json)
  { entries: (parsed.entries || []).map(&to_json), tail: hex(parsed.tail) }
end

def entry(parsed)
  found = {
    position: parsed.ofs_entry.to_s,
    size: parsed.len_entry.to_s,
    base_offset: parsed.base_offset.to_s,
    magic: parsed.magic
  }
  begin
    if parsed.message
      found.merge(message: message(parsed.message))
    elsif parsed.record_batch
      found.merge(record_batch: record_batch(parsed.record_batch))
    else
      found
    end
  rescue *MALFORMED
    found.merge(error: true)
  end
end

def entry_0_7(parsed)
  found = { position: parsed.ofs_entry.to_s, size: parsed.len_entry.to_s, magic: parsed.magic }
  begin
    parsed.message ? found.merge(message: message_0_7(parsed.message)) : found
  rescue *MALFORMED
    found.merge(error: true)
  end
end

def message_0_7(parsed)
  attributes = parsed.attributes
  {
    len_message: parsed.len_message,
    magic: parsed.magic,
    attributes: if parsed.magic == 1
                  { unused: attributes.unused, compression_id: attributes.compression_id }
                end,
    crc: parsed.crc,
    payload: hex(parsed.payload)
  }
end

def message(parsed)
  header = parsed.header
  attributes = header.attributes
  {
    offset: header.offset.to_s,
    len_message: header.len_message,
    crc: header.crc,
    magic: header.magic,
    attributes: {
      unused: attributes.unused,
      timestamp_type: KafkaMessageHeader::I__MESSAGE_TIMESTAMP_TYPE[attributes.timestamp_type],
      compression_id: attributes.compression_id
    },
    timestamp: header.magic >= 1 ? header.timestamp.to_s : nil,
    key: or_null(parsed.len_key, parsed.key),
    value: or_null(parsed.len_value, parsed.value),
    trailing: hex(parsed.trailing)
  }
end

def record_batch(parsed)
  header = parsed.header
  attributes = header.attributes
  types = KafkaRecordBatchHeader::I__RECORD_BATCH_TIMESTAMP_TYPE
  found = {
    base_offset: header.base_offset.to_s,
    len_batch: header.len_batch,
    partition_leader_epoch: header.partition_leader_epoch,
    magic: header.magic,
    crc: header.crc,
    attributes: {
      unused_high: attributes.unused_high,
      unused: attributes.unused,
      has_delete_horizon_ms: attributes.has_delete_horizon_ms,
      is_control: attributes.is_control,
      is_transactional: attributes.is_transactional,
      timestamp_type: types[attributes.timestamp_type],
      compression_id: attributes.compression_id
    },
    last_offset_delta: header.last_offset_delta,
    base_timestamp: header.base_timestamp.to_s,
    max_timestamp: header.max_timestamp.to_s,
    producer_id: header.producer_id.to_s,
    producer_epoch: header.producer_epoch,
    base_sequence: header.base_sequence,
    num_records: header.num_records
  }
  if header.is_compressed
    found.merge(compressed_records: hex(parsed.compressed_records))
  elsif attributes.is_control
    found.merge(control_records: parsed.control_records.records.map { |each| control_record(each) })
  else
    found.merge(records: parsed.records.records.map { |each| record(each) })
  end
end

def record(parsed)
  body = parsed.body
  {
    len: parsed.len.value,
    attributes: body.attributes,
    timestamp_delta: body.timestamp_delta.value.to_s,
    offset_delta: body.offset_delta.value,
    key: or_null(body.len_key.value, body.key),
    value: or_null(body.len_value.value, body.value),
    headers: headers(body)
  }
end

def headers(body)
  body.headers.map { |each| [hex(each.key), or_null(each.len_value.value, each.value)] }
end

def control_record(parsed)
  body = parsed.body
  key = body.key
  {
    len: parsed.len.value,
    attributes: body.attributes,
    timestamp_delta: body.timestamp_delta.value.to_s,
    offset_delta: body.offset_delta.value,
    key: if body.len_key.value >= 0
           { version: key.version, type_id: key.type_id, trailing: hex(key.trailing) }
         end,
    value: body.len_value.value.negative? ? nil : control_value(body),
    headers: headers(body)
  }
end

def control_value(body)
  case body.type_id
  when 0, 1
    marker = body.end_txn_marker
    { end_txn_marker: { version: marker.version, coordinator_epoch: marker.coordinator_epoch,
                        trailing: hex(marker.trailing) } }
  when 2
    value = body.leader_change_message
    { leader_change_message: flexible(
      value,
      leader_id: value.leader_id,
      voters: value.voters.map { |each| leader_voter(value, each) },
      granting_voters: value.granting_voters.map { |each| leader_voter(value, each) }
    ) }
  when 3
    value = body.snapshot_header_record
    time = value.last_contained_log_timestamp.to_s
    { snapshot_header_record: flexible(value, last_contained_log_timestamp: time) }
  when 4
    { snapshot_footer_record: flexible(body.snapshot_footer_record) }
  when 5
    value = body.kraft_version_record
    { kraft_version_record: flexible(value, kraft_version: value.kraft_version) }
  when 6
    value = body.voters_record
    { voters_record: flexible(value, voters: value.voters.map { |each| voter(each) }) }
  else
    { unknown_value: hex(body.unknown_value) }
  end
end

def flexible(value, **fields)
  {
    version: value.version,
    **fields,
    tagged_fields: tagged_fields(value.tagged_fields),
    trailing: hex(value.trailing)
  }
end

def leader_voter(value, parsed)
  {
    voter_id: parsed.voter_id,
    voter_directory_id: value.version >= 1 ? hex(parsed.voter_directory_id) : nil,
    tagged_fields: tagged_fields(parsed.tagged_fields)
  }
end

def voter(parsed)
  feature = parsed.kraft_version_feature
  endpoints = parsed.endpoints.map do |each|
    {
      name: text(each.name),
      host: text(each.host),
      port: each.port,
      tagged_fields: tagged_fields(each.tagged_fields)
    }
  end
  {
    voter_id: parsed.voter_id,
    voter_directory_id: hex(parsed.voter_directory_id),
    endpoints: endpoints,
    kraft_version_feature: {
      min_supported_version: feature.min_supported_version,
      max_supported_version: feature.max_supported_version,
      tagged_fields: tagged_fields(feature.tagged_fields)
    },
    tagged_fields: tagged_fields(parsed.tagged_fields)
  }
end

def aborted_txn(parsed)
  {
    version: parsed.version,
    producer_id: parsed.producer_id.to_s,
    first_offset: parsed.first_offset.to_s,
    last_offset: parsed.last_offset.to_s,
    last_stable_offset: parsed.last_stable_offset.to_s
  }
end

def producer_snapshot(parsed)
  entries = parsed.producer_entries.map do |each|
    {
      producer_id: each.producer_id.to_s,
      producer_epoch: each.producer_epoch,
      last_sequence: each.last_sequence,
      last_offset: each.last_offset.to_s,
      offset_delta: each.offset_delta,
      timestamp: each.timestamp.to_s,
      coordinator_epoch: each.coordinator_epoch,
      current_txn_first_offset: each.current_txn_first_offset.to_s
    }
  end
  {
    version: parsed.version,
    crc: parsed.crc,
    producer_entries: entries,
    trailing: hex(parsed.trailing)
  }
end

def chunk_sizes(parsed)
  values = [parsed.one_byte_values, parsed.two_byte_values, parsed.four_byte_values].compact.flatten
  {
    num_chunks: parsed.num_chunks,
    base: parsed.base,
    len_value: parsed.len_value,
    values: values + (parsed.three_byte_values || []).map(&:value),
    len_last_chunk: parsed.len_last_chunk,
    trailing: hex(parsed.trailing)
  }
end

def text(parsed)
  or_null(parsed.len_value_plus_one.value - 1, parsed.value)
end

def tagged_fields(parsed)
  parsed.fields.map { |each| [each.tag.value, hex(each.data)] }
end

# The records of a `.messages` file, by the layouts that it starts with.
def messages(data)
  size = data.unpack1('N')
  layouts = {}
  fields = nil
  data[4, size].each_line(chomp: true) do |line|
    first, *others = line.split(' ')
    first == 'type' ? fields = layouts[others[0]] = [] : fields << [first, *others]
  end
  found = []
  at = 4 + size
  while at < data.bytesize
    grammar = data.byteslice(at + 1, data.getbyte(at))
    at += 1 + grammar.bytesize
    record_type, length = data.byteslice(at, 6).unpack('s>N')
    found << one_message(layouts, grammar, record_type, data.byteslice(at + 6, length))
    at += 6 + length
  end
  { messages: found }
end

def one_message(layouts, grammar, record_type, data)
  require_relative "parsers/#{grammar}"
  parser = Object.const_get(grammar.split('_').map(&:capitalize).join)
  io = Kaitai::Struct::Stream.new(data)
  parameters = grammar.end_with?('_value') ? [nil, nil, record_type] : []
  walk(layouts, parser.new(io, *parameters), grammar)
rescue *MALFORMED
  { error: true }
end

def walk(layouts, parsed, layout)
  layouts.fetch(layout).to_h do |id, kind, of, is_list|
    value = parsed.public_send(id)
    one = ->(each) { walk_one(layouts, each, kind, of) }
    [id, is_list == '1' ? (value || []).map(&one) : one.call(value)]
  end
end

def walk_one(layouts, value, kind, of)
  case kind
  when 'struct' then value && walk(layouts, value, of)
  when 'varint' then value&.value
  when 'bytes' then hex(value || '')
  when 'double' then hex([value || 0.0].pack('G'))
  when 'long' then (value || 0).to_s
  else value || 0
  end
end

(ARGV.empty? ? $stdin.readlines(chomp: true) : ARGV).each { |path| puts JSON.generate(read(path)) }
