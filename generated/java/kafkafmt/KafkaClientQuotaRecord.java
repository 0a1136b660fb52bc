// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record with API key 14 in `__cluster_metadata`. Since
 * Kafka 3.0.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json">ClientQuotaRecord</a>
 */
public class KafkaClientQuotaRecord extends KaitaiStruct {
    public static KafkaClientQuotaRecord fromFile(String fileName) throws IOException {
        return new KafkaClientQuotaRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaClientQuotaRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaClientQuotaRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaClientQuotaRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaClientQuotaRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.numEntityPlusOne = new KafkaUnsignedVarint(this._io);
        if (numEntityPlusOne().value() >= ((long) 1)) {
            this.entity = new ArrayList<ClientQuotaRecordEntityData>();
            for (int i = 0; i < ((Number) (numEntityPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.entity.add(new ClientQuotaRecordEntityData(this._io, this, _root));
            }
        }
        this.key = new KafkaCompactString(this._io);
        this.value = this._io.readF8be();
        this.remove = this._io.readU1();
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.numEntityPlusOne._fetchInstances();
        if (numEntityPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.entity.size(); i++) {
                this.entity.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.key._fetchInstances();
        this.taggedFields._fetchInstances();
    }

    /**
     * `EntityData` of `ClientQuotaRecord`.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json">ClientQuotaRecord, EntityData</a>
     */
    public static class ClientQuotaRecordEntityData extends KaitaiStruct {
        public static ClientQuotaRecordEntityData fromFile(String fileName) throws IOException {
            return new ClientQuotaRecordEntityData(new ByteBufferKaitaiStream(fileName));
        }

        public ClientQuotaRecordEntityData(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ClientQuotaRecordEntityData(KaitaiStream _io, KafkaClientQuotaRecord _parent) {
            this(_io, _parent, null);
        }

        public ClientQuotaRecordEntityData(KaitaiStream _io, KafkaClientQuotaRecord _parent, KafkaClientQuotaRecord _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.entityType = new KafkaCompactString(this._io);
            this.entityName = new KafkaCompactString(this._io);
            this.taggedFields = new KafkaTaggedFields(this._io);
        }

        public void _fetchInstances() {
            this.entityType._fetchInstances();
            this.entityName._fetchInstances();
            this.taggedFields._fetchInstances();
        }
        private KafkaCompactString entityType;
        private KafkaCompactString entityName;
        private KafkaTaggedFields taggedFields;
        private KafkaClientQuotaRecord _root;
        private KafkaClientQuotaRecord _parent;

        /**
         * `string`, since Kafka 3.0.
         */
        public KafkaCompactString entityType() { return entityType; }

        /**
         * Null for the default of all entities of the type. `string`, since
         * Kafka 3.0. May be null.
         */
        public KafkaCompactString entityName() { return entityName; }

        /**
         * None is known.
         */
        public KafkaTaggedFields taggedFields() { return taggedFields; }
        public KafkaClientQuotaRecord _root() { return _root; }
        public KafkaClientQuotaRecord _parent() { return _parent; }
    }
    private KafkaMetadataFrame frame;
    private KafkaUnsignedVarint numEntityPlusOne;
    private List<ClientQuotaRecordEntityData> entity;
    private KafkaCompactString key;
    private double value;
    private int remove;
    private KafkaTaggedFields taggedFields;
    private KafkaClientQuotaRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 14.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numEntityPlusOne() { return numEntityPlusOne; }

    /**
     * `[]EntityData`, since Kafka 3.0.
     */
    public List<ClientQuotaRecordEntityData> entity() { return entity; }

    /**
     * `string`, since Kafka 3.0.
     */
    public KafkaCompactString key() { return key; }

    /**
     * `float64`, since Kafka 3.0.
     */
    public double value() { return value; }

    /**
     * The quota is removed. `bool`, since Kafka 3.0.
     */
    public int remove() { return remove; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaClientQuotaRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
