# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_message
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaMessageSet(KaitaiStruct):
    """Messages one after the other: what the value of a compressed message holds
    once it is decompressed. A last message that is not whole is dropped, as
    Kafka drops it, and left in `tail`. A length below 14 is an error, also in
    Kafka.

    .. seealso::
       Apache Kafka documentation, 5.3.3 Old Message Format - https://kafka.apache.org/documentation/#messageset


    .. seealso::
       AbstractLegacyRecordBatch.DeepRecordsIterator - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java
    """
    SEQ_FIELDS = ["entries", "tail"]
    entries = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaMessageSet, self).__init__(_io)
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
                _t_entries = KafkaMessageSet.MessageSetEntry(self._io, self, self._root)
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


    class MessageSetEntry(KaitaiStruct):
        """A message inside exactly its own bytes.

        .. seealso::
           AbstractLegacyRecordBatch.DataLogInputStream - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java
        """
        SEQ_FIELDS = ["message"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMessageSet.MessageSetEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['message']['start'] = self._io.pos()
            self._raw_message = self._io.read_bytes(self.len_entry)
            _io__raw_message = KaitaiStream(BytesIO(self._raw_message))
            self.message = kafka_message.KafkaMessage(_io__raw_message)
            self.message._read()
            self._debug['message']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.message._fetch_instances()
            _ = self.len_message
            if hasattr(self, '_m_len_message'):
                pass

            _ = self.len_next
            if hasattr(self, '_m_len_next'):
                pass


        @property
        def has_next(self):
            """The next message is whole."""
            if hasattr(self, '_m_has_next'):
                return self._m_has_next

            self._m_has_next =  ((self.len_left >= 12) and (self.len_next <= (self.len_left - 12)))
            return getattr(self, '_m_has_next', None)

        @property
        def len_entry(self):
            """Bytes of the whole message."""
            if hasattr(self, '_m_len_entry'):
                return self._m_len_entry

            self._m_len_entry = (self.len_message + 12)
            return getattr(self, '_m_len_entry', None)

        @property
        def len_left(self):
            """Bytes after this message."""
            if hasattr(self, '_m_len_left'):
                return self._m_len_left

            self._m_len_left = (self._io.size() - self.ofs_next)
            return getattr(self, '_m_len_left', None)

        @property
        def len_message(self):
            """Bytes that follow this field."""
            if hasattr(self, '_m_len_message'):
                return self._m_len_message

            _pos = self._io.pos()
            self._io.seek(self.ofs_entry + 8)
            self._debug['_m_len_message']['start'] = self._io.pos()
            self._m_len_message = self._io.read_s4be()
            self._debug['_m_len_message']['end'] = self._io.pos()
            self._io.seek(_pos)
            return getattr(self, '_m_len_message', None)

        @property
        def len_next(self):
            """The next message's length, read ahead."""
            if hasattr(self, '_m_len_next'):
                return self._m_len_next

            if self.len_left >= 12:
                pass
                _pos = self._io.pos()
                self._io.seek(self.ofs_next + 8)
                self._debug['_m_len_next']['start'] = self._io.pos()
                self._m_len_next = self._io.read_s4be()
                self._debug['_m_len_next']['end'] = self._io.pos()
                self._io.seek(_pos)

            return getattr(self, '_m_len_next', None)

        @property
        def ofs_entry(self):
            """Where the message starts. Computed first, before `message` is
            read.
            """
            if hasattr(self, '_m_ofs_entry'):
                return self._m_ofs_entry

            self._m_ofs_entry = self._io.pos()
            return getattr(self, '_m_ofs_entry', None)

        @property
        def ofs_next(self):
            """Where the next message would start."""
            if hasattr(self, '_m_ofs_next'):
                return self._m_ofs_next

            self._m_ofs_next = (self.ofs_entry + self.len_entry)
            return getattr(self, '_m_ofs_next', None)


    @property
    def has_entries(self):
        """The first message is whole."""
        if hasattr(self, '_m_has_entries'):
            return self._m_has_entries

        self._m_has_entries =  ((self._io.size() >= 12) and (self.len_first <= (self._io.size() - 12)))
        return getattr(self, '_m_has_entries', None)

    @property
    def len_first(self):
        """The first message's length, read ahead."""
        if hasattr(self, '_m_len_first'):
            return self._m_len_first

        if self._io.size() >= 12:
            pass
            _pos = self._io.pos()
            self._io.seek(8)
            self._debug['_m_len_first']['start'] = self._io.pos()
            self._m_len_first = self._io.read_s4be()
            self._debug['_m_len_first']['end'] = self._io.pos()
            self._io.seek(_pos)

        return getattr(self, '_m_len_first', None)
