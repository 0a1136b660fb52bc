// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 19 in `__cluster_metadata`. Since
 * Kafka 3.2.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveAccessControlEntryRecord.json">RemoveAccessControlEntryRecord</a>
 */
public class KafkaRemoveAccessControlEntryRecord extends KaitaiStruct {
    public static KafkaRemoveAccessControlEntryRecord fromFile(String fileName) throws IOException {
        return new KafkaRemoveAccessControlEntryRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRemoveAccessControlEntryRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRemoveAccessControlEntryRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRemoveAccessControlEntryRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRemoveAccessControlEntryRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.id = this._io.readBytes(16);
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private byte[] id;
    private KafkaTaggedFields taggedFields;
    private KafkaRemoveAccessControlEntryRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 19.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `uuid`, since Kafka 3.2.
     */
    public byte[] id() { return id; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaRemoveAccessControlEntryRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
