// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 29 in `__cluster_metadata`. Since
 * Kafka 4.4.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterControllerRecord.json">UnregisterControllerRecord</a>
 */
public class KafkaUnregisterControllerRecord extends KaitaiStruct {
    public static KafkaUnregisterControllerRecord fromFile(String fileName) throws IOException {
        return new KafkaUnregisterControllerRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaUnregisterControllerRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaUnregisterControllerRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaUnregisterControllerRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaUnregisterControllerRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.controllerId = this._io.readS4be();
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private int controllerId;
    private KafkaTaggedFields taggedFields;
    private KafkaUnregisterControllerRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 29.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `int32`, since Kafka 4.4.
     */
    public int controllerId() { return controllerId; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaUnregisterControllerRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
