// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of any record in `__remote_log_metadata`: the message that its
 * type names.
 * @see <a href="https://github.com/apache/kafka/tree/4.4.0/storage/src/main/resources/message">Message schemas of Kafka 4.4.0</a>
 */
public class KafkaRemoteLogMetadataRecord extends KaitaiStruct {
    public static KafkaRemoteLogMetadataRecord fromFile(String fileName) throws IOException {
        return new KafkaRemoteLogMetadataRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRemoteLogMetadataRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRemoteLogMetadataRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRemoteLogMetadataRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRemoteLogMetadataRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        if (frame().apiKey().value() == 0) {
            this.remoteLogSegmentMetadataRecord = new KafkaRemoteLogSegmentMetadataRecord(this._io);
        }
        if (frame().apiKey().value() == 1) {
            this.remoteLogSegmentMetadataUpdateRecord = new KafkaRemoteLogSegmentMetadataUpdateRecord(this._io);
        }
        if (frame().apiKey().value() == 2) {
            this.remotePartitionDeleteMetadataRecord = new KafkaRemotePartitionDeleteMetadataRecord(this._io);
        }
        if (frame().apiKey().value() == 3) {
            this.remoteLogSegmentMetadataSnapshotRecord = new KafkaRemoteLogSegmentMetadataSnapshotRecord(this._io);
        }
        if ( ((frame().apiKey().value() != 0) && (frame().apiKey().value() != 1) && (frame().apiKey().value() != 2) && (frame().apiKey().value() != 3)) ) {
            this.unknown = this._io.readBytesFull();
        }
    }

    public void _fetchInstances() {
        if (frame().apiKey().value() == 0) {
            this.remoteLogSegmentMetadataRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 1) {
            this.remoteLogSegmentMetadataUpdateRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 2) {
            this.remotePartitionDeleteMetadataRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 3) {
            this.remoteLogSegmentMetadataSnapshotRecord._fetchInstances();
        }
        if ( ((frame().apiKey().value() != 0) && (frame().apiKey().value() != 1) && (frame().apiKey().value() != 2) && (frame().apiKey().value() != 3)) ) {
        }
        frame();
        if (this.frame != null) {
            this.frame._fetchInstances();
        }
    }
    private KafkaMetadataFrame frame;

    /**
     * Its `api_key` names the message.
     */
    public KafkaMetadataFrame frame() {
        if (this.frame != null)
            return this.frame;
        long _pos = this._io.pos();
        this._io.seek(0);
        this.frame = new KafkaMetadataFrame(this._io);
        this._io.seek(_pos);
        return this.frame;
    }
    private KafkaRemoteLogSegmentMetadataRecord remoteLogSegmentMetadataRecord;
    private KafkaRemoteLogSegmentMetadataUpdateRecord remoteLogSegmentMetadataUpdateRecord;
    private KafkaRemotePartitionDeleteMetadataRecord remotePartitionDeleteMetadataRecord;
    private KafkaRemoteLogSegmentMetadataSnapshotRecord remoteLogSegmentMetadataSnapshotRecord;
    private byte[] unknown;
    private KafkaRemoteLogMetadataRecord _root;
    private KaitaiStruct _parent;

    /**
     * Since Kafka 3.0.
     */
    public KafkaRemoteLogSegmentMetadataRecord remoteLogSegmentMetadataRecord() { return remoteLogSegmentMetadataRecord; }

    /**
     * Since Kafka 3.0.
     */
    public KafkaRemoteLogSegmentMetadataUpdateRecord remoteLogSegmentMetadataUpdateRecord() { return remoteLogSegmentMetadataUpdateRecord; }

    /**
     * Since Kafka 3.0.
     */
    public KafkaRemotePartitionDeleteMetadataRecord remotePartitionDeleteMetadataRecord() { return remotePartitionDeleteMetadataRecord; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaRemoteLogSegmentMetadataSnapshotRecord remoteLogSegmentMetadataSnapshotRecord() { return remoteLogSegmentMetadataSnapshotRecord; }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    public byte[] unknown() { return unknown; }
    public KafkaRemoteLogMetadataRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
