# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_unsigned_varint
from .. import kafka_metadata_frame


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaPartitionRecord(KaitaiStruct):
    """The value of a record with API key 3 in `__cluster_metadata`. Since Kafka
    2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.

    .. seealso::
       PartitionRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json
    """
    replicas = ()
    isr = ()
    removing_replicas = ()
    adding_replicas = ()
    num_directories_plus_one = None
    directories = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaPartitionRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self.partition_id = self._io.read_s4be()
        self.topic_id = self._io.read_bytes(16)
        self.num_replicas_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_replicas_plus_one.value >= 1:
            pass
            self.replicas = []
            for i in range((self.num_replicas_plus_one.value - 1)):
                self.replicas.append(self._io.read_s4be())


        self.num_isr_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_isr_plus_one.value >= 1:
            pass
            self.isr = []
            for i in range((self.num_isr_plus_one.value - 1)):
                self.isr.append(self._io.read_s4be())


        self.num_removing_replicas_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_removing_replicas_plus_one.value >= 1:
            pass
            self.removing_replicas = []
            for i in range((self.num_removing_replicas_plus_one.value - 1)):
                self.removing_replicas.append(self._io.read_s4be())


        self.num_adding_replicas_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_adding_replicas_plus_one.value >= 1:
            pass
            self.adding_replicas = []
            for i in range((self.num_adding_replicas_plus_one.value - 1)):
                self.adding_replicas.append(self._io.read_s4be())


        self.leader = self._io.read_s4be()
        self.leader_epoch = self._io.read_s4be()
        self.partition_epoch = self._io.read_s4be()
        if self.frame.version.value >= 1:
            pass
            self.num_directories_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)

        if  ((self.frame.version.value >= 1) and (self.num_directories_plus_one.value >= 1)) :
            pass
            self.directories = []
            for i in range((self.num_directories_plus_one.value - 1)):
                self.directories.append(self._io.read_bytes(16))


        self.tagged_fields = KafkaPartitionRecord.PartitionRecordTaggedFields(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        self.frame._fetch_instances()
        self.num_replicas_plus_one._fetch_instances()
        if self.num_replicas_plus_one.value >= 1:
            pass
            for i in range(len(self.replicas)):
                pass


        self.num_isr_plus_one._fetch_instances()
        if self.num_isr_plus_one.value >= 1:
            pass
            for i in range(len(self.isr)):
                pass


        self.num_removing_replicas_plus_one._fetch_instances()
        if self.num_removing_replicas_plus_one.value >= 1:
            pass
            for i in range(len(self.removing_replicas)):
                pass


        self.num_adding_replicas_plus_one._fetch_instances()
        if self.num_adding_replicas_plus_one.value >= 1:
            pass
            for i in range(len(self.adding_replicas)):
                pass


        if self.frame.version.value >= 1:
            pass
            self.num_directories_plus_one._fetch_instances()

        if  ((self.frame.version.value >= 1) and (self.num_directories_plus_one.value >= 1)) :
            pass
            for i in range(len(self.directories)):
                pass


        self.tagged_fields._fetch_instances()

    class PartitionRecordEligibleLeaderReplicasTag(KaitaiStruct):
        """The bytes of the tagged field `EligibleLeaderReplicas`.

        .. seealso::
           PartitionRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json
        """
        eligible_leader_replicas = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionRecord.PartitionRecordEligibleLeaderReplicasTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_eligible_leader_replicas_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_eligible_leader_replicas_plus_one.value >= 1:
                pass
                self.eligible_leader_replicas = []
                for i in range((self.num_eligible_leader_replicas_plus_one.value - 1)):
                    self.eligible_leader_replicas.append(self._io.read_s4be())




        def _fetch_instances(self):
            pass
            self.num_eligible_leader_replicas_plus_one._fetch_instances()
            if self.num_eligible_leader_replicas_plus_one.value >= 1:
                pass
                for i in range(len(self.eligible_leader_replicas)):
                    pass




    class PartitionRecordLastKnownElrTag(KaitaiStruct):
        """The bytes of the tagged field `LastKnownElr`.

        .. seealso::
           PartitionRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json
        """
        last_known_elr = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionRecord.PartitionRecordLastKnownElrTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_last_known_elr_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_last_known_elr_plus_one.value >= 1:
                pass
                self.last_known_elr = []
                for i in range((self.num_last_known_elr_plus_one.value - 1)):
                    self.last_known_elr.append(self._io.read_s4be())




        def _fetch_instances(self):
            pass
            self.num_last_known_elr_plus_one._fetch_instances()
            if self.num_last_known_elr_plus_one.value >= 1:
                pass
                for i in range(len(self.last_known_elr)):
                    pass




    class PartitionRecordLeaderRecoveryStateTag(KaitaiStruct):
        """The bytes of the tagged field `LeaderRecoveryState`.

        .. seealso::
           PartitionRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionRecord.PartitionRecordLeaderRecoveryStateTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.leader_recovery_state = self._io.read_s1()


        def _fetch_instances(self):
            pass


    class PartitionRecordTaggedField(KaitaiStruct):
        """A tagged field of `partition_record`.

        .. seealso::
           PartitionRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json
        """
        leader_recovery_state = None
        eligible_leader_replicas = None
        last_known_elr = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionRecord.PartitionRecordTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_leader_recovery_state = self._io.read_bytes(self.len_data.value)
                _io__raw_leader_recovery_state = KaitaiStream(BytesIO(self._raw_leader_recovery_state))
                self.leader_recovery_state = KafkaPartitionRecord.PartitionRecordLeaderRecoveryStateTag(_io__raw_leader_recovery_state, self, self._root)

            if self.tag.value == 1:
                pass
                self._raw_eligible_leader_replicas = self._io.read_bytes(self.len_data.value)
                _io__raw_eligible_leader_replicas = KaitaiStream(BytesIO(self._raw_eligible_leader_replicas))
                self.eligible_leader_replicas = KafkaPartitionRecord.PartitionRecordEligibleLeaderReplicasTag(_io__raw_eligible_leader_replicas, self, self._root)

            if self.tag.value == 2:
                pass
                self._raw_last_known_elr = self._io.read_bytes(self.len_data.value)
                _io__raw_last_known_elr = KaitaiStream(BytesIO(self._raw_last_known_elr))
                self.last_known_elr = KafkaPartitionRecord.PartitionRecordLastKnownElrTag(_io__raw_last_known_elr, self, self._root)

            if self.tag.value > 2:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.leader_recovery_state._fetch_instances()

            if self.tag.value == 1:
                pass
                self.eligible_leader_replicas._fetch_instances()

            if self.tag.value == 2:
                pass
                self.last_known_elr._fetch_instances()

            if self.tag.value > 2:
                pass



    class PartitionRecordTaggedFields(KaitaiStruct):
        """The tagged fields of `partition_record`.

        .. seealso::
           PartitionRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionRecord.PartitionRecordTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaPartitionRecord.PartitionRecordTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()
