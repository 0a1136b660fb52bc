# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaShareGroupMemberMetadataValue(KaitaiStruct):
    """The value of a record of type 10 in `__consumer_offsets`. Since Kafka
    3.9.

    .. seealso::
       ShareGroupMemberMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json
    """
    subscribed_topic_names = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaShareGroupMemberMetadataValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.rack_id = kafka_compact_string.KafkaCompactString(self._io)
        self.client_id = kafka_compact_string.KafkaCompactString(self._io)
        self.client_host = kafka_compact_string.KafkaCompactString(self._io)
        self.num_subscribed_topic_names_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_subscribed_topic_names_plus_one.value >= 1:
            pass
            self.subscribed_topic_names = []
            for i in range((self.num_subscribed_topic_names_plus_one.value - 1)):
                self.subscribed_topic_names.append(kafka_compact_string.KafkaCompactString(self._io))


        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.rack_id._fetch_instances()
        self.client_id._fetch_instances()
        self.client_host._fetch_instances()
        self.num_subscribed_topic_names_plus_one._fetch_instances()
        if self.num_subscribed_topic_names_plus_one.value >= 1:
            pass
            for i in range(len(self.subscribed_topic_names)):
                pass
                self.subscribed_topic_names[i]._fetch_instances()


        self.tagged_fields._fetch_instances()
