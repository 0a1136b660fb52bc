// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The key of any record in `__transaction_state`: the message that its type
 * names.
 * @see <a href="https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
 */
public class KafkaTransactionStateKey extends KaitaiStruct {
    public static KafkaTransactionStateKey fromFile(String fileName) throws IOException {
        return new KafkaTransactionStateKey(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaTransactionStateKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaTransactionStateKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaTransactionStateKey(KaitaiStream _io, KaitaiStruct _parent, KafkaTransactionStateKey _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        if (recordType() == 0) {
            this.transactionLogKey = new KafkaTransactionLogKey(this._io);
        }
        if (recordType() != 0) {
            this.unknown = this._io.readBytesFull();
        }
    }

    public void _fetchInstances() {
        if (recordType() == 0) {
            this.transactionLogKey._fetchInstances();
        }
        if (recordType() != 0) {
        }
        recordType();
        if (this.recordType != null) {
        }
    }
    private Short recordType;

    /**
     * The type of the record.
     */
    public Short recordType() {
        if (this.recordType != null)
            return this.recordType;
        long _pos = this._io.pos();
        this._io.seek(0);
        this.recordType = this._io.readS2be();
        this._io.seek(_pos);
        return this.recordType;
    }
    private KafkaTransactionLogKey transactionLogKey;
    private byte[] unknown;
    private KafkaTransactionStateKey _root;
    private KaitaiStruct _parent;

    /**
     * Since Kafka 0.11.
     */
    public KafkaTransactionLogKey transactionLogKey() { return transactionLogKey; }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    public byte[] unknown() { return unknown; }
    public KafkaTransactionStateKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
