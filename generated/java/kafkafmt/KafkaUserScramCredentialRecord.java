// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 11 in `__cluster_metadata`. Since
 * Kafka 2.8. Version 0 has this layout since Kafka 3.5; earlier releases
 * wrote another one under the same number, and nothing in the bytes says
 * so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json">UserScramCredentialRecord</a>
 */
public class KafkaUserScramCredentialRecord extends KaitaiStruct {
    public static KafkaUserScramCredentialRecord fromFile(String fileName) throws IOException {
        return new KafkaUserScramCredentialRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaUserScramCredentialRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaUserScramCredentialRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaUserScramCredentialRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaUserScramCredentialRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.name = new KafkaCompactString(this._io);
        this.mechanism = this._io.readS1();
        this.salt = new KafkaCompactBytes(this._io);
        this.storedKey = new KafkaCompactBytes(this._io);
        this.serverKey = new KafkaCompactBytes(this._io);
        this.iterations = this._io.readS4be();
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.name._fetchInstances();
        this.salt._fetchInstances();
        this.storedKey._fetchInstances();
        this.serverKey._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private KafkaCompactString name;
    private byte mechanism;
    private KafkaCompactBytes salt;
    private KafkaCompactBytes storedKey;
    private KafkaCompactBytes serverKey;
    private int iterations;
    private KafkaTaggedFields taggedFields;
    private KafkaUserScramCredentialRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 11.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `string`, since Kafka 3.0.
     */
    public KafkaCompactString name() { return name; }

    /**
     * 1 SCRAM-SHA-256, 2 SCRAM-SHA-512. `int8`, since Kafka 3.5.
     */
    public byte mechanism() { return mechanism; }

    /**
     * `bytes`, since Kafka 3.5.
     */
    public KafkaCompactBytes salt() { return salt; }

    /**
     * Of SCRAM (RFC 5802); secret. `bytes`, since Kafka 3.5.
     */
    public KafkaCompactBytes storedKey() { return storedKey; }

    /**
     * Of SCRAM (RFC 5802); secret. `bytes`, since Kafka 3.5.
     */
    public KafkaCompactBytes serverKey() { return serverKey; }

    /**
     * Of SCRAM (RFC 5802). `int32`, since Kafka 3.5.
     */
    public int iterations() { return iterations; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaUserScramCredentialRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
