# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_tagged_fields
from . import kafka_compact_string
from . import kafka_unsigned_varint
import collections


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
    SEQ_FIELDS = ["version", "num_voters_plus_one", "voters", "tagged_fields", "trailing"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaVotersRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['version']['start'] = self._io.pos()
        self.version = self._io.read_s2be()
        self._debug['version']['end'] = self._io.pos()
        self._debug['num_voters_plus_one']['start'] = self._io.pos()
        self.num_voters_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        self.num_voters_plus_one._read()
        self._debug['num_voters_plus_one']['end'] = self._io.pos()
        self._debug['voters']['start'] = self._io.pos()
        self._debug['voters']['arr'] = []
        self.voters = []
        for i in range((self.num_voters_plus_one.value - 1)):
            self._debug['voters']['arr'].append({'start': self._io.pos()})
            _t_voters = KafkaVotersRecord.VotersRecordVoter(self._io, self, self._root)
            try:
                _t_voters._read()
            finally:
                self.voters.append(_t_voters)
            self._debug['voters']['arr'][i]['end'] = self._io.pos()

        self._debug['voters']['end'] = self._io.pos()
        self._debug['tagged_fields']['start'] = self._io.pos()
        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
        self.tagged_fields._read()
        self._debug['tagged_fields']['end'] = self._io.pos()
        self._debug['trailing']['start'] = self._io.pos()
        self.trailing = self._io.read_bytes_full()
        self._debug['trailing']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["min_supported_version", "max_supported_version", "tagged_fields"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaVotersRecord.KraftVersionFeature, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['min_supported_version']['start'] = self._io.pos()
            self.min_supported_version = self._io.read_s2be()
            self._debug['min_supported_version']['end'] = self._io.pos()
            self._debug['max_supported_version']['start'] = self._io.pos()
            self.max_supported_version = self._io.read_s2be()
            self._debug['max_supported_version']['end'] = self._io.pos()
            self._debug['tagged_fields']['start'] = self._io.pos()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged_fields._read()
            self._debug['tagged_fields']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.tagged_fields._fetch_instances()


    class VoterEndpoint(KaitaiStruct):
        """An address at which the voter listens.

        .. seealso::
           VotersRecord, Endpoint - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json
        """
        SEQ_FIELDS = ["name", "host", "port", "tagged_fields"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaVotersRecord.VoterEndpoint, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['name']['start'] = self._io.pos()
            self.name = kafka_compact_string.KafkaCompactString(self._io)
            self.name._read()
            self._debug['name']['end'] = self._io.pos()
            self._debug['host']['start'] = self._io.pos()
            self.host = kafka_compact_string.KafkaCompactString(self._io)
            self.host._read()
            self._debug['host']['end'] = self._io.pos()
            self._debug['port']['start'] = self._io.pos()
            self.port = self._io.read_u2be()
            self._debug['port']['end'] = self._io.pos()
            self._debug['tagged_fields']['start'] = self._io.pos()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged_fields._read()
            self._debug['tagged_fields']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["voter_id", "voter_directory_id", "num_endpoints_plus_one", "endpoints", "kraft_version_feature", "tagged_fields"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaVotersRecord.VotersRecordVoter, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['voter_id']['start'] = self._io.pos()
            self.voter_id = self._io.read_s4be()
            self._debug['voter_id']['end'] = self._io.pos()
            self._debug['voter_directory_id']['start'] = self._io.pos()
            self.voter_directory_id = self._io.read_bytes(16)
            self._debug['voter_directory_id']['end'] = self._io.pos()
            self._debug['num_endpoints_plus_one']['start'] = self._io.pos()
            self.num_endpoints_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.num_endpoints_plus_one._read()
            self._debug['num_endpoints_plus_one']['end'] = self._io.pos()
            self._debug['endpoints']['start'] = self._io.pos()
            self._debug['endpoints']['arr'] = []
            self.endpoints = []
            for i in range((self.num_endpoints_plus_one.value - 1)):
                self._debug['endpoints']['arr'].append({'start': self._io.pos()})
                _t_endpoints = KafkaVotersRecord.VoterEndpoint(self._io, self, self._root)
                try:
                    _t_endpoints._read()
                finally:
                    self.endpoints.append(_t_endpoints)
                self._debug['endpoints']['arr'][i]['end'] = self._io.pos()

            self._debug['endpoints']['end'] = self._io.pos()
            self._debug['kraft_version_feature']['start'] = self._io.pos()
            self.kraft_version_feature = KafkaVotersRecord.KraftVersionFeature(self._io, self, self._root)
            self.kraft_version_feature._read()
            self._debug['kraft_version_feature']['end'] = self._io.pos()
            self._debug['tagged_fields']['start'] = self._io.pos()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged_fields._read()
            self._debug['tagged_fields']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.num_endpoints_plus_one._fetch_instances()
            for i in range(len(self.endpoints)):
                pass
                self.endpoints[i]._fetch_instances()

            self.kraft_version_feature._fetch_instances()
            self.tagged_fields._fetch_instances()
