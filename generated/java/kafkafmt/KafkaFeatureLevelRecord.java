// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 12 in `__cluster_metadata`. Since
 * Kafka 2.8. Version 0 has this layout since Kafka 3.3; earlier releases
 * wrote another one under the same number, and nothing in the bytes says
 * so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/FeatureLevelRecord.json">FeatureLevelRecord</a>
 */
public class KafkaFeatureLevelRecord extends KaitaiStruct {
    public static KafkaFeatureLevelRecord fromFile(String fileName) throws IOException {
        return new KafkaFeatureLevelRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaFeatureLevelRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaFeatureLevelRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaFeatureLevelRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaFeatureLevelRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.name = new KafkaCompactString(this._io);
        this.featureLevel = this._io.readS2be();
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.name._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private KafkaCompactString name;
    private short featureLevel;
    private KafkaTaggedFields taggedFields;
    private KafkaFeatureLevelRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 12.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `string`, since Kafka 3.0.
     */
    public KafkaCompactString name() { return name; }

    /**
     * `int16`, since Kafka 3.3.
     */
    public short featureLevel() { return featureLevel; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaFeatureLevelRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
