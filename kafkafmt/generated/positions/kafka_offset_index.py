# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaOffsetIndex(KaitaiStruct):
    """Where in a segment some of its offsets stand:
    `00000000000000000000.index`, beside the `.log` of the same name. The name
    is the base offset, which the entries' offsets are relative to.

    While the segment is written to, the file has its full size (10 MiB by
    default), and zeroes follow the entries. Reading ends there: at an entry
    with the relative offset 0 that is not the first. What is left is the
    `tail`. A file of zeroes only has one entry, as for Kafka itself.

    .. seealso::
       Apache Kafka documentation, 5.4 Log - https://kafka.apache.org/documentation/#log


    .. seealso::
       OffsetIndex - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java


    .. seealso::
       AbstractIndex - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java
    """
    SEQ_FIELDS = ["entries", "tail"]
    entries = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaOffsetIndex, self).__init__(_io)
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
                _t_entries = KafkaOffsetIndex.OffsetIndexEntry(self._io, self, self._root)
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



    class OffsetIndexEntry(KaitaiStruct):
        """An offset, and the position of its batch.

        .. seealso::
           OffsetPosition - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetPosition.java
        """
        SEQ_FIELDS = ["raw"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaOffsetIndex.OffsetIndexEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['raw']['start'] = self._io.pos()
            self.raw = self._io.read_bytes((self.ofs_next - self.ofs_entry))
            self._debug['raw']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            _ = self.position
            if hasattr(self, '_m_position'):
                pass

            _ = self.relative_offset
            if hasattr(self, '_m_relative_offset'):
                pass

            _ = self.relative_offset_next
            if hasattr(self, '_m_relative_offset_next'):
                pass


        @property
        def has_next(self):
            """The next entry is whole, and has been written."""
            if hasattr(self, '_m_has_next'):
                return self._m_has_next

            self._m_has_next =  (((self._io.size() - self.ofs_next) >= 8) and (self.relative_offset_next != 0))
            return getattr(self, '_m_has_next', None)

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

            self._m_ofs_next = (self.ofs_entry + 8)
            return getattr(self, '_m_ofs_next', None)

        @property
        def position(self):
            """Where the batch starts, in bytes from the start of the segment."""
            if hasattr(self, '_m_position'):
                return self._m_position

            _pos = self._io.pos()
            self._io.seek((self.ofs_entry + 4))
            self._debug['_m_position']['start'] = self._io.pos()
            self._m_position = self._io.read_s4be()
            self._debug['_m_position']['end'] = self._io.pos()
            self._io.seek(_pos)
            return getattr(self, '_m_position', None)

        @property
        def relative_offset(self):
            """The last offset of the batch, less the base offset that the file's
            name says. Kafka 0.11 and before wrote the first offset.
            """
            if hasattr(self, '_m_relative_offset'):
                return self._m_relative_offset

            _pos = self._io.pos()
            self._io.seek(self.ofs_entry)
            self._debug['_m_relative_offset']['start'] = self._io.pos()
            self._m_relative_offset = self._io.read_s4be()
            self._debug['_m_relative_offset']['end'] = self._io.pos()
            self._io.seek(_pos)
            return getattr(self, '_m_relative_offset', None)

        @property
        def relative_offset_next(self):
            """The next entry's relative offset, read ahead."""
            if hasattr(self, '_m_relative_offset_next'):
                return self._m_relative_offset_next

            if (self._io.size() - self.ofs_next) >= 8:
                pass
                _pos = self._io.pos()
                self._io.seek(self.ofs_next)
                self._debug['_m_relative_offset_next']['start'] = self._io.pos()
                self._m_relative_offset_next = self._io.read_s4be()
                self._debug['_m_relative_offset_next']['end'] = self._io.pos()
                self._io.seek(_pos)

            return getattr(self, '_m_relative_offset_next', None)


    @property
    def has_entries(self):
        """There is room for an entry."""
        if hasattr(self, '_m_has_entries'):
            return self._m_has_entries

        self._m_has_entries = self._io.size() >= 8
        return getattr(self, '_m_has_entries', None)
