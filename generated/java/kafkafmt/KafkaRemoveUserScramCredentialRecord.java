// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 22 in `__cluster_metadata`. Since
 * Kafka 3.5.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveUserScramCredentialRecord.json">RemoveUserScramCredentialRecord</a>
 */
public class KafkaRemoveUserScramCredentialRecord extends KaitaiStruct {
    public static KafkaRemoveUserScramCredentialRecord fromFile(String fileName) throws IOException {
        return new KafkaRemoveUserScramCredentialRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRemoveUserScramCredentialRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRemoveUserScramCredentialRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRemoveUserScramCredentialRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRemoveUserScramCredentialRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.name = new KafkaCompactString(this._io);
        this.mechanism = this._io.readS1();
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.name._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private KafkaCompactString name;
    private byte mechanism;
    private KafkaTaggedFields taggedFields;
    private KafkaRemoveUserScramCredentialRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 22.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `string`, since Kafka 3.5.
     */
    public KafkaCompactString name() { return name; }

    /**
     * 1 SCRAM-SHA-256, 2 SCRAM-SHA-512. `int8`, since Kafka 3.5.
     */
    public byte mechanism() { return mechanism; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaRemoveUserScramCredentialRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
