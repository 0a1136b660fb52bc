# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_unsigned_varint
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaShareSnapshotValue(KaitaiStruct):
    """The value of a record of type 0 in `__share_group_state`. Since Kafka
    3.9. Version 0 has this layout since Kafka 4.1; earlier releases wrote
    another one under the same number, and nothing in the bytes says so.

    .. seealso::
       ShareSnapshotValue - https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json
    """
    state_batches = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaShareSnapshotValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.snapshot_epoch = self._io.read_s4be()
        self.state_epoch = self._io.read_s4be()
        self.leader_epoch = self._io.read_s4be()
        self.start_offset = self._io.read_s8be()
        self.create_timestamp = self._io.read_s8be()
        self.write_timestamp = self._io.read_s8be()
        self.num_state_batches_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_state_batches_plus_one.value >= 1:
            pass
            self.state_batches = []
            for i in range((self.num_state_batches_plus_one.value - 1)):
                self.state_batches.append(KafkaShareSnapshotValue.ShareSnapshotValueStateBatch(self._io, self, self._root))


        self.tagged_fields = KafkaShareSnapshotValue.ShareSnapshotValueTaggedFields(self._io, self, self._root)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.num_state_batches_plus_one._fetch_instances()
        if self.num_state_batches_plus_one.value >= 1:
            pass
            for i in range(len(self.state_batches)):
                pass
                self.state_batches[i]._fetch_instances()


        self.tagged_fields._fetch_instances()

    class ShareSnapshotValueDeliveryCompleteCountTag(KaitaiStruct):
        """The bytes of the tagged field `DeliveryCompleteCount`.

        .. seealso::
           ShareSnapshotValue - https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareSnapshotValue.ShareSnapshotValueDeliveryCompleteCountTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.delivery_complete_count = self._io.read_s4be()


        def _fetch_instances(self):
            pass


    class ShareSnapshotValueStateBatch(KaitaiStruct):
        """`StateBatch` of `ShareSnapshotValue`.

        .. seealso::
           ShareSnapshotValue, StateBatch - https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareSnapshotValue.ShareSnapshotValueStateBatch, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.first_offset = self._io.read_s8be()
            self.last_offset = self._io.read_s8be()
            self.delivery_state = self._io.read_s1()
            self.delivery_count = self._io.read_s2be()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged_fields._fetch_instances()


    class ShareSnapshotValueTaggedField(KaitaiStruct):
        """A tagged field of `share_snapshot_value`.

        .. seealso::
           ShareSnapshotValue - https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json
        """
        delivery_complete_count = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareSnapshotValue.ShareSnapshotValueTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_delivery_complete_count = self._io.read_bytes(self.len_data.value)
                _io__raw_delivery_complete_count = KaitaiStream(BytesIO(self._raw_delivery_complete_count))
                self.delivery_complete_count = KafkaShareSnapshotValue.ShareSnapshotValueDeliveryCompleteCountTag(_io__raw_delivery_complete_count, self, self._root)

            if self.tag.value > 0:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.delivery_complete_count._fetch_instances()

            if self.tag.value > 0:
                pass



    class ShareSnapshotValueTaggedFields(KaitaiStruct):
        """The tagged fields of `share_snapshot_value`.

        .. seealso::
           ShareSnapshotValue - https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareSnapshotValue.ShareSnapshotValueTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaShareSnapshotValue.ShareSnapshotValueTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()
