// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The key of any record in `__share_group_state`: the message that its type
 * names.
 * @see <a href="https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message">Message schemas of Kafka 4.4.0</a>
 */
public class KafkaShareGroupStateKey extends KaitaiStruct {
    public static KafkaShareGroupStateKey fromFile(String fileName) throws IOException {
        return new KafkaShareGroupStateKey(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaShareGroupStateKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaShareGroupStateKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaShareGroupStateKey(KaitaiStream _io, KaitaiStruct _parent, KafkaShareGroupStateKey _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        if (recordType() == 0) {
            this.shareSnapshotKey = new KafkaShareSnapshotKey(this._io);
        }
        if (recordType() == 1) {
            this.shareUpdateKey = new KafkaShareUpdateKey(this._io);
        }
        if ( ((recordType() != 0) && (recordType() != 1)) ) {
            this.unknown = this._io.readBytesFull();
        }
    }

    public void _fetchInstances() {
        if (recordType() == 0) {
            this.shareSnapshotKey._fetchInstances();
        }
        if (recordType() == 1) {
            this.shareUpdateKey._fetchInstances();
        }
        if ( ((recordType() != 0) && (recordType() != 1)) ) {
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
    private KafkaShareSnapshotKey shareSnapshotKey;
    private KafkaShareUpdateKey shareUpdateKey;
    private byte[] unknown;
    private KafkaShareGroupStateKey _root;
    private KaitaiStruct _parent;

    /**
     * Since Kafka 3.9.
     */
    public KafkaShareSnapshotKey shareSnapshotKey() { return shareSnapshotKey; }

    /**
     * Since Kafka 3.9.
     */
    public KafkaShareUpdateKey shareUpdateKey() { return shareUpdateKey; }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    public byte[] unknown() { return unknown; }
    public KafkaShareGroupStateKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
