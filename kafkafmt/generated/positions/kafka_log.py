# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_message
from . import kafka_record_batch
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaLog(KaitaiStruct):
    """A file in which a broker keeps a part of a topic partition,
    `00000000000000000000.log`, or a KRaft snapshot,
    `00000000000000000000-0000000000.checkpoint`: entries one after the other.
    The byte 16 of an entry gives its format, and one file may mix formats.

    Every whole entry is found by its frame alone; its content is parsed on
    first access, so that a damaged entry does not affect the others. Reading
    ends, as in Kafka, where no whole entry follows: at a last entry that is
    cut off, at the zeroes of a preallocated file, or at an impossible length.
    The rest is the `tail`. Checksums are not checked, and compressed bytes
    stay as they are.

    .. seealso::
       Apache Kafka documentation, 5.4 Log - https://kafka.apache.org/documentation/#log


    .. seealso::
       FileLogInputStream.nextBatch - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java


    .. seealso::
       Records - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/Records.java
    """
    SEQ_FIELDS = ["entries", "tail"]
    entries = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaLog, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        if self.has_entries:
            pass
            self._debug['entries']['start'] = self._io.pos()
            self._debug['entries']['arr'] = []
            self.entries = []
            i = 0
            while True:
                self._debug['entries']['arr'].append({'start': self._io.pos()})
                _t_entries = KafkaLog.LogEntry(self._io, self, self._root)
                try:
                    _t_entries._read()
                finally:
                    _ = _t_entries
                    self.entries.append(_)
                self._debug['entries']['arr'][len(self.entries) - 1]['end'] = self._io.pos()
                if (not (_.has_next)):
                    break
                i += 1
            self._debug['entries']['end'] = self._io.pos()

        self._debug['tail']['start'] = self._io.pos()
        self.tail = self._io.read_bytes_full()
        self._debug['tail']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        if self.has_entries:
            pass
            for i in range(len(self.entries)):
                pass
                self.entries[i]._fetch_instances()


        _ = self.len_first
        if hasattr(self, '_m_len_first'):
            pass


    class LogEntry(KaitaiStruct):
        """An entry by its frame, which is the same in all formats, and what is
        in it: a message or a record batch, or neither when the magic is
        unknown or the entry too short for it.

        .. seealso::
           FileLogInputStream.nextBatch - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java
        """
        SEQ_FIELDS = ["raw"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaLog.LogEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['raw']['start'] = self._io.pos()
            self.raw = self._io.read_bytes(self.len_entry)
            self._debug['raw']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            _ = self.base_offset
            if hasattr(self, '_m_base_offset'):
                pass

            _ = self.len_body
            if hasattr(self, '_m_len_body'):
                pass

            _ = self.len_next
            if hasattr(self, '_m_len_next'):
                pass

            _ = self.magic
            if hasattr(self, '_m_magic'):
                pass

            _ = self.message
            if hasattr(self, '_m_message'):
                pass
                self._m_message._fetch_instances()

            _ = self.record_batch
            if hasattr(self, '_m_record_batch'):
                pass
                self._m_record_batch._fetch_instances()


        @property
        def base_offset(self):
            """The first record's offset of a record batch; of a message its own,
            which for a compressed one is that of its last inner message.
            """
            if hasattr(self, '_m_base_offset'):
                return self._m_base_offset

            _pos = self._io.pos()
            self._io.seek(self.ofs_entry)
            self._debug['_m_base_offset']['start'] = self._io.pos()
            self._m_base_offset = self._io.read_s8be()
            self._debug['_m_base_offset']['end'] = self._io.pos()
            self._io.seek(_pos)
            return getattr(self, '_m_base_offset', None)

        @property
        def has_next(self):
            """The next entry is whole."""
            if hasattr(self, '_m_has_next'):
                return self._m_has_next

            self._m_has_next =  ((self.len_left >= 26) and (self.len_next >= 14) and (self.len_next <= (self.len_left - 12)))
            return getattr(self, '_m_has_next', None)

        @property
        def len_body(self):
            """Bytes that follow this field, 14 at least."""
            if hasattr(self, '_m_len_body'):
                return self._m_len_body

            _pos = self._io.pos()
            self._io.seek(self.ofs_entry + 8)
            self._debug['_m_len_body']['start'] = self._io.pos()
            self._m_len_body = self._io.read_s4be()
            self._debug['_m_len_body']['end'] = self._io.pos()
            self._io.seek(_pos)
            return getattr(self, '_m_len_body', None)

        @property
        def len_entry(self):
            """Bytes of the whole entry."""
            if hasattr(self, '_m_len_entry'):
                return self._m_len_entry

            self._m_len_entry = (self.len_body + 12)
            return getattr(self, '_m_len_entry', None)

        @property
        def len_left(self):
            """Bytes after this entry."""
            if hasattr(self, '_m_len_left'):
                return self._m_len_left

            self._m_len_left = (self._io.size() - self.ofs_next)
            return getattr(self, '_m_len_left', None)

        @property
        def len_next(self):
            """The next entry's length, read ahead."""
            if hasattr(self, '_m_len_next'):
                return self._m_len_next

            if self.len_left >= 26:
                pass
                _pos = self._io.pos()
                self._io.seek(self.ofs_next + 8)
                self._debug['_m_len_next']['start'] = self._io.pos()
                self._m_len_next = self._io.read_s4be()
                self._debug['_m_len_next']['end'] = self._io.pos()
                self._io.seek(_pos)

            return getattr(self, '_m_len_next', None)

        @property
        def magic(self):
            """The format, 0 to 2."""
            if hasattr(self, '_m_magic'):
                return self._m_magic

            _pos = self._io.pos()
            self._io.seek(self.ofs_entry + 16)
            self._debug['_m_magic']['start'] = self._io.pos()
            self._m_magic = self._io.read_s1()
            self._debug['_m_magic']['end'] = self._io.pos()
            self._io.seek(_pos)
            return getattr(self, '_m_magic', None)

        @property
        def message(self):
            """Present in the formats before Kafka 0.11."""
            if hasattr(self, '_m_message'):
                return self._m_message

            if  ((self.magic == 0) or ( ((self.magic == 1) and (self.len_body >= 22)) )) :
                pass
                _pos = self._io.pos()
                self._io.seek(self.ofs_entry)
                self._debug['_m_message']['start'] = self._io.pos()
                self._raw__m_message = self._io.read_bytes(self.len_entry)
                _io__raw__m_message = KaitaiStream(BytesIO(self._raw__m_message))
                self._m_message = kafka_message.KafkaMessage(_io__raw__m_message)
                self._m_message._read()
                self._debug['_m_message']['end'] = self._io.pos()
                self._io.seek(_pos)

            return getattr(self, '_m_message', None)

        @property
        def ofs_entry(self):
            """Where the entry starts. It is computed first, for the length,
            before `raw` is read, and keeps that value.
            """
            if hasattr(self, '_m_ofs_entry'):
                return self._m_ofs_entry

            self._m_ofs_entry = self._io.pos()
            return getattr(self, '_m_ofs_entry', None)

        @property
        def ofs_next(self):
            """Where the next entry would start."""
            if hasattr(self, '_m_ofs_next'):
                return self._m_ofs_next

            self._m_ofs_next = (self.ofs_entry + self.len_entry)
            return getattr(self, '_m_ofs_next', None)

        @property
        def record_batch(self):
            """Present in the format since Kafka 0.11."""
            if hasattr(self, '_m_record_batch'):
                return self._m_record_batch

            if  ((self.magic == 2) and (self.len_body >= 49)) :
                pass
                _pos = self._io.pos()
                self._io.seek(self.ofs_entry)
                self._debug['_m_record_batch']['start'] = self._io.pos()
                self._raw__m_record_batch = self._io.read_bytes(self.len_entry)
                _io__raw__m_record_batch = KaitaiStream(BytesIO(self._raw__m_record_batch))
                self._m_record_batch = kafka_record_batch.KafkaRecordBatch(_io__raw__m_record_batch)
                self._m_record_batch._read()
                self._debug['_m_record_batch']['end'] = self._io.pos()
                self._io.seek(_pos)

            return getattr(self, '_m_record_batch', None)


    @property
    def has_entries(self):
        """The first entry is whole."""
        if hasattr(self, '_m_has_entries'):
            return self._m_has_entries

        self._m_has_entries =  ((self._io.size() >= 26) and (self.len_first >= 14) and (self.len_first <= (self._io.size() - 12)))
        return getattr(self, '_m_has_entries', None)

    @property
    def len_first(self):
        """The first entry's length, read ahead."""
        if hasattr(self, '_m_len_first'):
            return self._m_len_first

        if self._io.size() >= 26:
            pass
            _pos = self._io.pos()
            self._io.seek(8)
            self._debug['_m_len_first']['start'] = self._io.pos()
            self._m_len_first = self._io.read_s4be()
            self._debug['_m_len_first']['end'] = self._io.pos()
            self._io.seek(_pos)

        return getattr(self, '_m_len_first', None)
