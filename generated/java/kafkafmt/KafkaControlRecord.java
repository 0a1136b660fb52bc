// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * A record that Kafka writes for itself. The key tells its kind, the kind
 * tells the value's layout. The value of an unknown kind stays readable as
 * bytes.
 * @see <a href="https://kafka.apache.org/documentation/#controlbatch">Apache Kafka documentation, 5.3.1.1 Control Batches</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java">ControlRecordType</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java">ControlRecordUtils</a>
 */
public class KafkaControlRecord extends KaitaiStruct {
    public static KafkaControlRecord fromFile(String fileName) throws IOException {
        return new KafkaControlRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaControlRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaControlRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaControlRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaControlRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.len = new KafkaVarint(this._io);
        KaitaiStream _io_body = this._io.substream(len().value());
        this.body = new ControlRecordBody(_io_body, this, _root);
    }

    public void _fetchInstances() {
        this.len._fetchInstances();
        this.body._fetchInstances();
    }

    /**
     * A control record inside exactly its own bytes, laid out as any record.
     * At most one of the fields between `len_value` and `num_headers` is
     * there: the value, by its kind.
     * @see <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
     */
    public static class ControlRecordBody extends KaitaiStruct {
        public static ControlRecordBody fromFile(String fileName) throws IOException {
            return new ControlRecordBody(new ByteBufferKaitaiStream(fileName));
        }

