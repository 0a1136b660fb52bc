// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of the control records ABORT and COMMIT.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/EndTransactionMarker.java">EndTransactionMarker</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
 */
public class KafkaEndTxnMarker extends KaitaiStruct {
    public static KafkaEndTxnMarker fromFile(String fileName) throws IOException {
        return new KafkaEndTxnMarker(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaEndTxnMarker(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaEndTxnMarker(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaEndTxnMarker(KaitaiStream _io, KaitaiStruct _parent, KafkaEndTxnMarker _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.version = this._io.readS2be();
        if (!(this.version >= 0)) {
            throw new KaitaiStream.ValidationLessThanError(0, this.version, this._io, "/seq/0");
        }
        this.coordinatorEpoch = this._io.readS4be();
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
    }
    private short version;
    private int coordinatorEpoch;
    private byte[] trailing;
    private KafkaEndTxnMarker _root;
    private KaitaiStruct _parent;

    /**
     * A later version is read as this one.
     */
    public short version() { return version; }

    /**
     * Epoch of the transaction coordinator that wrote the marker.
     */
    public int coordinatorEpoch() { return coordinatorEpoch; }

    /**
     * Fields of a later version.
     */
    public byte[] trailing() { return trailing; }
    public KafkaEndTxnMarker _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
