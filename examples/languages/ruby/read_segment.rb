# Prints the entries and records of a Kafka segment. To build and run it, see
# docs/how-to/parser-in-another-language.md.
#
# SPDX-License-Identifier: CC0-1.0

require_relative 'parsers/kafka_log'

CODECS = %w[none gzip snappy lz4 zstd].freeze
MALFORMED = [Kaitai::Struct::KaitaiStructError, EOFError, ArgumentError].freeze

def main(path)
  log = KafkaLog.from_file(path)
  (log.entries || []).each { |entry| print_entry(entry) }
  puts "tail=#{log.tail.bytesize}" unless log.tail.empty?
end

# Prints an entry and its records, or `unreadable` if it cannot be parsed.
def print_entry(entry)
  print "position=#{entry.ofs_entry} magic=#{entry.magic} base_offset=#{entry.base_offset}"
  message, batch = contents(entry)
  if message # magic 0 and 1
    puts " codec=#{codec(message.header)}"
    print_record(entry.base_offset, message.key, message.value) unless message.header.is_compressed
  elsif batch # magic 2
    puts " codec=#{codec(batch.header)}#{' control' if batch.header.attributes.is_control}"
    return unless batch.records # compressed, or control records

    batch.records.records.each do |record|
      body = record.body
      print_record(entry.base_offset + body.offset_delta.value, body.key, body.value)
    end
  else
    puts ' unreadable'
  end
end

# What is in an entry, which is parsed here: a message, a record batch, or neither.
def contents(entry)
  [entry.message, entry.record_batch]
rescue *MALFORMED
  [nil, nil]
end

# The name of the codec, or its number if Kafka has no such codec.
def codec(header)
  number = header.attributes.compression_id
  CODECS[number] || number
end

def print_record(offset, key, value)
  puts "  offset=#{offset} key=#{shown(key)} value=#{shown(value)}"
end

# Bytes in hexadecimal; nil is not empty.
def shown(data)
  return 'null' if data.nil?

  data.empty? ? 'empty' : data.unpack1('H*')
end

unless ARGV.length == 1
  warn 'usage: read_segment.rb SEGMENT'
  exit 2
end
main(ARGV[0])
