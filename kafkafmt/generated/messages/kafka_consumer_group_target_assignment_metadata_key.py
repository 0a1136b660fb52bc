# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaConsumerGroupTargetAssignmentMetadataKey(KaitaiStruct):
    """The key of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.

    .. seealso::
       ConsumerGroupTargetAssignmentMetadataKey - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataKey.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaConsumerGroupTargetAssignmentMetadataKey, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.record_type = self._io.read_s2be()
        if not self.record_type == 6:
            raise kaitaistruct.ValidationNotEqualError(6, self.record_type, self._io, u"/seq/0")
        self.group_id = kafka_string.KafkaString(self._io)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.group_id._fetch_instances()
