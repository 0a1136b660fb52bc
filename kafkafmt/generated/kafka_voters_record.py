# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_tagged_fields
from . import kafka_compact_string
from . import kafka_unsigned_varint


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaVotersRecord(KaitaiStruct):
    """The value of the control record KRAFT_VOTERS, the whole set of voters of a
    KRaft quorum.

    .. seealso::
       VotersRecord - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json


    .. seealso::
       KIP-853 - https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaVotersRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.version = self._io.read_s2be()
        self.num_voters_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        self.voters = []
        for i in range((self.num_voters_plus_one.value - 1)):
            self.voters.append(KafkaVotersRecord.VotersRecordVoter(self._io, self, self._root))

        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.num_voters_plus_one._fetch_instances()
        for i in range(len(self.voters)):
            pass
            self.voters[i]._fetch_instances()

        self.tagged_fields._fetch_instances()

    class KraftVersionFeature(KaitaiStruct):
        """The levels of kraft.version that the voter knows.

        .. seealso::
           VotersRecord, KRaftVersionFeature - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaVotersRecord.KraftVersionFeature, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.min_supported_version = self._io.read_s2be()
            self.max_supported_version = self._io.read_s2be()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged_fields._fetch_instances()


    class VoterEndpoint(KaitaiStruct):
        """An address at which the voter listens.

        .. seealso::
           VotersRecord, Endpoint - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaVotersRecord.VoterEndpoint, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = kafka_compact_string.KafkaCompactString(self._io)
            self.host = kafka_compact_string.KafkaCompactString(self._io)
            self.port = self._io.read_u2be()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.host._fetch_instances()
            self.tagged_fields._fetch_instances()


    class VotersRecordVoter(KaitaiStruct):
        """One voter.

        .. seealso::
           VotersRecord, Voter - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaVotersRecord.VotersRecordVoter, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.voter_id = self._io.read_s4be()
            self.voter_directory_id = self._io.read_bytes(16)
            self.num_endpoints_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.endpoints = []
            for i in range((self.num_endpoints_plus_one.value - 1)):
                self.endpoints.append(KafkaVotersRecord.VoterEndpoint(self._io, self, self._root))

            self.kraft_version_feature = KafkaVotersRecord.KraftVersionFeature(self._io, self, self._root)
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_endpoints_plus_one._fetch_instances()
            for i in range(len(self.endpoints)):
                pass
                self.endpoints[i]._fetch_instances()

            self.kraft_version_feature._fetch_instances()
            self.tagged_fields._fetch_instances()
