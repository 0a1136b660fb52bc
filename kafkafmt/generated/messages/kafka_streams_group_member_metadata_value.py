# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaStreamsGroupMemberMetadataValue(KaitaiStruct):
    """The value of a record of type 19 in `__consumer_offsets`. Since Kafka
    4.1.

    .. seealso::
       StreamsGroupMemberMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json
    """
    user_endpoint = None
    client_tags = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaStreamsGroupMemberMetadataValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.instance_id = kafka_compact_string.KafkaCompactString(self._io)
        self.rack_id = kafka_compact_string.KafkaCompactString(self._io)
        self.client_id = kafka_compact_string.KafkaCompactString(self._io)
        self.client_host = kafka_compact_string.KafkaCompactString(self._io)
        self.rebalance_timeout_ms = self._io.read_s4be()
        self.topology_epoch = self._io.read_s4be()
        self.process_id = kafka_compact_string.KafkaCompactString(self._io)
        self.user_endpoint_marker = self._io.read_s1()
        if self.user_endpoint_marker >= 0:
            pass
            self.user_endpoint = KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueEndpoint(self._io, self, self._root)

        self.num_client_tags_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_client_tags_plus_one.value >= 1:
            pass
            self.client_tags = []
            for i in range((self.num_client_tags_plus_one.value - 1)):
                self.client_tags.append(KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueKeyValue(self._io, self, self._root))


        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.instance_id._fetch_instances()
        self.rack_id._fetch_instances()
        self.client_id._fetch_instances()
        self.client_host._fetch_instances()
        self.process_id._fetch_instances()
        if self.user_endpoint_marker >= 0:
            pass
            self.user_endpoint._fetch_instances()

        self.num_client_tags_plus_one._fetch_instances()
        if self.num_client_tags_plus_one.value >= 1:
            pass
            for i in range(len(self.client_tags)):
                pass
                self.client_tags[i]._fetch_instances()


        self.tagged_fields._fetch_instances()

    class StreamsGroupMemberMetadataValueEndpoint(KaitaiStruct):
        """`Endpoint` of `StreamsGroupMemberMetadataValue`.

        .. seealso::
           StreamsGroupMemberMetadataValue, Endpoint - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueEndpoint, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.host = kafka_compact_string.KafkaCompactString(self._io)
            self.port = self._io.read_u2be()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.host._fetch_instances()
            self.tagged_fields._fetch_instances()


    class StreamsGroupMemberMetadataValueKeyValue(KaitaiStruct):
        """`KeyValue` of `StreamsGroupMemberMetadataValue`.

        .. seealso::
           StreamsGroupMemberMetadataValue, KeyValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueKeyValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.key = kafka_compact_string.KafkaCompactString(self._io)
            self.value = kafka_compact_string.KafkaCompactString(self._io)
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.key._fetch_instances()
            self.value._fetch_instances()
            self.tagged_fields._fetch_instances()
