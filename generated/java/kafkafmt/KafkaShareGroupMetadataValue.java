// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record of type 11 in `__consumer_offsets`. Since Kafka
 * 3.9. Version 0 has this layout since Kafka 4.1; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json">ShareGroupMetadataValue</a>
 */
public class KafkaShareGroupMetadataValue extends KaitaiStruct {
    public static KafkaShareGroupMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaShareGroupMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaShareGroupMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaShareGroupMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaShareGroupMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaShareGroupMetadataValue _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.messageVersion = this._io.readS2be();
        if (!(this.messageVersion >= 0)) {
            throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
        }
        if (!(this.messageVersion <= 0)) {
            throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
        }
        this.epoch = this._io.readS4be();
        this.metadataHash = this._io.readS8be();
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.taggedFields._fetchInstances();
    }
    private short messageVersion;
    private int epoch;
    private long metadataHash;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaShareGroupMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * `int32`, since Kafka 3.9.
     */
    public int epoch() { return epoch; }

    /**
     * Hash of what is known of the topics; a change makes a new assignment.
     * `int64`, since Kafka 4.1.
     */
    public long metadataHash() { return metadataHash; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaShareGroupMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
