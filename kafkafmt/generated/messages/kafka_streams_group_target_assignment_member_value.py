# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaStreamsGroupTargetAssignmentMemberValue(KaitaiStruct):
    """The value of a record of type 21 in `__consumer_offsets`. Since Kafka
    4.1.

    .. seealso::
       StreamsGroupTargetAssignmentMemberValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json
    """
    active_tasks = ()
    standby_tasks = ()
    warmup_tasks = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaStreamsGroupTargetAssignmentMemberValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.num_active_tasks_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_active_tasks_plus_one.value >= 1:
            pass
            self.active_tasks = []
            for i in range((self.num_active_tasks_plus_one.value - 1)):
                self.active_tasks.append(KafkaStreamsGroupTargetAssignmentMemberValue.StreamsGroupTargetAssignmentMemberValueTaskIds(self._io, self, self._root))


        self.num_standby_tasks_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_standby_tasks_plus_one.value >= 1:
            pass
            self.standby_tasks = []
            for i in range((self.num_standby_tasks_plus_one.value - 1)):
                self.standby_tasks.append(KafkaStreamsGroupTargetAssignmentMemberValue.StreamsGroupTargetAssignmentMemberValueTaskIds(self._io, self, self._root))


        self.num_warmup_tasks_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_warmup_tasks_plus_one.value >= 1:
            pass
            self.warmup_tasks = []
            for i in range((self.num_warmup_tasks_plus_one.value - 1)):
                self.warmup_tasks.append(KafkaStreamsGroupTargetAssignmentMemberValue.StreamsGroupTargetAssignmentMemberValueTaskIds(self._io, self, self._root))


        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.num_active_tasks_plus_one._fetch_instances()
        if self.num_active_tasks_plus_one.value >= 1:
            pass
            for i in range(len(self.active_tasks)):
                pass
                self.active_tasks[i]._fetch_instances()


        self.num_standby_tasks_plus_one._fetch_instances()
        if self.num_standby_tasks_plus_one.value >= 1:
            pass
            for i in range(len(self.standby_tasks)):
                pass
                self.standby_tasks[i]._fetch_instances()


        self.num_warmup_tasks_plus_one._fetch_instances()
        if self.num_warmup_tasks_plus_one.value >= 1:
            pass
            for i in range(len(self.warmup_tasks)):
                pass
                self.warmup_tasks[i]._fetch_instances()


        self.tagged_fields._fetch_instances()

    class StreamsGroupTargetAssignmentMemberValueTaskIds(KaitaiStruct):
        """`TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.

        .. seealso::
           StreamsGroupTargetAssignmentMemberValue, TaskIds - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json
        """
        partitions = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupTargetAssignmentMemberValue.StreamsGroupTargetAssignmentMemberValueTaskIds, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.subtopology_id = kafka_compact_string.KafkaCompactString(self._io)
            self.num_partitions_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_partitions_plus_one.value >= 1:
                pass
                self.partitions = []
                for i in range((self.num_partitions_plus_one.value - 1)):
                    self.partitions.append(self._io.read_s4be())


            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.subtopology_id._fetch_instances()
            self.num_partitions_plus_one._fetch_instances()
            if self.num_partitions_plus_one.value >= 1:
                pass
                for i in range(len(self.partitions)):
                    pass


            self.tagged_fields._fetch_instances()
