// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;


/**
 * Tells what kind of control record this is. A later version may append
 * fields and must keep these, so an unknown version is read as this one.
 * @see <a href="https://kafka.apache.org/documentation/#controlbatch">Apache Kafka documentation, 5.3.1.1 Control Batches</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java">ControlRecordType.parse</a>
 */
public class KafkaControlRecordKey extends KaitaiStruct {
    public static KafkaControlRecordKey fromFile(String fileName) throws IOException {
        return new KafkaControlRecordKey(new ByteBufferKaitaiStream(fileName));
    }

    public enum ControlRecordType {
        ABORT(0),
        COMMIT(1),
        LEADER_CHANGE(2),
        SNAPSHOT_HEADER(3),
        SNAPSHOT_FOOTER(4),
        KRAFT_VERSION(5),
        KRAFT_VOTERS(6);

        private final long id;
        ControlRecordType(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ControlRecordType> byId = new HashMap<Long, ControlRecordType>(7);
        static {
            for (ControlRecordType e : ControlRecordType.values())
                byId.put(e.id(), e);
        }
        public static ControlRecordType byId(long id) { return byId.get(id); }
    }

    public KafkaControlRecordKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaControlRecordKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaControlRecordKey(KaitaiStream _io, KaitaiStruct _parent, KafkaControlRecordKey _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.version = this._io.readS2be();
        if (!(this.version >= 0)) {
            throw new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
        }
        this.typeId = this._io.readS2be();
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
    }
    private ControlRecordType controlType;

    /**
     * The kind by its name.
     */
    public ControlRecordType controlType() {
        if (this.controlType != null)
            return this.controlType;
        this.controlType = ControlRecordType.byId(typeId());
        return this.controlType;
    }
    private short version;
    private short typeId;
    private byte[] trailing;
    private KafkaControlRecordKey _root;
    private KaitaiStruct _parent;

    /**
     * The version of this key; 0 in every release.
     */
    public short version() { return version; }

    /**
     * A kind that is not listed is unknown to Kafka too, and skipped.
     */
    public short typeId() { return typeId; }

    /**
     * Fields of a later version.
     */
    public byte[] trailing() { return trailing; }
    public KafkaControlRecordKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
