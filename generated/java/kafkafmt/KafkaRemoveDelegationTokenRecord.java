// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 26 in `__cluster_metadata`. Since
 * Kafka 3.6.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveDelegationTokenRecord.json">RemoveDelegationTokenRecord</a>
 */
public class KafkaRemoveDelegationTokenRecord extends KaitaiStruct {
    public static KafkaRemoveDelegationTokenRecord fromFile(String fileName) throws IOException {
        return new KafkaRemoveDelegationTokenRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRemoveDelegationTokenRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRemoveDelegationTokenRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRemoveDelegationTokenRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRemoveDelegationTokenRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.tokenId = new KafkaCompactString(this._io);
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.tokenId._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private KafkaCompactString tokenId;
    private KafkaTaggedFields taggedFields;
    private KafkaRemoveDelegationTokenRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 26.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `string`, since Kafka 3.6.
     */
    public KafkaCompactString tokenId() { return tokenId; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaRemoveDelegationTokenRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
