# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_bytes
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaConsumerGroupMemberMetadataValue(KaitaiStruct):
    """The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
    Version 0 has this layout since Kafka 3.8; earlier releases wrote another
    one under the same number, and nothing in the bytes says so.

    .. seealso::
       ConsumerGroupMemberMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
    """
    subscribed_topic_names = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaConsumerGroupMemberMetadataValue, self).__init__(_io)
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
        self.num_subscribed_topic_names_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_subscribed_topic_names_plus_one.value >= 1:
            pass
            self.subscribed_topic_names = []
            for i in range((self.num_subscribed_topic_names_plus_one.value - 1)):
                self.subscribed_topic_names.append(kafka_compact_string.KafkaCompactString(self._io))


        self.subscribed_topic_regex = kafka_compact_string.KafkaCompactString(self._io)
        self.rebalance_timeout_ms = self._io.read_s4be()
        self.server_assignor = kafka_compact_string.KafkaCompactString(self._io)
        self.tagged_fields = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields(self._io, self, self._root)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.instance_id._fetch_instances()
        self.rack_id._fetch_instances()
        self.client_id._fetch_instances()
        self.client_host._fetch_instances()
        self.num_subscribed_topic_names_plus_one._fetch_instances()
        if self.num_subscribed_topic_names_plus_one.value >= 1:
            pass
            for i in range(len(self.subscribed_topic_names)):
                pass
                self.subscribed_topic_names[i]._fetch_instances()


        self.subscribed_topic_regex._fetch_instances()
        self.server_assignor._fetch_instances()
        self.tagged_fields._fetch_instances()

    class ConsumerGroupMemberMetadataValueClassicMemberMetadata(KaitaiStruct):
        """`ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.

        .. seealso::
           ConsumerGroupMemberMetadataValue, ClassicMemberMetadata - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
        """
        supported_protocols = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.session_timeout_ms = self._io.read_s4be()
            self.num_supported_protocols_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_supported_protocols_plus_one.value >= 1:
                pass
                self.supported_protocols = []
                for i in range((self.num_supported_protocols_plus_one.value - 1)):
                    self.supported_protocols.append(KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicProtocol(self._io, self, self._root))


            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_supported_protocols_plus_one._fetch_instances()
            if self.num_supported_protocols_plus_one.value >= 1:
                pass
                for i in range(len(self.supported_protocols)):
                    pass
                    self.supported_protocols[i]._fetch_instances()


            self.tagged_fields._fetch_instances()


    class ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(KaitaiStruct):
        """The bytes of the tagged field `ClassicMemberMetadata`.

        .. seealso::
           ConsumerGroupMemberMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
        """
        classic_member_metadata = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.classic_member_metadata_marker = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.classic_member_metadata_marker.value >= 1:
                pass
                self.classic_member_metadata = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata(self._io, self, self._root)



        def _fetch_instances(self):
            pass
            self.classic_member_metadata_marker._fetch_instances()
            if self.classic_member_metadata_marker.value >= 1:
                pass
                self.classic_member_metadata._fetch_instances()



    class ConsumerGroupMemberMetadataValueClassicProtocol(KaitaiStruct):
        """`ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.

        .. seealso::
           ConsumerGroupMemberMetadataValue, ClassicProtocol - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicProtocol, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = kafka_compact_string.KafkaCompactString(self._io)
            self.metadata = kafka_compact_bytes.KafkaCompactBytes(self._io)
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.metadata._fetch_instances()
            self.tagged_fields._fetch_instances()


    class ConsumerGroupMemberMetadataValueTaggedField(KaitaiStruct):
        """A tagged field of `consumer_group_member_metadata_value`.

        .. seealso::
           ConsumerGroupMemberMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
        """
        classic_member_metadata = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_classic_member_metadata = self._io.read_bytes(self.len_data.value)
                _io__raw_classic_member_metadata = KaitaiStream(BytesIO(self._raw_classic_member_metadata))
                self.classic_member_metadata = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(_io__raw_classic_member_metadata, self, self._root)

            if self.tag.value > 0:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.classic_member_metadata._fetch_instances()

            if self.tag.value > 0:
                pass



    class ConsumerGroupMemberMetadataValueTaggedFields(KaitaiStruct):
        """The tagged fields of `consumer_group_member_metadata_value`.

        .. seealso::
           ConsumerGroupMemberMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()
