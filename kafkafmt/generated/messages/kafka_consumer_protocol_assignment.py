# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_bytes
from .. import kafka_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaConsumerProtocolAssignment(KaitaiStruct):
    """A blob of a consumer in the metadata of its group, as
    `GroupMetadataValue` has it. Since Kafka 0.9. Version 1 since Kafka 2.4.
    Version 2 since Kafka 3.4. Version 3 since Kafka 3.4.

    .. seealso::
       ConsumerProtocolAssignment - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json
    """
    assigned_partitions = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaConsumerProtocolAssignment, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        self.num_assigned_partitions = self._io.read_s4be()
        if self.num_assigned_partitions >= 0:
            pass
            self.assigned_partitions = []
            for i in range(self.num_assigned_partitions):
                self.assigned_partitions.append(KafkaConsumerProtocolAssignment.ConsumerProtocolAssignmentTopicPartition(self._io, self, self._root))


        self.user_data = kafka_bytes.KafkaBytes(self._io)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        if self.num_assigned_partitions >= 0:
            pass
            for i in range(len(self.assigned_partitions)):
                pass
                self.assigned_partitions[i]._fetch_instances()


        self.user_data._fetch_instances()

    class ConsumerProtocolAssignmentTopicPartition(KaitaiStruct):
        """`TopicPartition` of `ConsumerProtocolAssignment`.

        .. seealso::
           ConsumerProtocolAssignment, TopicPartition - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json
        """
        partitions = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerProtocolAssignment.ConsumerProtocolAssignmentTopicPartition, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic = kafka_string.KafkaString(self._io)
            self.num_partitions = self._io.read_s4be()
            if self.num_partitions >= 0:
                pass
                self.partitions = []
                for i in range(self.num_partitions):
                    self.partitions.append(self._io.read_s4be())




        def _fetch_instances(self):
            pass
            self.topic._fetch_instances()
            if self.num_partitions >= 0:
                pass
                for i in range(len(self.partitions)):
                    pass
