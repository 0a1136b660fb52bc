# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# Up to which offset a segment holds nothing later than some of its
# timestamps: `00000000000000000000.timeindex`, beside the `.log` of the
# same name, since Kafka 0.10.1. The name is the base offset, which the
# entries' offsets are relative to.
#
# While the segment is written to, the file has its full size, and zeroes
# follow the entries. Reading ends there: at an entry with the relative
# offset 0 that is not the first. What is left is the `tail`. A file of
# zeroes only has one entry, as for Kafka itself.
# @see https://cwiki.apache.org/confluence/display/KAFKA/KIP-33+-+Add+a+time+based+log+index KIP-33
# @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java TimeIndex
# @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java AbstractIndex
class KafkaTimeIndex < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    if has_entries
      @entries = []
      i = 0
      begin
        _ = TimeIndexEntry.new(@_io, self, @_root)
        @entries << _
        i += 1
      end until !(_.has_next)
    end
    @tail = @_io.read_bytes_full
    self
  end

  ##
  # The greatest timestamp of the segment so far, and the offset of its
  # batch.
  # @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimestampOffset.java TimestampOffset
  class TimeIndexEntry < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @raw = @_io.read_bytes((ofs_next - ofs_entry))
      self
    end

    ##
    # The next entry is whole, and has been written.
    def has_next
      return @has_next unless @has_next.nil?
      @has_next =  (((_io.size - ofs_next) >= 12) && (relative_offset_next != 0))
      @has_next
    end

    ##
    # Where the entry starts. It is computed first, for the length,
    # before `raw` is read, and keeps that value.
    def ofs_entry
      return @ofs_entry unless @ofs_entry.nil?
      @ofs_entry = _io.pos
      @ofs_entry
    end

    ##
    # Where the next entry would start.
    def ofs_next
      return @ofs_next unless @ofs_next.nil?
      @ofs_next = (ofs_entry + 12)
      @ofs_next
    end

    ##
    # The last offset of the batch that has this timestamp, less the
    # base offset that the file's name says. Kafka 2.8 and before wrote
    # the offset of the record itself.
    def relative_offset
      return @relative_offset unless @relative_offset.nil?
      _pos = @_io.pos
      @_io.seek((ofs_entry + 8))
      @relative_offset = @_io.read_s4be
      @_io.seek(_pos)
      @relative_offset
    end

    ##
    # The next entry's relative offset, read ahead.
    def relative_offset_next
      return @relative_offset_next unless @relative_offset_next.nil?
      if (_io.size - ofs_next) >= 12
        _pos = @_io.pos
        @_io.seek((ofs_next + 8))
        @relative_offset_next = @_io.read_s4be
        @_io.seek(_pos)
      end
      @relative_offset_next
    end

    ##
    # Milliseconds since the epoch.
    def timestamp
      return @timestamp unless @timestamp.nil?
      _pos = @_io.pos
      @_io.seek(ofs_entry)
      @timestamp = @_io.read_s8be
      @_io.seek(_pos)
      @timestamp
    end

    ##
    # The whole entry as it is, 12 bytes.
    attr_reader :raw
  end

  ##
  # There is room for an entry.
  def has_entries
    return @has_entries unless @has_entries.nil?
    @has_entries = _io.size >= 12
    @has_entries
  end

  ##
  # Ascending by timestamp. Absent when the file holds no whole entry.
  attr_reader :entries

  ##
  # Zeroes of an index that is still written to; otherwise empty.
  attr_reader :tail
end
