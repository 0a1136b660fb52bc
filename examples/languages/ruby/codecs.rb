# What the parsers leave to their user: Kafka's checksums and codecs.
#
# SPDX-License-Identifier: CC0-1.0

require 'fiddle'
require 'stringio'
require 'zlib'

# Decompresses the bytes of an entry.
module Codecs
  NAMES = %w[none gzip snappy lz4 zstd].freeze
  LIMIT = 64 << 20 # bytes of a decompressed entry
  XERIAL = "\x82SNAPPY\0".b.freeze

  # The bytes are malformed, or more than LIMIT.
  class MalformedError < StandardError; end

  CASTAGNOLI = (0..255).map do |byte|
    8.times { byte = byte >> 1 ^ (byte.odd? ? 0x82f63b78 : 0) }
    byte
  end.freeze

  # The checksum of a record batch.
  def self.crc32c(data)
    crc = 0xffffffff
    data.each_byte { |byte| crc = CASTAGNOLI[(crc ^ byte) & 0xff] ^ crc >> 8 }
    crc ^ 0xffffffff
  end

  # The decompressed bytes.
  def self.decompress(codec, data)
    name = NAMES[codec] or raise MalformedError, 'no such codec'
    name == 'none' ? data : send(name, data)
  rescue Zlib::Error
    raise MalformedError, name
  end

  # The members of gzip; like Java, what follows the last one is ignored.
  def self.gzip(data)
    plain = ''.b
    while data.start_with?("\x1f\x8b\x08".b)
      inflate = Zlib::Inflate.new(31)
      inflate.inflate(data) { |chunk| add(plain, chunk) }
      raise MalformedError, 'gzip that is cut off' unless inflate.finished?

      data = data.byteslice(inflate.total_in..)
      inflate.close
    end
    plain
  end

  # Blocks in the framing of the library xerial, or one block alone.
  def self.snappy(data)
    plain = ''.b
    return snappy_block(StringIO.new(data), plain) unless data.start_with?(XERIAL)

    input = StringIO.new(data)
    take(input, 16)
    snappy_block(StringIO.new(take(input, take(input, 4).unpack1('N'))), plain) until input.eof?
    plain
  end

  # A raw block: its length, then literals and copies.
  def self.snappy_block(input, plain)
    finish = plain.bytesize
    (0..28).step(7) do |shift|
      part = number(input, 1)
      finish += (part & 0x7f) << shift
      break if part < 0x80
    end
    until input.eof?
      tag = number(input, 1)
      length = (tag >> 2) + 1
      case tag & 3
      when 0
        add(plain, take(input, length > 60 ? number(input, length - 60) + 1 : length))
      when 1
        copy(plain, (tag & 0xe0) << 3 | number(input, 1), (tag >> 2 & 7) + 4)
      else
        copy(plain, number(input, tag & 3 == 2 ? 2 : 4), length)
      end
    end
    raise MalformedError, 'snappy of another length' if plain.bytesize != finish

    plain
  end

  # A frame. The checksum of its header is not looked at: in magic 0, Kafka computes it over the
  # wrong bytes, and libraries refuse it.
  def self.lz4(data)
    input = StringIO.new(data)
    plain = ''.b
    raise MalformedError, 'no LZ4 frame' if number(input, 4) != 0x184d2204

    flags = number(input, 1)
    take(input, 2 + (flags[3] * 8) + (flags[0] * 4))
    while (length = number(input, 4)) != 0
      block = take(input, length & 0x7fffffff)
      length[31] == 1 ? add(plain, block) : lz4_block(StringIO.new(block), plain)
      take(input, flags[4] * 4) # the checksum of the block
    end
    plain
  end

  # Literals and copies.
  def self.lz4_block(input, plain)
    until input.eof?
      token = number(input, 1)
      add(plain, take(input, extended(input, token >> 4)))
      copy(plain, number(input, 2), extended(input, token & 15) + 4) unless input.eof?
    end
  end

  def self.extended(input, length)
    more = length == 15 ? 255 : 0
    length += more = number(input, 1) while more == 255
    length
  end

  # A number of 1 to 4 bytes, the lowest first.
  def self.number(input, width)
    take(input, width).each_byte.with_index.sum { |byte, index| byte << 8 * index }
  end

  def self.take(input, size)
    taken = input.read(size)
    raise MalformedError, 'the bytes end' if taken.nil? || taken.bytesize < size

    taken
  end

  def self.add(plain, bytes)
    check(plain, bytes.bytesize)
    plain << bytes
  end

  # Repeats bytes; they may overlap those that are added.
  def self.copy(plain, distance, length)
    raise MalformedError, 'before the beginning' unless distance.between?(1, plain.bytesize)

    check(plain, length)
    part = plain.byteslice(-distance, distance)
    plain << (part * (length / distance)) << part.byteslice(0, length % distance)
  end

  def self.check(plain, length)
    raise MalformedError, 'too long' if plain.bytesize + length > LIMIT
  end

  # Frames, one after the other. They need the library libzstd.
  def self.zstd(data)
    plain = ''.b
    chunk = "\0".b * (1 << 16)
    input = [Fiddle::Pointer[data], data.bytesize, 0].pack('J3') # a ZSTD_inBuffer
    context = libzstd('ZSTD_createDCtx')
    loop do
      output = [Fiddle::Pointer[chunk], chunk.bytesize, 0].pack('J3')
      wanted = libzstd('ZSTD_decompressStream', context, output, input)
      raise MalformedError, 'zstd' unless libzstd('ZSTD_isError', wanted).zero?

      written, read = output.unpack('J3').last, input.unpack('J3').last
      add(plain, chunk.byteslice(0, written))
      next if read < data.bytesize || (written == chunk.bytesize && wanted != 0)
      raise MalformedError, 'zstd that is cut off' if wanted != 0

      return plain
    end
  ensure
    libzstd('ZSTD_freeDCtx', context) if context
  end

  # Calls a function of the library, which is loaded when it is needed.
  def self.libzstd(name, *arguments)
    @libzstd ||= %w[libzstd.so.1 libzstd.dylib libzstd.dll].filter_map do |file|
      Fiddle.dlopen(file)
    rescue Fiddle::DLError
      nil
    end.first or abort 'zstd needs the library libzstd'
    types = arguments.map { |each| each.is_a?(Integer) ? Fiddle::TYPE_UINTPTR_T : Fiddle::TYPE_VOIDP }
    Fiddle::Function.new(@libzstd[name], types, Fiddle::TYPE_UINTPTR_T).call(*arguments)
  end
end
