// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 20 in `__cluster_metadata`. Since
 * Kafka 3.3.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/NoOpRecord.json">NoOpRecord</a>
 */
public class KafkaNoOpRecord extends KaitaiStruct {
    public static KafkaNoOpRecord fromFile(String fileName) throws IOException {
        return new KafkaNoOpRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaNoOpRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaNoOpRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaNoOpRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaNoOpRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private KafkaTaggedFields taggedFields;
    private KafkaNoOpRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 20.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaNoOpRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
