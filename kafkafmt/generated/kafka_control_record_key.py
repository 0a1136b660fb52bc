# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaControlRecordKey(KaitaiStruct):
    """Tells what kind of control record this is. A later version may append
    fields and must keep these, so an unknown version is read as this one.

    .. seealso::
       Apache Kafka documentation, 5.3.1.1 Control Batches - https://kafka.apache.org/documentation/#controlbatch


    .. seealso::
       ControlRecordType.parse - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java
    """

    class ControlRecordType(IntEnum):
        abort = 0
        commit = 1
        leader_change = 2
        snapshot_header = 3
        snapshot_footer = 4
        kraft_version = 5
        kraft_voters = 6
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaControlRecordKey, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.version = self._io.read_s2be()
        if not self.version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.version, self._io, u"/seq/0")
        self.type_id = self._io.read_s2be()
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass

    @property
    def control_type(self):
        """The kind by its name."""
        if hasattr(self, '_m_control_type'):
            return self._m_control_type

        self._m_control_type = KaitaiStream.resolve_enum(KafkaControlRecordKey.ControlRecordType, self.type_id)
        return getattr(self, '_m_control_type', None)
