# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_metadata_frame
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaDelegationTokenRecord(KaitaiStruct):
    """The value of a record with API key 10 in `__cluster_metadata`. Since
    Kafka 2.8. Version 0 has this layout since Kafka 3.6; earlier releases
    wrote another one under the same number, and nothing in the bytes says
    so.

    .. seealso::
       DelegationTokenRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/DelegationTokenRecord.json
    """
    renewers = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaDelegationTokenRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self.owner = kafka_compact_string.KafkaCompactString(self._io)
        self.requester = kafka_compact_string.KafkaCompactString(self._io)
        self.num_renewers_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_renewers_plus_one.value >= 1:
            pass
            self.renewers = []
            for i in range((self.num_renewers_plus_one.value - 1)):
                self.renewers.append(kafka_compact_string.KafkaCompactString(self._io))


        self.issue_timestamp = self._io.read_s8be()
        self.max_timestamp = self._io.read_s8be()
        self.expiration_timestamp = self._io.read_s8be()
        self.token_id = kafka_compact_string.KafkaCompactString(self._io)
        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


    def _fetch_instances(self):
        pass
        self.frame._fetch_instances()
        self.owner._fetch_instances()
        self.requester._fetch_instances()
        self.num_renewers_plus_one._fetch_instances()
        if self.num_renewers_plus_one.value >= 1:
            pass
            for i in range(len(self.renewers)):
                pass
                self.renewers[i]._fetch_instances()


        self.token_id._fetch_instances()
        self.tagged_fields._fetch_instances()
