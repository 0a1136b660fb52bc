// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of any record in `__transaction_state`: the message that its
 * type names.
 * @see <a href="https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
 */
public class KafkaTransactionStateValue extends KaitaiStruct {

    public KafkaTransactionStateValue(KaitaiStream _io, short recordType) {
        this(_io, null, null, recordType);
    }

    public KafkaTransactionStateValue(KaitaiStream _io, KaitaiStruct _parent, short recordType) {
        this(_io, _parent, null, recordType);
    }

    public KafkaTransactionStateValue(KaitaiStream _io, KaitaiStruct _parent, KafkaTransactionStateValue _root, short recordType) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.recordType = recordType;
        _read();
    }
    private void _read() {
        if (recordType() == 0) {
            this.transactionLogValue = new KafkaTransactionLogValue(this._io);
        }
        if (recordType() != 0) {
            this.unknown = this._io.readBytesFull();
        }
    }

    public void _fetchInstances() {
        if (recordType() == 0) {
            this.transactionLogValue._fetchInstances();
        }
        if (recordType() != 0) {
        }
    }
    private KafkaTransactionLogValue transactionLogValue;
    private byte[] unknown;
    private short recordType;
    private KafkaTransactionStateValue _root;
    private KaitaiStruct _parent;

    /**
     * Since Kafka 0.11.
     */
    public KafkaTransactionLogValue transactionLogValue() { return transactionLogValue; }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    public byte[] unknown() { return unknown; }

    /**
     * The type that the record's key starts with.
     */
    public short recordType() { return recordType; }
    public KafkaTransactionStateValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