        public ControlRecordBody(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ControlRecordBody(KaitaiStream _io, KafkaControlRecord _parent) {
            this(_io, _parent, null);
        }

        public ControlRecordBody(KaitaiStream _io, KafkaControlRecord _parent, KafkaControlRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.attributes = this._io.readS1();
            this.timestampDelta = new KafkaVarlong(this._io);
            this.offsetDelta = new KafkaVarint(this._io);
            this.lenKey = new KafkaVarint(this._io);
            if (lenKey().value() >= 0) {
                KaitaiStream _io_key = this._io.substream(lenKey().value());
                this.key = new KafkaControlRecordKey(_io_key);
            }
            this.lenValue = new KafkaVarint(this._io);
            if ( ((lenValue().value() >= 0) && ( ((typeId() == 0) || (typeId() == 1)) )) ) {
                KaitaiStream _io_endTxnMarker = this._io.substream(lenValue().value());
                this.endTxnMarker = new KafkaEndTxnMarker(_io_endTxnMarker);
            }
            if ( ((lenValue().value() >= 0) && (typeId() == 2)) ) {
                KaitaiStream _io_leaderChangeMessage = this._io.substream(lenValue().value());
                this.leaderChangeMessage = new KafkaLeaderChangeMessage(_io_leaderChangeMessage);
            }
            if ( ((lenValue().value() >= 0) && (typeId() == 3)) ) {
                KaitaiStream _io_snapshotHeaderRecord = this._io.substream(lenValue().value());
                this.snapshotHeaderRecord = new KafkaSnapshotHeaderRecord(_io_snapshotHeaderRecord);
            }
            if ( ((lenValue().value() >= 0) && (typeId() == 4)) ) {
                KaitaiStream _io_snapshotFooterRecord = this._io.substream(lenValue().value());
                this.snapshotFooterRecord = new KafkaSnapshotFooterRecord(_io_snapshotFooterRecord);
            }
            if ( ((lenValue().value() >= 0) && (typeId() == 5)) ) {
                KaitaiStream _io_kraftVersionRecord = this._io.substream(lenValue().value());
                this.kraftVersionRecord = new KafkaKraftVersionRecord(_io_kraftVersionRecord);
            }
            if ( ((lenValue().value() >= 0) && (typeId() == 6)) ) {
                KaitaiStream _io_votersRecord = this._io.substream(lenValue().value());
                this.votersRecord = new KafkaVotersRecord(_io_votersRecord);
            }
            if ( ((lenValue().value() >= 0) && ( ((typeId() < 0) || (typeId() > 6)) )) ) {
                this.unknownValue = this._io.readBytes(lenValue().value());
            }
            this.numHeaders = new KafkaVarint(this._io);
            this.headers = new ArrayList<KafkaHeader>();
            for (int i = 0; i < numHeaders().value(); i++) {
                this.headers.add(new KafkaHeader(this._io));
            }
        }

        public void _fetchInstances() {
            this.timestampDelta._fetchInstances();
            this.offsetDelta._fetchInstances();
            this.lenKey._fetchInstances();
            if (lenKey().value() >= 0) {
                this.key._fetchInstances();
            }
            this.lenValue._fetchInstances();
            if ( ((lenValue().value() >= 0) && ( ((typeId() == 0) || (typeId() == 1)) )) ) {
                this.endTxnMarker._fetchInstances();
            }
            if ( ((lenValue().value() >= 0) && (typeId() == 2)) ) {
                this.leaderChangeMessage._fetchInstances();
            }
            if ( ((lenValue().value() >= 0) && (typeId() == 3)) ) {
                this.snapshotHeaderRecord._fetchInstances();
            }
            if ( ((lenValue().value() >= 0) && (typeId() == 4)) ) {
                this.snapshotFooterRecord._fetchInstances();
            }
            if ( ((lenValue().value() >= 0) && (typeId() == 5)) ) {
                this.kraftVersionRecord._fetchInstances();
            }
            if ( ((lenValue().value() >= 0) && (typeId() == 6)) ) {
                this.votersRecord._fetchInstances();
            }
            if ( ((lenValue().value() >= 0) && ( ((typeId() < 0) || (typeId() > 6)) )) ) {
            }
            this.numHeaders._fetchInstances();
            for (int i = 0; i < this.headers.size(); i++) {
                this.headers.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private Integer typeId;

        /**
         * The kind as a number; -1 when the key is null.
         */
        public Integer typeId() {
            if (this.typeId != null)
                return this.typeId;
            this.typeId = ((Number) ((lenKey().value() >= 0 ? key().typeId() : -1))).intValue();
            return this.typeId;
        }
        private byte attributes;
        private KafkaVarlong timestampDelta;
        private KafkaVarint offsetDelta;
        private KafkaVarint lenKey;
        private KafkaControlRecordKey key;
        private KafkaVarint lenValue;
        private KafkaEndTxnMarker endTxnMarker;
        private KafkaLeaderChangeMessage leaderChangeMessage;
        private KafkaSnapshotHeaderRecord snapshotHeaderRecord;
        private KafkaSnapshotFooterRecord snapshotFooterRecord;
        private KafkaKraftVersionRecord kraftVersionRecord;
        private KafkaVotersRecord votersRecord;
        private byte[] unknownValue;
        private KafkaVarint numHeaders;
        private List<KafkaHeader> headers;
        private KafkaControlRecord _root;
        private KafkaControlRecord _parent;

        /**
         * Unused.
         */
        public byte attributes() { return attributes; }

        /**
         * Milliseconds from the batch's `base_timestamp`; may be negative.
         */
        public KafkaVarlong timestampDelta() { return timestampDelta; }

        /**
         * Distance from the batch's `base_offset`.
         */
        public KafkaVarint offsetDelta() { return offsetDelta; }

        /**
         * Any value below zero means a null key, which no sound control
         * record has.
         */
        public KafkaVarint lenKey() { return lenKey; }

        /**
         * Tells the kind.
         */
        public KafkaControlRecordKey key() { return key; }

        /**
         * Any value below zero means a null value.
         */
        public KafkaVarint lenValue() { return lenValue; }

        /**
         * The value of ABORT and COMMIT.
         */
        public KafkaEndTxnMarker endTxnMarker() { return endTxnMarker; }

        /**
         * The value of LEADER_CHANGE.
         */
        public KafkaLeaderChangeMessage leaderChangeMessage() { return leaderChangeMessage; }

        /**
         * The value of SNAPSHOT_HEADER.
         */
        public KafkaSnapshotHeaderRecord snapshotHeaderRecord() { return snapshotHeaderRecord; }

        /**
         * The value of SNAPSHOT_FOOTER.
         */
        public KafkaSnapshotFooterRecord snapshotFooterRecord() { return snapshotFooterRecord; }

        /**
         * The value of KRAFT_VERSION.
         */
        public KafkaKraftVersionRecord kraftVersionRecord() { return kraftVersionRecord; }

        /**
         * The value of KRAFT_VOTERS.
         */
        public KafkaVotersRecord votersRecord() { return votersRecord; }

        /**
         * The value of a kind that is not known.
         */
        public byte[] unknownValue() { return unknownValue; }

        /**
         * Never below zero in a sound record.
         */
        public KafkaVarint numHeaders() { return numHeaders; }

        /**
         * None as a rule.
         */
        public List<KafkaHeader> headers() { return headers; }
        public KafkaControlRecord _root() { return _root; }
        public KafkaControlRecord _parent() { return _parent; }
    }
    private KafkaVarint len;
    private ControlRecordBody body;
    private KafkaControlRecord _root;
    private KaitaiStruct _parent;

    /**
     * Bytes that follow this field.
     */
    public KafkaVarint len() { return len; }

    /**
     * Everything after the length.
     */
    public ControlRecordBody body() { return body; }
    public KafkaControlRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
