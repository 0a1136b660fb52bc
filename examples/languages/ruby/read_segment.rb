# Prints the records of a Kafka segment as lines of JSON (conformance/README.md has the keys). To run
# it, see docs/how-to/parser-in-another-language.md.
#
# SPDX-License-Identifier: CC0-1.0

require 'json'

require_relative 'codecs'
require_relative 'parsers/kafka_log'
require_relative 'parsers/kafka_message_set'

TYPES = { false => 'CreateTime', true => 'LogAppendTime' }.freeze
MALFORMED = [Codecs::MalformedError, Kaitai::Struct::KaitaiStructError, EOFError, ArgumentError].freeze

def main(path)
  log = KafkaLog.new(Kaitai::Struct::Stream.new(File.binread(path)))
  finish = 0
  (log.entries || []).each do |entry|
    finish = entry.ofs_next
    lines(entry).each { |line| puts JSON.generate({ batch_position: entry.ofs_entry, **line }) }
  end
  return if log.tail.empty?

  puts JSON.generate({ tail_position: finish, tail_size: log.tail.bytesize })
end

# The records of an entry, or one line that says why they are not read.
def lines(entry)
  raw = entry.raw
  old = entry.magic < 2
  computed = old ? Zlib.crc32(raw.byteslice(16..)) : Codecs.crc32c(raw.byteslice(21..))
  return [{ error: 'checksum' }] if computed != raw.byteslice(old ? 12 : 17, 4).unpack1('N')

  old ? messages(entry.message) : records(raw)
rescue *MALFORMED
  [{ error: 'malformed' }]
end

# The records of a batch; control records have the layout of any record.
def records(raw)
  header = KafkaRecordBatchHeader.new(Kaitai::Struct::Stream.new(raw))
  attributes = header.attributes
  appended = attributes.timestamp_type.end_with?('log_append_time')
  data = Codecs.decompress(attributes.compression_id, raw.byteslice(61..))
  records = KafkaRecords.new(Kaitai::Struct::Stream.new(data)).records
  raise Codecs::MalformedError, 'number of records' if records.size != header.num_records

  records.map(&:body).map do |body|
    delta = body.offset_delta.value
    sequence = header.base_sequence
    {
      magic: 2,
      compression: Codecs::NAMES[attributes.compression_id],
      is_transactional: attributes.is_transactional,
      is_control: attributes.is_control,
      partition_leader_epoch: header.partition_leader_epoch,
      producer_id: header.producer_id,
      producer_epoch: header.producer_epoch,
      sequence: sequence.negative? ? sequence : (sequence + delta) % 2**31,
      offset: wrapped(header.base_offset + delta),
      timestamp:
        appended ? header.max_timestamp : wrapped(header.base_timestamp + body.timestamp_delta.value),
      timestamp_type: TYPES[appended],
      key: shown(body.key),
      value: shown(body.value),
      headers: body.headers.map { |each| [shown(each.key), shown(each.value)] }
    }
  end
end

# A message, or those that a compressed one holds (magic 0 and 1).
def messages(outer)
  raise Codecs::MalformedError, 'too short for its magic' if outer.nil?

  header = outer.header
  codec = header.attributes.compression_id
  appended = header.attributes.timestamp_type.end_with?('log_append_time')
  inner, base = [outer], 0
  if header.is_compressed
    data = Codecs.decompress(codec, outer.value || '')
    inner = KafkaMessageSet.new(Kaitai::Struct::Stream.new(data)).entries&.map(&:message)
    raise Codecs::MalformedError, 'an empty message set' if inner.nil?

    # The last one has the offset of the outer one.
    base = header.offset - inner.last.header.offset if header.magic == 1 && header.offset != 0
  end
  inner.map do |message|
    dated = message.header.magic == 1
    {
      magic: header.magic,
      compression: Codecs::NAMES[codec],
      is_transactional: false,
      is_control: false,
      partition_leader_epoch: -1,
      producer_id: -1,
      producer_epoch: -1,
      sequence: -1,
      offset: wrapped(base + message.header.offset),
      timestamp: dated ? (appended ? header : message.header).timestamp : -1,
      timestamp_type: dated ? TYPES[appended] : 'NoTimestampType',
      key: shown(message.key),
      value: shown(message.value),
      headers: []
    }
  end
end

# A sum as 64 bits hold it, as in Java.
def wrapped(number)
  (number + 2**63) % 2**64 - 2**63
end

# Bytes in hexadecimal; nil is not empty.
def shown(data)
  data&.unpack1('H*')
end

unless ARGV.length == 1
  warn 'usage: read_segment.rb SEGMENT'
  exit 2
end
begin
  main(ARGV[0])
rescue SystemCallError => error
  abort error.message
end
