# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_unsigned_varint
from .. import kafka_metadata_frame


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaPartitionChangeRecord(KaitaiStruct):
    """The value of a record with API key 5 in `__cluster_metadata`. Since Kafka
    2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.

    .. seealso::
       PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaPartitionChangeRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self.partition_id = self._io.read_s4be()
        self.topic_id = self._io.read_bytes(16)
        self.tagged_fields = KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        self.frame._fetch_instances()
        self.tagged_fields._fetch_instances()

    class PartitionChangeRecordAddingReplicasTag(KaitaiStruct):
        """The bytes of the tagged field `AddingReplicas`.

        .. seealso::
           PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
        """
        adding_replicas = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionChangeRecord.PartitionChangeRecordAddingReplicasTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_adding_replicas_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_adding_replicas_plus_one.value >= 1:
                pass
                self.adding_replicas = []
                for i in range((self.num_adding_replicas_plus_one.value - 1)):
                    self.adding_replicas.append(self._io.read_s4be())




        def _fetch_instances(self):
            pass
            self.num_adding_replicas_plus_one._fetch_instances()
            if self.num_adding_replicas_plus_one.value >= 1:
                pass
                for i in range(len(self.adding_replicas)):
                    pass




    class PartitionChangeRecordDirectoriesTag(KaitaiStruct):
        """The bytes of the tagged field `Directories`.

        .. seealso::
           PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
        """
        directories = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionChangeRecord.PartitionChangeRecordDirectoriesTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_directories_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_directories_plus_one.value >= 1:
                pass
                self.directories = []
                for i in range((self.num_directories_plus_one.value - 1)):
                    self.directories.append(self._io.read_bytes(16))




        def _fetch_instances(self):
            pass
            self.num_directories_plus_one._fetch_instances()
            if self.num_directories_plus_one.value >= 1:
                pass
                for i in range(len(self.directories)):
                    pass




    class PartitionChangeRecordEligibleLeaderReplicasTag(KaitaiStruct):
        """The bytes of the tagged field `EligibleLeaderReplicas`.

        .. seealso::
           PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
        """
        eligible_leader_replicas = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionChangeRecord.PartitionChangeRecordEligibleLeaderReplicasTag, self).__init__(_io)
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




    class PartitionChangeRecordIsrTag(KaitaiStruct):
        """The bytes of the tagged field `Isr`.

        .. seealso::
           PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
        """
        isr = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionChangeRecord.PartitionChangeRecordIsrTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_isr_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_isr_plus_one.value >= 1:
                pass
                self.isr = []
                for i in range((self.num_isr_plus_one.value - 1)):
                    self.isr.append(self._io.read_s4be())




        def _fetch_instances(self):
            pass
            self.num_isr_plus_one._fetch_instances()
            if self.num_isr_plus_one.value >= 1:
                pass
                for i in range(len(self.isr)):
                    pass




    class PartitionChangeRecordLastKnownElrTag(KaitaiStruct):
        """The bytes of the tagged field `LastKnownElr`.

        .. seealso::
           PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
        """
        last_known_elr = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionChangeRecord.PartitionChangeRecordLastKnownElrTag, self).__init__(_io)
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




    class PartitionChangeRecordLeaderRecoveryStateTag(KaitaiStruct):
        """The bytes of the tagged field `LeaderRecoveryState`.

        .. seealso::
           PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionChangeRecord.PartitionChangeRecordLeaderRecoveryStateTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.leader_recovery_state = self._io.read_s1()


        def _fetch_instances(self):
            pass


    class PartitionChangeRecordLeaderTag(KaitaiStruct):
        """The bytes of the tagged field `Leader`.

        .. seealso::
           PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionChangeRecord.PartitionChangeRecordLeaderTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.leader = self._io.read_s4be()


        def _fetch_instances(self):
            pass


    class PartitionChangeRecordRemovingReplicasTag(KaitaiStruct):
        """The bytes of the tagged field `RemovingReplicas`.

        .. seealso::
           PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
        """
        removing_replicas = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionChangeRecord.PartitionChangeRecordRemovingReplicasTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_removing_replicas_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_removing_replicas_plus_one.value >= 1:
                pass
                self.removing_replicas = []
                for i in range((self.num_removing_replicas_plus_one.value - 1)):
                    self.removing_replicas.append(self._io.read_s4be())




        def _fetch_instances(self):
            pass
            self.num_removing_replicas_plus_one._fetch_instances()
            if self.num_removing_replicas_plus_one.value >= 1:
                pass
                for i in range(len(self.removing_replicas)):
                    pass




    class PartitionChangeRecordReplicasTag(KaitaiStruct):
        """The bytes of the tagged field `Replicas`.

        .. seealso::
           PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
        """
        replicas = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionChangeRecord.PartitionChangeRecordReplicasTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_replicas_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_replicas_plus_one.value >= 1:
                pass
                self.replicas = []
                for i in range((self.num_replicas_plus_one.value - 1)):
                    self.replicas.append(self._io.read_s4be())




        def _fetch_instances(self):
            pass
            self.num_replicas_plus_one._fetch_instances()
            if self.num_replicas_plus_one.value >= 1:
                pass
                for i in range(len(self.replicas)):
                    pass




    class PartitionChangeRecordTaggedField(KaitaiStruct):
        """A tagged field of `partition_change_record`.

        .. seealso::
           PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
        """
        isr = None
        leader = None
        replicas = None
        removing_replicas = None
        adding_replicas = None
        leader_recovery_state = None
        eligible_leader_replicas = None
        last_known_elr = None
        directories = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_isr = self._io.read_bytes(self.len_data.value)
                _io__raw_isr = KaitaiStream(BytesIO(self._raw_isr))
                self.isr = KafkaPartitionChangeRecord.PartitionChangeRecordIsrTag(_io__raw_isr, self, self._root)

            if self.tag.value == 1:
                pass
                self._raw_leader = self._io.read_bytes(self.len_data.value)
                _io__raw_leader = KaitaiStream(BytesIO(self._raw_leader))
                self.leader = KafkaPartitionChangeRecord.PartitionChangeRecordLeaderTag(_io__raw_leader, self, self._root)

            if self.tag.value == 2:
                pass
                self._raw_replicas = self._io.read_bytes(self.len_data.value)
                _io__raw_replicas = KaitaiStream(BytesIO(self._raw_replicas))
                self.replicas = KafkaPartitionChangeRecord.PartitionChangeRecordReplicasTag(_io__raw_replicas, self, self._root)

            if self.tag.value == 3:
                pass
                self._raw_removing_replicas = self._io.read_bytes(self.len_data.value)
                _io__raw_removing_replicas = KaitaiStream(BytesIO(self._raw_removing_replicas))
                self.removing_replicas = KafkaPartitionChangeRecord.PartitionChangeRecordRemovingReplicasTag(_io__raw_removing_replicas, self, self._root)

            if self.tag.value == 4:
                pass
                self._raw_adding_replicas = self._io.read_bytes(self.len_data.value)
                _io__raw_adding_replicas = KaitaiStream(BytesIO(self._raw_adding_replicas))
                self.adding_replicas = KafkaPartitionChangeRecord.PartitionChangeRecordAddingReplicasTag(_io__raw_adding_replicas, self, self._root)

            if self.tag.value == 5:
                pass
                self._raw_leader_recovery_state = self._io.read_bytes(self.len_data.value)
                _io__raw_leader_recovery_state = KaitaiStream(BytesIO(self._raw_leader_recovery_state))
                self.leader_recovery_state = KafkaPartitionChangeRecord.PartitionChangeRecordLeaderRecoveryStateTag(_io__raw_leader_recovery_state, self, self._root)

            if self.tag.value == 6:
                pass
                self._raw_eligible_leader_replicas = self._io.read_bytes(self.len_data.value)
                _io__raw_eligible_leader_replicas = KaitaiStream(BytesIO(self._raw_eligible_leader_replicas))
                self.eligible_leader_replicas = KafkaPartitionChangeRecord.PartitionChangeRecordEligibleLeaderReplicasTag(_io__raw_eligible_leader_replicas, self, self._root)

            if self.tag.value == 7:
                pass
                self._raw_last_known_elr = self._io.read_bytes(self.len_data.value)
                _io__raw_last_known_elr = KaitaiStream(BytesIO(self._raw_last_known_elr))
                self.last_known_elr = KafkaPartitionChangeRecord.PartitionChangeRecordLastKnownElrTag(_io__raw_last_known_elr, self, self._root)

            if self.tag.value == 8:
                pass
                self._raw_directories = self._io.read_bytes(self.len_data.value)
                _io__raw_directories = KaitaiStream(BytesIO(self._raw_directories))
                self.directories = KafkaPartitionChangeRecord.PartitionChangeRecordDirectoriesTag(_io__raw_directories, self, self._root)

            if self.tag.value > 8:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.isr._fetch_instances()

            if self.tag.value == 1:
                pass
                self.leader._fetch_instances()

            if self.tag.value == 2:
                pass
                self.replicas._fetch_instances()

            if self.tag.value == 3:
                pass
                self.removing_replicas._fetch_instances()

            if self.tag.value == 4:
                pass
                self.adding_replicas._fetch_instances()

            if self.tag.value == 5:
                pass
                self.leader_recovery_state._fetch_instances()

            if self.tag.value == 6:
                pass
                self.eligible_leader_replicas._fetch_instances()

            if self.tag.value == 7:
                pass
                self.last_known_elr._fetch_instances()

            if self.tag.value == 8:
                pass
                self.directories._fetch_instances()

            if self.tag.value > 8:
                pass



    class PartitionChangeRecordTaggedFields(KaitaiStruct):
        """The tagged fields of `partition_change_record`.

        .. seealso::
           PartitionChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()
