# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaMessage07(KaitaiStruct):
    """One message as Kafka 0.7 and before wrote it, with its length. It has
    neither an offset nor a key nor a time, and its magic stands where later
    formats have the offset: nothing in the bytes tells the two apart, so this
    grammar is chosen by hand. Parse it from exactly the message's bytes, 4 +
    `len_message`: the end of the stream is the end of the message.

    When the compression is not `none`, `payload` is a compressed message set:
    decompress it and parse the result as `kafka_message_set_0_7`.

    Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
    of 100 messages of magic 0 among its tests
    (`test-kafka-logs/MagicByte0-0`).

    .. seealso::
       Message - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala


    .. seealso::
       CompressionCodec - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/CompressionCodec.scala
    """

    class Message07Compression(IntEnum):
        none = 0
        gzip = 1
        snappy = 2
    SEQ_FIELDS = ["len_message", "magic", "attributes", "crc", "payload"]
    attributes = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaMessage07, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['len_message']['start'] = self._io.pos()
        self.len_message = self._io.read_s4be()
        self._debug['len_message']['end'] = self._io.pos()
        if not self.len_message >= 5:
            raise kaitaistruct.ValidationLessThanError(5, self.len_message, self._io, u"/seq/0")
        self._debug['magic']['start'] = self._io.pos()
        self.magic = self._io.read_s1()
        self._debug['magic']['end'] = self._io.pos()
        if not self.magic >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.magic, self._io, u"/seq/1")
        if not self.magic <= 1:
            raise kaitaistruct.ValidationGreaterThanError(1, self.magic, self._io, u"/seq/1")
        if self.magic == 1:
            pass
            self._debug['attributes']['start'] = self._io.pos()
            self.attributes = KafkaMessage07.Message07Attributes(self._io, self, self._root)
            self.attributes._read()
            self._debug['attributes']['end'] = self._io.pos()

        self._debug['crc']['start'] = self._io.pos()
        self.crc = self._io.read_u4be()
        self._debug['crc']['end'] = self._io.pos()
        self._debug['payload']['start'] = self._io.pos()
        self.payload = self._io.read_bytes_full()
        self._debug['payload']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        if self.magic == 1:
            pass
            self.attributes._fetch_instances()


    class Message07Attributes(KaitaiStruct):
        """One byte of flags, the highest bit first; magic 1 only.

        .. seealso::
           Message.CompressionCodeMask - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala
        """
        SEQ_FIELDS = ["unused", "compression_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMessage07.Message07Attributes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['unused']['start'] = self._io.pos()
            self.unused = self._io.read_bits_int_be(6)
            self._debug['unused']['end'] = self._io.pos()
            self._debug['compression_id']['start'] = self._io.pos()
            self.compression_id = self._io.read_bits_int_be(2)
            self._debug['compression_id']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass

        @property
        def compression(self):
            """The codec by its name."""
            if hasattr(self, '_m_compression'):
                return self._m_compression

            self._m_compression = KaitaiStream.resolve_enum(KafkaMessage07.Message07Compression, self.compression_id)
            return getattr(self, '_m_compression', None)
