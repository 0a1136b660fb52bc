// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The key of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataKey.json">GroupMetadataKey</a>
 */
public class KafkaGroupMetadataKey extends KaitaiStruct {
    public static KafkaGroupMetadataKey fromFile(String fileName) throws IOException {
        return new KafkaGroupMetadataKey(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaGroupMetadataKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaGroupMetadataKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaGroupMetadataKey(KaitaiStream _io, KaitaiStruct _parent, KafkaGroupMetadataKey _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.recordType = this._io.readS2be();
        if (!(this.recordType == 2)) {
            throw new KaitaiStream.ValidationNotEqualError(2, this.recordType, this._io, "/seq/0");
        }
        this.group = new KafkaString(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.group._fetchInstances();
    }
    private short recordType;
    private KafkaString group;
    private byte[] trailing;
    private KafkaGroupMetadataKey _root;
    private KaitaiStruct _parent;

    /**
     * The type of the record.
     */
    public short recordType() { return recordType; }

    /**
     * `string`, since Kafka 0.9.
     */
    public KafkaString group() { return group; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaGroupMetadataKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
