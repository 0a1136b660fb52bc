# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_metadata_frame
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaUnfenceBrokerRecord(KaitaiStruct):
    """The value of a record with API key 8 in `__cluster_metadata`. Since Kafka
    2.8.

    .. seealso::
       UnfenceBrokerRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnfenceBrokerRecord.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaUnfenceBrokerRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self.id = self._io.read_s4be()
        self.epoch = self._io.read_s8be()
        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


    def _fetch_instances(self):
        pass
        self.frame._fetch_instances()
        self.tagged_fields._fetch_instances()
