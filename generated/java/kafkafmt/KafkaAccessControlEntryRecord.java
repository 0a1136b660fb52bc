// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 18 in `__cluster_metadata`. Since
 * Kafka 3.2.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AccessControlEntryRecord.json">AccessControlEntryRecord</a>
 */
public class KafkaAccessControlEntryRecord extends KaitaiStruct {
    public static KafkaAccessControlEntryRecord fromFile(String fileName) throws IOException {
        return new KafkaAccessControlEntryRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaAccessControlEntryRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaAccessControlEntryRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaAccessControlEntryRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaAccessControlEntryRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.id = this._io.readBytes(16);
        this.resourceType = this._io.readS1();
        this.resourceName = new KafkaCompactString(this._io);
        this.patternType = this._io.readS1();
        this.principal = new KafkaCompactString(this._io);
        this.host = new KafkaCompactString(this._io);
        this.operation = this._io.readS1();
        this.permissionType = this._io.readS1();
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.resourceName._fetchInstances();
        this.principal._fetchInstances();
        this.host._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private byte[] id;
    private byte resourceType;
    private KafkaCompactString resourceName;
    private byte patternType;
    private KafkaCompactString principal;
    private KafkaCompactString host;
    private byte operation;
    private byte permissionType;
    private KafkaTaggedFields taggedFields;
    private KafkaAccessControlEntryRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 18.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `uuid`, since Kafka 3.2.
     */
    public byte[] id() { return id; }

    /**
     * 2 topic, 3 group, 4 cluster, 5 transactional id, 6 delegation token,
     * 7 user. `int8`, since Kafka 3.2.
     */
    public byte resourceType() { return resourceType; }

    /**
     * `string`, since Kafka 3.2.
     */
    public KafkaCompactString resourceName() { return resourceName; }

    /**
     * 3 literal, 4 prefixed. `int8`, since Kafka 3.2.
     */
    public byte patternType() { return patternType; }

    /**
     * `string`, since Kafka 3.2.
     */
    public KafkaCompactString principal() { return principal; }

    /**
     * `string`, since Kafka 3.2.
     */
    public KafkaCompactString host() { return host; }

    /**
     * `int8`, since Kafka 3.2.
     */
    public byte operation() { return operation; }

    /**
     * 2 deny, 3 allow. `int8`, since Kafka 3.2.
     */
    public byte permissionType() { return permissionType; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaAccessControlEntryRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
