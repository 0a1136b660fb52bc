// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record of type 0 in `__consumer_offsets`. Since Kafka
 * 0.8.2.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json">LegacyOffsetCommitValue</a>
 */
public class KafkaLegacyOffsetCommitValue extends KaitaiStruct {
    public static KafkaLegacyOffsetCommitValue fromFile(String fileName) throws IOException {
        return new KafkaLegacyOffsetCommitValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaLegacyOffsetCommitValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaLegacyOffsetCommitValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaLegacyOffsetCommitValue(KaitaiStream _io, KaitaiStruct _parent, KafkaLegacyOffsetCommitValue _root) {
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
        this.offset = this._io.readS8be();
        this.metadata = new KafkaString(this._io);
        this.commitTimestamp = this._io.readS8be();
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.metadata._fetchInstances();
    }
    private short messageVersion;
    private long offset;
    private KafkaString metadata;
    private long commitTimestamp;
    private byte[] trailing;
    private KafkaLegacyOffsetCommitValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * `int64`, since Kafka 0.8.2.
     */
    public long offset() { return offset; }

    /**
     * `string`, since Kafka 0.8.2.
     */
    public KafkaString metadata() { return metadata; }

    /**
     * When the broker took the commit. `int64`, since Kafka 0.8.2.
     */
    public long commitTimestamp() { return commitTimestamp; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaLegacyOffsetCommitValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
