# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_varlong
from . import kafka_varint
from . import kafka_header
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaRecord(KaitaiStruct):
    """One record of a batch. Offset and timestamp are stored as distances from
    the batch's base.

    .. seealso::
       Apache Kafka documentation, 5.3.2 Record - https://kafka.apache.org/documentation/#record


    .. seealso::
       DefaultRecord.readFrom - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java
    """
    SEQ_FIELDS = ["len", "body"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaRecord, self).__init__(_io)
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
        self.body = KafkaRecord.RecordBody(_io__raw_body, self, self._root)
        self.body._read()
        self._debug['body']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.len._fetch_instances()
        self.body._fetch_instances()

    class RecordBody(KaitaiStruct):
        """A record inside exactly its own bytes. A length below zero says null,
        which is not empty. A sound record fills its length to the last byte.

        .. seealso::
           Apache Kafka documentation, 5.3.2 Record - https://kafka.apache.org/documentation/#record
        """
        SEQ_FIELDS = ["attributes", "timestamp_delta", "offset_delta", "len_key", "key", "len_value", "value", "num_headers", "headers"]
        key = None
        value = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRecord.RecordBody, self).__init__(_io)
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
                self.key = self._io.read_bytes(self.len_key.value)
                self._debug['key']['end'] = self._io.pos()

            self._debug['len_value']['start'] = self._io.pos()
            self.len_value = kafka_varint.KafkaVarint(self._io)
            self.len_value._read()
            self._debug['len_value']['end'] = self._io.pos()
            if self.len_value.value >= 0:
                pass
                self._debug['value']['start'] = self._io.pos()
                self.value = self._io.read_bytes(self.len_value.value)
                self._debug['value']['end'] = self._io.pos()

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

            self.len_value._fetch_instances()
            if self.len_value.value >= 0:
                pass

            self.num_headers._fetch_instances()
            for i in range(len(self.headers)):
                pass
                self.headers[i]._fetch_instances()
