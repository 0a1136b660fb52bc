# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_message_0_7
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaMessageSet07(KaitaiStruct):
    """Messages of Kafka 0.7 one after the other: a file of a log,
    `00000000000000000000.kafka`, and also what the payload of a compressed
    message holds once it is decompressed.

    The offset of a message is its byte position in the log: the number in the
    file's name plus `ofs_entry`. The position after a message is the next one
    to fetch. Messages inside a compressed one have no position of their own;
    they are fetched by that of the compressed one.

    Every whole message is found by its length alone; its content is parsed on
    first access, so that a damaged message does not affect the others.
    Reading ends, as in Kafka, where no whole message follows. The rest is the
    `tail`. Checksums are not checked, and compressed bytes stay as they are.

    Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
    of 100 messages of magic 0 among its tests
    (`test-kafka-logs/MagicByte0-0`).

    .. seealso::
       MessageSet - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala


    .. seealso::
       FileMessageSet.iterator - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/FileMessageSet.scala


    .. seealso::
       Log.nameFromOffset - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/log/Log.scala
    """
    SEQ_FIELDS = ["entries", "tail"]
    entries = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaMessageSet07, self).__init__(_io)
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
                _t_entries = KafkaMessageSet07.MessageSet07Entry(self._io, self, self._root)
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


    class MessageSet07Entry(KaitaiStruct):
        """A message by its length, and what is in it, if the magic is known.

        .. seealso::
           MessageSet.entrySize - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala
        """
        SEQ_FIELDS = ["raw"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMessageSet07.MessageSet07Entry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['raw']['start'] = self._io.pos()
            self.raw = self._io.read_bytes(self.len_entry)
            self._debug['raw']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            _ = self.len_message
            if hasattr(self, '_m_len_message'):
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


        @property
        def has_next(self):
            """The next message is whole."""
            if hasattr(self, '_m_has_next'):
                return self._m_has_next

            self._m_has_next =  ((self.len_left >= 9) and (self.len_next >= 5) and (self.len_next <= (self.len_left - 4)))
            return getattr(self, '_m_has_next', None)

        @property
        def len_entry(self):
            """Bytes of the whole message, its length included."""
            if hasattr(self, '_m_len_entry'):
                return self._m_len_entry

            self._m_len_entry = (self.len_message + 4)
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
            """Bytes that follow this field, 5 at least."""
            if hasattr(self, '_m_len_message'):
                return self._m_len_message

            _pos = self._io.pos()
            self._io.seek(self.ofs_entry)
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

            if self.len_left >= 9:
                pass
                _pos = self._io.pos()
                self._io.seek(self.ofs_next)
                self._debug['_m_len_next']['start'] = self._io.pos()
                self._m_len_next = self._io.read_s4be()
                self._debug['_m_len_next']['end'] = self._io.pos()
                self._io.seek(_pos)

            return getattr(self, '_m_len_next', None)

        @property
        def magic(self):
            """The format, 0 or 1."""
            if hasattr(self, '_m_magic'):
                return self._m_magic

            _pos = self._io.pos()
            self._io.seek(self.ofs_entry + 4)
            self._debug['_m_magic']['start'] = self._io.pos()
            self._m_magic = self._io.read_s1()
            self._debug['_m_magic']['end'] = self._io.pos()
            self._io.seek(_pos)
            return getattr(self, '_m_magic', None)

        @property
        def message(self):
            """Present if the magic is known and the length is large enough."""
            if hasattr(self, '_m_message'):
                return self._m_message

            if  ((self.magic == 0) or ( ((self.magic == 1) and (self.len_message >= 6)) )) :
                pass
                _pos = self._io.pos()
                self._io.seek(self.ofs_entry)
                self._debug['_m_message']['start'] = self._io.pos()
                self._raw__m_message = self._io.read_bytes(self.len_entry)
                _io__raw__m_message = KaitaiStream(BytesIO(self._raw__m_message))
                self._m_message = kafka_message_0_7.KafkaMessage07(_io__raw__m_message)
                self._m_message._read()
                self._debug['_m_message']['end'] = self._io.pos()
                self._io.seek(_pos)

            return getattr(self, '_m_message', None)

        @property
        def ofs_entry(self):
            """Where the message starts. It is computed first, for the length,
            before `raw` is read, and keeps that value.
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

        self._m_has_entries =  ((self._io.size() >= 9) and (self.len_first >= 5) and (self.len_first <= (self._io.size() - 4)))
        return getattr(self, '_m_has_entries', None)

    @property
    def len_first(self):
        """The first message's length, read ahead."""
        if hasattr(self, '_m_len_first'):
            return self._m_len_first

        if self._io.size() >= 9:
            pass
            _pos = self._io.pos()
            self._io.seek(0)
            self._debug['_m_len_first']['start'] = self._io.pos()
            self._m_len_first = self._io.read_s4be()
            self._debug['_m_len_first']['end'] = self._io.pos()
            self._io.seek(_pos)

        return getattr(self, '_m_len_first', None)
