// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 21 in `__cluster_metadata`. Since
 * Kafka 3.4.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ZkMigrationStateRecord.json">ZkMigrationStateRecord</a>
 */
public class KafkaZkMigrationStateRecord extends KaitaiStruct {
    public static KafkaZkMigrationStateRecord fromFile(String fileName) throws IOException {
        return new KafkaZkMigrationStateRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaZkMigrationStateRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaZkMigrationStateRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaZkMigrationStateRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaZkMigrationStateRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.zkMigrationState = this._io.readS1();
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private byte zkMigrationState;
    private KafkaTaggedFields taggedFields;
    private KafkaZkMigrationStateRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 21.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `int8`, since Kafka 3.4.
     */
    public byte zkMigrationState() { return zkMigrationState; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaZkMigrationStateRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
