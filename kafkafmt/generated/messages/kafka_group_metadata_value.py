# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_bytes
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_bytes
from .. import kafka_string
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaGroupMetadataValue(KaitaiStruct):
    """The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
    Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
    Kafka 2.3. Version 4 since Kafka 3.5.

    .. seealso::
       GroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json
    """
    protocol_type_v0 = None
    protocol_type_v4 = None
    protocol_v0 = None
    protocol_v4 = None
    leader_v0 = None
    leader_v4 = None
    current_state_timestamp = None
    num_members_v0 = None
    members_v0 = ()
    num_members_v1 = None
    members_v1 = ()
    num_members_v3 = None
    members_v3 = ()
    num_members_v4_plus_one = None
    members_v4 = ()
    tagged_fields = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaGroupMetadataValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 4:
            raise kaitaistruct.ValidationGreaterThanError(4, self.message_version, self._io, u"/seq/0")
        if self.message_version <= 3:
            pass
            self.protocol_type_v0 = kafka_string.KafkaString(self._io)

        if self.message_version >= 4:
            pass
            self.protocol_type_v4 = kafka_compact_string.KafkaCompactString(self._io)

        self.generation = self._io.read_s4be()
        if self.message_version <= 3:
            pass
            self.protocol_v0 = kafka_string.KafkaString(self._io)

        if self.message_version >= 4:
            pass
            self.protocol_v4 = kafka_compact_string.KafkaCompactString(self._io)

        if self.message_version <= 3:
            pass
            self.leader_v0 = kafka_string.KafkaString(self._io)

        if self.message_version >= 4:
            pass
            self.leader_v4 = kafka_compact_string.KafkaCompactString(self._io)

        if self.message_version >= 2:
            pass
            self.current_state_timestamp = self._io.read_s8be()

        if self.message_version <= 0:
            pass
            self.num_members_v0 = self._io.read_s4be()

        if  ((self.message_version <= 0) and (self.num_members_v0 >= 0)) :
            pass
            self.members_v0 = []
            for i in range(self.num_members_v0):
                self.members_v0.append(KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV0(self._io, self, self._root))


        if  ((self.message_version >= 1) and (self.message_version <= 2)) :
            pass
            self.num_members_v1 = self._io.read_s4be()

        if  ((self.message_version >= 1) and (self.message_version <= 2) and (self.num_members_v1 >= 0)) :
            pass
            self.members_v1 = []
            for i in range(self.num_members_v1):
                self.members_v1.append(KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV1(self._io, self, self._root))


        if self.message_version == 3:
            pass
            self.num_members_v3 = self._io.read_s4be()

        if  ((self.message_version == 3) and (self.num_members_v3 >= 0)) :
            pass
            self.members_v3 = []
            for i in range(self.num_members_v3):
                self.members_v3.append(KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV3(self._io, self, self._root))


        if self.message_version >= 4:
            pass
            self.num_members_v4_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)

        if  ((self.message_version >= 4) and (self.num_members_v4_plus_one.value >= 1)) :
            pass
            self.members_v4 = []
            for i in range((self.num_members_v4_plus_one.value - 1)):
                self.members_v4.append(KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV4(self._io, self, self._root))


        if self.message_version >= 4:
            pass
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)

        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        if self.message_version <= 3:
            pass
            self.protocol_type_v0._fetch_instances()

        if self.message_version >= 4:
            pass
            self.protocol_type_v4._fetch_instances()

        if self.message_version <= 3:
            pass
            self.protocol_v0._fetch_instances()

        if self.message_version >= 4:
            pass
            self.protocol_v4._fetch_instances()

        if self.message_version <= 3:
            pass
            self.leader_v0._fetch_instances()

        if self.message_version >= 4:
            pass
            self.leader_v4._fetch_instances()

        if self.message_version >= 2:
            pass

        if self.message_version <= 0:
            pass

        if  ((self.message_version <= 0) and (self.num_members_v0 >= 0)) :
            pass
            for i in range(len(self.members_v0)):
                pass
                self.members_v0[i]._fetch_instances()


        if  ((self.message_version >= 1) and (self.message_version <= 2)) :
            pass

        if  ((self.message_version >= 1) and (self.message_version <= 2) and (self.num_members_v1 >= 0)) :
            pass
            for i in range(len(self.members_v1)):
                pass
                self.members_v1[i]._fetch_instances()


        if self.message_version == 3:
            pass

        if  ((self.message_version == 3) and (self.num_members_v3 >= 0)) :
            pass
            for i in range(len(self.members_v3)):
                pass
                self.members_v3[i]._fetch_instances()


        if self.message_version >= 4:
            pass
            self.num_members_v4_plus_one._fetch_instances()

        if  ((self.message_version >= 4) and (self.num_members_v4_plus_one.value >= 1)) :
            pass
            for i in range(len(self.members_v4)):
                pass
                self.members_v4[i]._fetch_instances()


        if self.message_version >= 4:
            pass
            self.tagged_fields._fetch_instances()


    class GroupMetadataValueMemberMetadataV0(KaitaiStruct):
        """`MemberMetadata` of `GroupMetadataValue`, version 0.

        .. seealso::
           GroupMetadataValue, MemberMetadata - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV0, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.member_id = kafka_string.KafkaString(self._io)
            self.client_id = kafka_string.KafkaString(self._io)
            self.client_host = kafka_string.KafkaString(self._io)
            self.session_timeout = self._io.read_s4be()
            self.subscription = kafka_bytes.KafkaBytes(self._io)
            self.assignment = kafka_bytes.KafkaBytes(self._io)


        def _fetch_instances(self):
            pass
            self.member_id._fetch_instances()
            self.client_id._fetch_instances()
            self.client_host._fetch_instances()
            self.subscription._fetch_instances()
            self.assignment._fetch_instances()


    class GroupMetadataValueMemberMetadataV1(KaitaiStruct):
        """`MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.

        .. seealso::
           GroupMetadataValue, MemberMetadata - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV1, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.member_id = kafka_string.KafkaString(self._io)
            self.client_id = kafka_string.KafkaString(self._io)
            self.client_host = kafka_string.KafkaString(self._io)
            self.rebalance_timeout = self._io.read_s4be()
            self.session_timeout = self._io.read_s4be()
            self.subscription = kafka_bytes.KafkaBytes(self._io)
            self.assignment = kafka_bytes.KafkaBytes(self._io)


        def _fetch_instances(self):
            pass
            self.member_id._fetch_instances()
            self.client_id._fetch_instances()
            self.client_host._fetch_instances()
            self.subscription._fetch_instances()
            self.assignment._fetch_instances()


    class GroupMetadataValueMemberMetadataV3(KaitaiStruct):
        """`MemberMetadata` of `GroupMetadataValue`, version 3.

        .. seealso::
           GroupMetadataValue, MemberMetadata - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV3, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.member_id = kafka_string.KafkaString(self._io)
            self.group_instance_id = kafka_string.KafkaString(self._io)
            self.client_id = kafka_string.KafkaString(self._io)
            self.client_host = kafka_string.KafkaString(self._io)
            self.rebalance_timeout = self._io.read_s4be()
            self.session_timeout = self._io.read_s4be()
            self.subscription = kafka_bytes.KafkaBytes(self._io)
            self.assignment = kafka_bytes.KafkaBytes(self._io)


        def _fetch_instances(self):
            pass
            self.member_id._fetch_instances()
            self.group_instance_id._fetch_instances()
            self.client_id._fetch_instances()
            self.client_host._fetch_instances()
            self.subscription._fetch_instances()
            self.assignment._fetch_instances()


    class GroupMetadataValueMemberMetadataV4(KaitaiStruct):
        """`MemberMetadata` of `GroupMetadataValue`, version 4.

        .. seealso::
           GroupMetadataValue, MemberMetadata - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV4, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.member_id = kafka_compact_string.KafkaCompactString(self._io)
            self.group_instance_id = kafka_compact_string.KafkaCompactString(self._io)
            self.client_id = kafka_compact_string.KafkaCompactString(self._io)
            self.client_host = kafka_compact_string.KafkaCompactString(self._io)
            self.rebalance_timeout = self._io.read_s4be()
            self.session_timeout = self._io.read_s4be()
            self.subscription = kafka_compact_bytes.KafkaCompactBytes(self._io)
            self.assignment = kafka_compact_bytes.KafkaCompactBytes(self._io)
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.member_id._fetch_instances()
            self.group_instance_id._fetch_instances()
            self.client_id._fetch_instances()
            self.client_host._fetch_instances()
            self.subscription._fetch_instances()
            self.assignment._fetch_instances()
            self.tagged_fields._fetch_instances()
