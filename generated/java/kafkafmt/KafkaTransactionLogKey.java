// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The key of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogKey.json">TransactionLogKey</a>
 */
public class KafkaTransactionLogKey extends KaitaiStruct {
    public static KafkaTransactionLogKey fromFile(String fileName) throws IOException {
        return new KafkaTransactionLogKey(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaTransactionLogKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaTransactionLogKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaTransactionLogKey(KaitaiStream _io, KaitaiStruct _parent, KafkaTransactionLogKey _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.recordType = this._io.readS2be();
        if (!(this.recordType == 0)) {
            throw new KaitaiStream.ValidationNotEqualError(0, this.recordType, this._io, "/seq/0");
        }
        this.transactionalId = new KafkaString(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.transactionalId._fetchInstances();
    }
    private short recordType;
    private KafkaString transactionalId;
    private byte[] trailing;
    private KafkaTransactionLogKey _root;
    private KaitaiStruct _parent;

    /**
     * The type of the record.
     */
    public short recordType() { return recordType; }

    /**
     * `string`, since Kafka 0.11.
     */
    public KafkaString transactionalId() { return transactionalId; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaTransactionLogKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
