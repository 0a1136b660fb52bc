// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of the control record SNAPSHOT_FOOTER, the last of a KRaft
 * snapshot.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotFooterRecord.json">SnapshotFooterRecord</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot">KIP-630</a>
 */
public class KafkaSnapshotFooterRecord extends KaitaiStruct {
    public static KafkaSnapshotFooterRecord fromFile(String fileName) throws IOException {
        return new KafkaSnapshotFooterRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaSnapshotFooterRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaSnapshotFooterRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaSnapshotFooterRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaSnapshotFooterRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.version = this._io.readS2be();
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.taggedFields._fetchInstances();
    }
    private short version;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaSnapshotFooterRecord _root;
    private KaitaiStruct _parent;

    /**
     * The version of this message; 0 in every release.
     */
    public short version() { return version; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaSnapshotFooterRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
