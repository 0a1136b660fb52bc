# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_tagged_fields
from . import kafka_unsigned_varint


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
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaLeaderChangeMessage, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.version = self._io.read_s2be()
        self.leader_id = self._io.read_s4be()
        self.num_voters_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        self.voters = []
        for i in range((self.num_voters_plus_one.value - 1)):
            self.voters.append(KafkaLeaderChangeMessage.LeaderChangeVoter(self._io, self, self._root))

        self.num_granting_voters_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        self.granting_voters = []
        for i in range((self.num_granting_voters_plus_one.value - 1)):
            self.granting_voters.append(KafkaLeaderChangeMessage.LeaderChangeVoter(self._io, self, self._root))

        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
        self.trailing = self._io.read_bytes_full()


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
        voter_directory_id = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaLeaderChangeMessage.LeaderChangeVoter, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.voter_id = self._io.read_s4be()
            if self._parent.version >= 1:
                pass
                self.voter_directory_id = self._io.read_bytes(16)

            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            if self._parent.version >= 1:
                pass

            self.tagged_fields._fetch_instances()
