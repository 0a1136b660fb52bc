# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaStreamsGroupCurrentMemberAssignmentValue(KaitaiStruct):
    """The value of a record of type 22 in `__consumer_offsets`. Since Kafka
    4.1.

    .. seealso::
       StreamsGroupCurrentMemberAssignmentValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json
    """
    active_tasks = ()
    standby_tasks = ()
    warmup_tasks = ()
    active_tasks_pending_revocation = ()
    standby_tasks_pending_revocation = ()
    warmup_tasks_pending_revocation = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaStreamsGroupCurrentMemberAssignmentValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.member_epoch = self._io.read_s4be()
        self.previous_member_epoch = self._io.read_s4be()
        self.state = self._io.read_s1()
        self.num_active_tasks_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_active_tasks_plus_one.value >= 1:
            pass
            self.active_tasks = []
            for i in range((self.num_active_tasks_plus_one.value - 1)):
                self.active_tasks.append(KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root))


        self.num_standby_tasks_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_standby_tasks_plus_one.value >= 1:
            pass
            self.standby_tasks = []
            for i in range((self.num_standby_tasks_plus_one.value - 1)):
                self.standby_tasks.append(KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root))


        self.num_warmup_tasks_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_warmup_tasks_plus_one.value >= 1:
            pass
            self.warmup_tasks = []
            for i in range((self.num_warmup_tasks_plus_one.value - 1)):
                self.warmup_tasks.append(KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root))


        self.num_active_tasks_pending_revocation_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_active_tasks_pending_revocation_plus_one.value >= 1:
            pass
            self.active_tasks_pending_revocation = []
            for i in range((self.num_active_tasks_pending_revocation_plus_one.value - 1)):
                self.active_tasks_pending_revocation.append(KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root))


        self.num_standby_tasks_pending_revocation_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_standby_tasks_pending_revocation_plus_one.value >= 1:
            pass
            self.standby_tasks_pending_revocation = []
            for i in range((self.num_standby_tasks_pending_revocation_plus_one.value - 1)):
                self.standby_tasks_pending_revocation.append(KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root))


        self.num_warmup_tasks_pending_revocation_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_warmup_tasks_pending_revocation_plus_one.value >= 1:
            pass
            self.warmup_tasks_pending_revocation = []
            for i in range((self.num_warmup_tasks_pending_revocation_plus_one.value - 1)):
                self.warmup_tasks_pending_revocation.append(KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root))


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


        self.num_active_tasks_pending_revocation_plus_one._fetch_instances()
        if self.num_active_tasks_pending_revocation_plus_one.value >= 1:
            pass
            for i in range(len(self.active_tasks_pending_revocation)):
                pass
                self.active_tasks_pending_revocation[i]._fetch_instances()


        self.num_standby_tasks_pending_revocation_plus_one._fetch_instances()
        if self.num_standby_tasks_pending_revocation_plus_one.value >= 1:
            pass
            for i in range(len(self.standby_tasks_pending_revocation)):
                pass
                self.standby_tasks_pending_revocation[i]._fetch_instances()


        self.num_warmup_tasks_pending_revocation_plus_one._fetch_instances()
        if self.num_warmup_tasks_pending_revocation_plus_one.value >= 1:
            pass
            for i in range(len(self.warmup_tasks_pending_revocation)):
                pass
                self.warmup_tasks_pending_revocation[i]._fetch_instances()


        self.tagged_fields._fetch_instances()

    class StreamsGroupCurrentMemberAssignmentValueTaskIds(KaitaiStruct):
        """`TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.

        .. seealso::
           StreamsGroupCurrentMemberAssignmentValue, TaskIds - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json
        """
        partitions = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds, self).__init__(_io)
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


            self.tagged_fields = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.subtopology_id._fetch_instances()
            self.num_partitions_plus_one._fetch_instances()
            if self.num_partitions_plus_one.value >= 1:
                pass
                for i in range(len(self.partitions)):
                    pass


            self.tagged_fields._fetch_instances()


    class StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(KaitaiStruct):
        """The bytes of the tagged field `AssignmentEpochs`.

        .. seealso::
           StreamsGroupCurrentMemberAssignmentValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json
        """
        assignment_epochs = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_assignment_epochs_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_assignment_epochs_plus_one.value >= 1:
                pass
                self.assignment_epochs = []
                for i in range((self.num_assignment_epochs_plus_one.value - 1)):
                    self.assignment_epochs.append(self._io.read_s4be())




        def _fetch_instances(self):
            pass
            self.num_assignment_epochs_plus_one._fetch_instances()
            if self.num_assignment_epochs_plus_one.value >= 1:
                pass
                for i in range(len(self.assignment_epochs)):
                    pass




    class StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(KaitaiStruct):
        """A tagged field of
        `streams_group_current_member_assignment_value_task_ids`.

        .. seealso::
           StreamsGroupCurrentMemberAssignmentValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json
        """
        assignment_epochs = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_assignment_epochs = self._io.read_bytes(self.len_data.value)
                _io__raw_assignment_epochs = KaitaiStream(BytesIO(self._raw_assignment_epochs))
                self.assignment_epochs = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(_io__raw_assignment_epochs, self, self._root)

            if self.tag.value > 0:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.assignment_epochs._fetch_instances()

            if self.tag.value > 0:
                pass



    class StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(KaitaiStruct):
        """The tagged fields of
        `streams_group_current_member_assignment_value_task_ids`.

        .. seealso::
           StreamsGroupCurrentMemberAssignmentValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()
