# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_kraft_version_record
from . import kafka_control_record_key
from . import kafka_snapshot_header_record
from . import kafka_leader_change_message
from . import kafka_end_txn_marker
from . import kafka_snapshot_footer_record
from . import kafka_voters_record
from . import kafka_varlong
from . import kafka_varint
from . import kafka_header
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaControlRecord(KaitaiStruct):
    """A record that Kafka writes for itself. The key tells its kind, the kind
    tells the value's layout. The value of an unknown kind stays readable as
    bytes.

    .. seealso::
       Apache Kafka documentation, 5.3.1.1 Control Batches - https://kafka.apache.org/documentation/#controlbatch


    .. seealso::
       ControlRecordType - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java


    .. seealso::
       ControlRecordUtils - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java
    """
    SEQ_FIELDS = ["len", "body"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaControlRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['len']['start'] = self._io.pos()
        self.len = kafka_varint.KafkaVarint(self._io)
        self.len._read()
        self._debug['len']['end'] = self._io.pos()
        self._debug['body']['start'] = self._io.pos()
        self._raw_body = self._io.read_bytes(self.len.value)
        _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
        self.body = KafkaControlRecord.ControlRecordBody(_io__raw_body, self, self._root)
        self.body._read()
        self._debug['body']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.len._fetch_instances()
        self.body._fetch_instances()

    class ControlRecordBody(KaitaiStruct):
        """A control record inside exactly its own bytes, laid out as any record.
        At most one of the fields between `len_value` and `num_headers` is
        there: the value, by its kind.

        .. seealso::
           Apache Kafka documentation, 5.3.2 Record - https://kafka.apache.org/documentation/#record
        """
        SEQ_FIELDS = ["attributes", "timestamp_delta", "offset_delta", "len_key", "key", "len_value", "end_txn_marker", "leader_change_message", "snapshot_header_record", "snapshot_footer_record", "kraft_version_record", "voters_record", "unknown_value", "num_headers", "headers"]
        key = None
        end_txn_marker = None
        leader_change_message = None
        snapshot_header_record = None
        snapshot_footer_record = None
        kraft_version_record = None
        voters_record = None
        unknown_value = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaControlRecord.ControlRecordBody, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['attributes']['start'] = self._io.pos()
            self.attributes = self._io.read_s1()
            self._debug['attributes']['end'] = self._io.pos()
            self._debug['timestamp_delta']['start'] = self._io.pos()
            self.timestamp_delta = kafka_varlong.KafkaVarlong(self._io)
            self.timestamp_delta._read()
            self._debug['timestamp_delta']['end'] = self._io.pos()
            self._debug['offset_delta']['start'] = self._io.pos()
            self.offset_delta = kafka_varint.KafkaVarint(self._io)
            self.offset_delta._read()
            self._debug['offset_delta']['end'] = self._io.pos()
            self._debug['len_key']['start'] = self._io.pos()
            self.len_key = kafka_varint.KafkaVarint(self._io)
            self.len_key._read()
            self._debug['len_key']['end'] = self._io.pos()
            if self.len_key.value >= 0:
                pass
                self._debug['key']['start'] = self._io.pos()
                self._raw_key = self._io.read_bytes(self.len_key.value)
                _io__raw_key = KaitaiStream(BytesIO(self._raw_key))
                self.key = kafka_control_record_key.KafkaControlRecordKey(_io__raw_key)
                self.key._read()
                self._debug['key']['end'] = self._io.pos()

            self._debug['len_value']['start'] = self._io.pos()
            self.len_value = kafka_varint.KafkaVarint(self._io)
            self.len_value._read()
            self._debug['len_value']['end'] = self._io.pos()
            if  ((self.len_value.value >= 0) and ( ((self.type_id == 0) or (self.type_id == 1)) )) :
                pass
                self._debug['end_txn_marker']['start'] = self._io.pos()
                self._raw_end_txn_marker = self._io.read_bytes(self.len_value.value)
                _io__raw_end_txn_marker = KaitaiStream(BytesIO(self._raw_end_txn_marker))
                self.end_txn_marker = kafka_end_txn_marker.KafkaEndTxnMarker(_io__raw_end_txn_marker)
                self.end_txn_marker._read()
                self._debug['end_txn_marker']['end'] = self._io.pos()

            if  ((self.len_value.value >= 0) and (self.type_id == 2)) :
                pass
                self._debug['leader_change_message']['start'] = self._io.pos()
                self._raw_leader_change_message = self._io.read_bytes(self.len_value.value)
                _io__raw_leader_change_message = KaitaiStream(BytesIO(self._raw_leader_change_message))
                self.leader_change_message = kafka_leader_change_message.KafkaLeaderChangeMessage(_io__raw_leader_change_message)
                self.leader_change_message._read()
                self._debug['leader_change_message']['end'] = self._io.pos()

            if  ((self.len_value.value >= 0) and (self.type_id == 3)) :
                pass
                self._debug['snapshot_header_record']['start'] = self._io.pos()
                self._raw_snapshot_header_record = self._io.read_bytes(self.len_value.value)
                _io__raw_snapshot_header_record = KaitaiStream(BytesIO(self._raw_snapshot_header_record))
                self.snapshot_header_record = kafka_snapshot_header_record.KafkaSnapshotHeaderRecord(_io__raw_snapshot_header_record)
                self.snapshot_header_record._read()
                self._debug['snapshot_header_record']['end'] = self._io.pos()

            if  ((self.len_value.value >= 0) and (self.type_id == 4)) :
                pass
                self._debug['snapshot_footer_record']['start'] = self._io.pos()
                self._raw_snapshot_footer_record = self._io.read_bytes(self.len_value.value)
                _io__raw_snapshot_footer_record = KaitaiStream(BytesIO(self._raw_snapshot_footer_record))
                self.snapshot_footer_record = kafka_snapshot_footer_record.KafkaSnapshotFooterRecord(_io__raw_snapshot_footer_record)
                self.snapshot_footer_record._read()
                self._debug['snapshot_footer_record']['end'] = self._io.pos()

            if  ((self.len_value.value >= 0) and (self.type_id == 5)) :
                pass
                self._debug['kraft_version_record']['start'] = self._io.pos()
                self._raw_kraft_version_record = self._io.read_bytes(self.len_value.value)
                _io__raw_kraft_version_record = KaitaiStream(BytesIO(self._raw_kraft_version_record))
                self.kraft_version_record = kafka_kraft_version_record.KafkaKraftVersionRecord(_io__raw_kraft_version_record)
                self.kraft_version_record._read()
                self._debug['kraft_version_record']['end'] = self._io.pos()

            if  ((self.len_value.value >= 0) and (self.type_id == 6)) :
                pass
                self._debug['voters_record']['start'] = self._io.pos()
                self._raw_voters_record = self._io.read_bytes(self.len_value.value)
                _io__raw_voters_record = KaitaiStream(BytesIO(self._raw_voters_record))
                self.voters_record = kafka_voters_record.KafkaVotersRecord(_io__raw_voters_record)
                self.voters_record._read()
                self._debug['voters_record']['end'] = self._io.pos()

            if  ((self.len_value.value >= 0) and ( ((self.type_id < 0) or (self.type_id > 6)) )) :
                pass
                self._debug['unknown_value']['start'] = self._io.pos()
                self.unknown_value = self._io.read_bytes(self.len_value.value)
                self._debug['unknown_value']['end'] = self._io.pos()

            self._debug['num_headers']['start'] = self._io.pos()
            self.num_headers = kafka_varint.KafkaVarint(self._io)
            self.num_headers._read()
            self._debug['num_headers']['end'] = self._io.pos()
            self._debug['headers']['start'] = self._io.pos()
            self._debug['headers']['arr'] = []
            self.headers = []
            for i in range(self.num_headers.value):
                self._debug['headers']['arr'].append({'start': self._io.pos()})
                _t_headers = kafka_header.KafkaHeader(self._io)
                try:
                    _t_headers._read()
                finally:
                    self.headers.append(_t_headers)
                self._debug['headers']['arr'][i]['end'] = self._io.pos()

            self._debug['headers']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
            self.timestamp_delta._fetch_instances()
            self.offset_delta._fetch_instances()
            self.len_key._fetch_instances()
            if self.len_key.value >= 0:
                pass
                self.key._fetch_instances()

            self.len_value._fetch_instances()
            if  ((self.len_value.value >= 0) and ( ((self.type_id == 0) or (self.type_id == 1)) )) :
                pass
                self.end_txn_marker._fetch_instances()

            if  ((self.len_value.value >= 0) and (self.type_id == 2)) :
                pass
                self.leader_change_message._fetch_instances()

            if  ((self.len_value.value >= 0) and (self.type_id == 3)) :
                pass
                self.snapshot_header_record._fetch_instances()

            if  ((self.len_value.value >= 0) and (self.type_id == 4)) :
                pass
                self.snapshot_footer_record._fetch_instances()

            if  ((self.len_value.value >= 0) and (self.type_id == 5)) :
                pass
                self.kraft_version_record._fetch_instances()

            if  ((self.len_value.value >= 0) and (self.type_id == 6)) :
                pass
                self.voters_record._fetch_instances()

            if  ((self.len_value.value >= 0) and ( ((self.type_id < 0) or (self.type_id > 6)) )) :
                pass

            self.num_headers._fetch_instances()
            for i in range(len(self.headers)):
                pass
                self.headers[i]._fetch_instances()


        @property
        def type_id(self):
            """The kind as a number; -1 when the key is null."""
            if hasattr(self, '_m_type_id'):
                return self._m_type_id

            self._m_type_id = (self.key.type_id if self.len_key.value >= 0 else -1)
            return getattr(self, '_m_type_id', None)
