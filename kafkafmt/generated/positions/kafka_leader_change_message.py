# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_tagged_fields
from . import kafka_unsigned_varint
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaLeaderChangeMessage(KaitaiStruct):
    """The value of the control record LEADER_CHANGE, versions 0 and 1.

    .. seealso::
       LeaderChangeMessage - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json



    .. seealso::
       KIP-595 - https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum



    .. seealso::
       KIP-853 (version 1) - https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes
    """
    SEQ_FIELDS = ["version", "leader_id", "num_voters_plus_one", "voters", "num_granting_voters_plus_one", "granting_voters", "tagged_fields", "trailing"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaLeaderChangeMessage, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['version']['start'] = self._io.pos()
        self.version = self._io.read_s2be()
        self._debug['version']['end'] = self._io.pos()
        self._debug['leader_id']['start'] = self._io.pos()
        self.leader_id = self._io.read_s4be()
        self._debug['leader_id']['end'] = self._io.pos()
        self._debug['num_voters_plus_one']['start'] = self._io.pos()
        self.num_voters_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        self.num_voters_plus_one._read()
        self._debug['num_voters_plus_one']['end'] = self._io.pos()
        self._debug['voters']['start'] = self._io.pos()
        self._debug['voters']['arr'] = []
        self.voters = []
        for i in range((self.num_voters_plus_one.value - 1)):
            self._debug['voters']['arr'].append({'start': self._io.pos()})
            _t_voters = KafkaLeaderChangeMessage.LeaderChangeVoter(self._io, self, self._root)
            try:
                _t_voters._read()
            finally:
                self.voters.append(_t_voters)
            self._debug['voters']['arr'][i]['end'] = self._io.pos()

        self._debug['voters']['end'] = self._io.pos()
        self._debug['num_granting_voters_plus_one']['start'] = self._io.pos()
        self.num_granting_voters_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        self.num_granting_voters_plus_one._read()
        self._debug['num_granting_voters_plus_one']['end'] = self._io.pos()
        self._debug['granting_voters']['start'] = self._io.pos()
        self._debug['granting_voters']['arr'] = []
        self.granting_voters = []
        for i in range((self.num_granting_voters_plus_one.value - 1)):
            self._debug['granting_voters']['arr'].append({'start': self._io.pos()})
            _t_granting_voters = KafkaLeaderChangeMessage.LeaderChangeVoter(self._io, self, self._root)
            try:
                _t_granting_voters._read()
            finally:
                self.granting_voters.append(_t_granting_voters)
            self._debug['granting_voters']['arr'][i]['end'] = self._io.pos()

        self._debug['granting_voters']['end'] = self._io.pos()
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

        self.num_granting_voters_plus_one._fetch_instances()
        for i in range(len(self.granting_voters)):
            pass
            self.granting_voters[i]._fetch_instances()

        self.tagged_fields._fetch_instances()

    class LeaderChangeVoter(KaitaiStruct):
        """A voter, with its directory since version 1.

        .. seealso::
           LeaderChangeMessage, Voter - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json
        """
        SEQ_FIELDS = ["voter_id", "voter_directory_id", "tagged_fields"]
        voter_directory_id = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaLeaderChangeMessage.LeaderChangeVoter, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['voter_id']['start'] = self._io.pos()
            self.voter_id = self._io.read_s4be()
            self._debug['voter_id']['end'] = self._io.pos()
            if self._parent.version >= 1:
                pass
                self._debug['voter_directory_id']['start'] = self._io.pos()
                self.voter_directory_id = self._io.read_bytes(16)
                self._debug['voter_directory_id']['end'] = self._io.pos()

            self._debug['tagged_fields']['start'] = self._io.pos()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
            self.tagged_fields._read()
            self._debug['tagged_fields']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            if self._parent.version >= 1:
                pass

            self.tagged_fields._fetch_instances()
