// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of any record in `__share_group_state`: the message that its
 * type names.
 * @see <a href="https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
 */
public class KafkaShareGroupStateValue extends KaitaiStruct {

    public KafkaShareGroupStateValue(KaitaiStream _io, short recordType) {
        this(_io, null, null, recordType);
    }

    public KafkaShareGroupStateValue(KaitaiStream _io, KaitaiStruct _parent, short recordType) {
        this(_io, _parent, null, recordType);
    }

    public KafkaShareGroupStateValue(KaitaiStream _io, KaitaiStruct _parent, KafkaShareGroupStateValue _root, short recordType) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.recordType = recordType;
        _read();
    }
    private void _read() {
        if (recordType() == 0) {
            this.shareSnapshotValue = new KafkaShareSnapshotValue(this._io);
        }
        if (recordType() == 1) {
            this.shareUpdateValue = new KafkaShareUpdateValue(this._io);
        }
        if ( ((recordType() != 0) && (recordType() != 1)) ) {
            this.unknown = this._io.readBytesFull();
        }
    }

    public void _fetchInstances() {
        if (recordType() == 0) {
            this.shareSnapshotValue._fetchInstances();
        }
        if (recordType() == 1) {
            this.shareUpdateValue._fetchInstances();
        }
        if ( ((recordType() != 0) && (recordType() != 1)) ) {
        }
    }
    private KafkaShareSnapshotValue shareSnapshotValue;
    private KafkaShareUpdateValue shareUpdateValue;
    private byte[] unknown;
    private short recordType;
    private KafkaShareGroupStateValue _root;
    private KaitaiStruct _parent;

    /**
     * Since Kafka 3.9.
     */
    public KafkaShareSnapshotValue shareSnapshotValue() { return shareSnapshotValue; }

    /**
     * Since Kafka 3.9.
     */
    public KafkaShareUpdateValue shareUpdateValue() { return shareUpdateValue; }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    public byte[] unknown() { return unknown; }

    /**
     * The type that the record's key starts with.
     */
    public short recordType() { return recordType; }
    public KafkaShareGroupStateValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
