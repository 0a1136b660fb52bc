// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of the control record KRAFT_VERSION.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/KRaftVersionRecord.json">KRaftVersionRecord</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes">KIP-853</a>
 */
public class KafkaKraftVersionRecord extends KaitaiStruct {
    public static KafkaKraftVersionRecord fromFile(String fileName) throws IOException {
        return new KafkaKraftVersionRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaKraftVersionRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaKraftVersionRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaKraftVersionRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaKraftVersionRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.version = this._io.readS2be();
        this.kraftVersion = this._io.readS2be();
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.taggedFields._fetchInstances();
    }
    private short version;
    private short kraftVersion;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaKraftVersionRecord _root;
    private KaitaiStruct _parent;

    /**
     * The version of this message; 0 in every release.
     */
    public short version() { return version; }

    /**
     * Level of the feature kraft.version.
     */
    public short kraftVersion() { return kraftVersion; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaKraftVersionRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
