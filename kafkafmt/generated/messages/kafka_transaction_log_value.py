# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_string
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaTransactionLogValue(KaitaiStruct):
    """The value of a record of type 0 in `__transaction_state`. Since Kafka
    0.11. Version 1 since Kafka 3.5.

    .. seealso::
       TransactionLogValue - https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json
    """
    num_transaction_partitions_v0 = None
    transaction_partitions_v0 = ()
    num_transaction_partitions_v1_plus_one = None
    transaction_partitions_v1 = ()
    tagged_fields = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaTransactionLogValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 1:
            raise kaitaistruct.ValidationGreaterThanError(1, self.message_version, self._io, u"/seq/0")
        self.producer_id = self._io.read_s8be()
        self.producer_epoch = self._io.read_s2be()
        self.transaction_timeout_ms = self._io.read_s4be()
        self.transaction_status = self._io.read_s1()
        if self.message_version <= 0:
            pass
            self.num_transaction_partitions_v0 = self._io.read_s4be()

        if  ((self.message_version <= 0) and (self.num_transaction_partitions_v0 >= 0)) :
            pass
            self.transaction_partitions_v0 = []
            for i in range(self.num_transaction_partitions_v0):
                self.transaction_partitions_v0.append(KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV0(self._io, self, self._root))


        if self.message_version >= 1:
            pass
            self.num_transaction_partitions_v1_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)

        if  ((self.message_version >= 1) and (self.num_transaction_partitions_v1_plus_one.value >= 1)) :
            pass
            self.transaction_partitions_v1 = []
            for i in range((self.num_transaction_partitions_v1_plus_one.value - 1)):
                self.transaction_partitions_v1.append(KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV1(self._io, self, self._root))


        self.transaction_last_update_timestamp_ms = self._io.read_s8be()
        self.transaction_start_timestamp_ms = self._io.read_s8be()
        if self.message_version >= 1:
            pass
            self.tagged_fields = KafkaTransactionLogValue.TransactionLogValueTaggedFields(self._io, self, self._root)

        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        if self.message_version <= 0:
            pass

        if  ((self.message_version <= 0) and (self.num_transaction_partitions_v0 >= 0)) :
            pass
            for i in range(len(self.transaction_partitions_v0)):
                pass
                self.transaction_partitions_v0[i]._fetch_instances()


        if self.message_version >= 1:
            pass
            self.num_transaction_partitions_v1_plus_one._fetch_instances()

        if  ((self.message_version >= 1) and (self.num_transaction_partitions_v1_plus_one.value >= 1)) :
            pass
            for i in range(len(self.transaction_partitions_v1)):
                pass
                self.transaction_partitions_v1[i]._fetch_instances()


        if self.message_version >= 1:
            pass
            self.tagged_fields._fetch_instances()


    class TransactionLogValueClientTransactionVersionTag(KaitaiStruct):
        """The bytes of the tagged field `ClientTransactionVersion`.

        .. seealso::
           TransactionLogValue - https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTransactionLogValue.TransactionLogValueClientTransactionVersionTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.client_transaction_version = self._io.read_s2be()


        def _fetch_instances(self):
            pass


    class TransactionLogValueNextProducerEpochTag(KaitaiStruct):
        """The bytes of the tagged field `NextProducerEpoch`.

        .. seealso::
           TransactionLogValue - https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTransactionLogValue.TransactionLogValueNextProducerEpochTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.next_producer_epoch = self._io.read_s2be()


        def _fetch_instances(self):
            pass


    class TransactionLogValueNextProducerIdTag(KaitaiStruct):
        """The bytes of the tagged field `NextProducerId`.

        .. seealso::
           TransactionLogValue - https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTransactionLogValue.TransactionLogValueNextProducerIdTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.next_producer_id = self._io.read_s8be()


        def _fetch_instances(self):
            pass


    class TransactionLogValuePartitionsSchemaV0(KaitaiStruct):
        """`PartitionsSchema` of `TransactionLogValue`, version 0.

        .. seealso::
           TransactionLogValue, PartitionsSchema - https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json
        """
        partition_ids = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV0, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic = kafka_string.KafkaString(self._io)
            self.num_partition_ids = self._io.read_s4be()
            if self.num_partition_ids >= 0:
                pass
                self.partition_ids = []
                for i in range(self.num_partition_ids):
                    self.partition_ids.append(self._io.read_s4be())




        def _fetch_instances(self):
            pass
            self.topic._fetch_instances()
            if self.num_partition_ids >= 0:
                pass
                for i in range(len(self.partition_ids)):
                    pass




    class TransactionLogValuePartitionsSchemaV1(KaitaiStruct):
        """`PartitionsSchema` of `TransactionLogValue`, version 1.

        .. seealso::
           TransactionLogValue, PartitionsSchema - https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json
        """
        partition_ids = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV1, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic = kafka_compact_string.KafkaCompactString(self._io)
            self.num_partition_ids_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_partition_ids_plus_one.value >= 1:
                pass
                self.partition_ids = []
                for i in range((self.num_partition_ids_plus_one.value - 1)):
                    self.partition_ids.append(self._io.read_s4be())


            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.topic._fetch_instances()
            self.num_partition_ids_plus_one._fetch_instances()
            if self.num_partition_ids_plus_one.value >= 1:
                pass
                for i in range(len(self.partition_ids)):
                    pass


            self.tagged_fields._fetch_instances()


    class TransactionLogValuePreviousProducerIdTag(KaitaiStruct):
        """The bytes of the tagged field `PreviousProducerId`.

        .. seealso::
           TransactionLogValue - https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTransactionLogValue.TransactionLogValuePreviousProducerIdTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.previous_producer_id = self._io.read_s8be()


        def _fetch_instances(self):
            pass


    class TransactionLogValueTaggedField(KaitaiStruct):
        """A tagged field of `transaction_log_value`.

        .. seealso::
           TransactionLogValue - https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json
        """
        previous_producer_id = None
        next_producer_id = None
        client_transaction_version = None
        next_producer_epoch = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTransactionLogValue.TransactionLogValueTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_previous_producer_id = self._io.read_bytes(self.len_data.value)
                _io__raw_previous_producer_id = KaitaiStream(BytesIO(self._raw_previous_producer_id))
                self.previous_producer_id = KafkaTransactionLogValue.TransactionLogValuePreviousProducerIdTag(_io__raw_previous_producer_id, self, self._root)

            if self.tag.value == 1:
                pass
                self._raw_next_producer_id = self._io.read_bytes(self.len_data.value)
                _io__raw_next_producer_id = KaitaiStream(BytesIO(self._raw_next_producer_id))
                self.next_producer_id = KafkaTransactionLogValue.TransactionLogValueNextProducerIdTag(_io__raw_next_producer_id, self, self._root)

            if self.tag.value == 2:
                pass
                self._raw_client_transaction_version = self._io.read_bytes(self.len_data.value)
                _io__raw_client_transaction_version = KaitaiStream(BytesIO(self._raw_client_transaction_version))
                self.client_transaction_version = KafkaTransactionLogValue.TransactionLogValueClientTransactionVersionTag(_io__raw_client_transaction_version, self, self._root)

            if self.tag.value == 3:
                pass
                self._raw_next_producer_epoch = self._io.read_bytes(self.len_data.value)
                _io__raw_next_producer_epoch = KaitaiStream(BytesIO(self._raw_next_producer_epoch))
                self.next_producer_epoch = KafkaTransactionLogValue.TransactionLogValueNextProducerEpochTag(_io__raw_next_producer_epoch, self, self._root)

            if self.tag.value > 3:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.previous_producer_id._fetch_instances()

            if self.tag.value == 1:
                pass
                self.next_producer_id._fetch_instances()

            if self.tag.value == 2:
                pass
                self.client_transaction_version._fetch_instances()

            if self.tag.value == 3:
                pass
                self.next_producer_epoch._fetch_instances()

            if self.tag.value > 3:
                pass



    class TransactionLogValueTaggedFields(KaitaiStruct):
        """The tagged fields of `transaction_log_value`.

        .. seealso::
           TransactionLogValue - https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTransactionLogValue.TransactionLogValueTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaTransactionLogValue.TransactionLogValueTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()
