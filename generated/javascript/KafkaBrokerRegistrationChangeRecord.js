// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaBrokerRegistrationChangeRecord || (root.KafkaBrokerRegistrationChangeRecord = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaBrokerRegistrationChangeRecord_, KaitaiStream, KafkaUnsignedVarint_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 17 in `__cluster_metadata`. Since Kafka
 * 3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version 3 since
 * Kafka 4.3.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json|BrokerRegistrationChangeRecord}
 */

var KafkaBrokerRegistrationChangeRecord = (function() {
  function KafkaBrokerRegistrationChangeRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaBrokerRegistrationChangeRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.brokerId = this._io.readS4be();
    this.brokerEpoch = this._io.readS8be();
    this.taggedFields = new BrokerRegistrationChangeRecordTaggedFields(this._io, this, this._root);
  }

  /**
   * The bytes of the tagged field `CordonedLogDirs`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json|BrokerRegistrationChangeRecord}
   */

  var BrokerRegistrationChangeRecordCordonedLogDirsTag = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordCordonedLogDirsTag = (function() {
    function BrokerRegistrationChangeRecordCordonedLogDirsTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BrokerRegistrationChangeRecordCordonedLogDirsTag.prototype._read = function() {
      this.numCordonedLogDirsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numCordonedLogDirsPlusOne.value >= 1) {
        this.cordonedLogDirs = [];
        for (var i = 0; i < (this.numCordonedLogDirsPlusOne.value - 1); i++) {
          this.cordonedLogDirs.push(this._io.readBytes(16));
        }
      }
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
     * given. May be null.
     */

    return BrokerRegistrationChangeRecordCordonedLogDirsTag;
  })();

  /**
   * The bytes of the tagged field `Fenced`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json|BrokerRegistrationChangeRecord}
   */

  var BrokerRegistrationChangeRecordFencedTag = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordFencedTag = (function() {
    function BrokerRegistrationChangeRecordFencedTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BrokerRegistrationChangeRecordFencedTag.prototype._read = function() {
      this.fenced = this._io.readS1();
    }

    /**
     * `int8`, since Kafka 3.0. Tag 0.
     */

    return BrokerRegistrationChangeRecordFencedTag;
  })();

  /**
   * The bytes of the tagged field `InControlledShutdown`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json|BrokerRegistrationChangeRecord}
   */

  var BrokerRegistrationChangeRecordInControlledShutdownTag = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordInControlledShutdownTag = (function() {
    function BrokerRegistrationChangeRecordInControlledShutdownTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BrokerRegistrationChangeRecordInControlledShutdownTag.prototype._read = function() {
      this.inControlledShutdown = this._io.readS1();
    }

    /**
     * `int8`, since Kafka 3.3. Tag 1 from version 1 on.
     */

    return BrokerRegistrationChangeRecordInControlledShutdownTag;
  })();

  /**
   * The bytes of the tagged field `LogDirs`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json|BrokerRegistrationChangeRecord}
   */

  var BrokerRegistrationChangeRecordLogDirsTag = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordLogDirsTag = (function() {
    function BrokerRegistrationChangeRecordLogDirsTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BrokerRegistrationChangeRecordLogDirsTag.prototype._read = function() {
      this.numLogDirsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numLogDirsPlusOne.value >= 1) {
        this.logDirs = [];
        for (var i = 0; i < (this.numLogDirsPlusOne.value - 1); i++) {
          this.logDirs.push(this._io.readBytes(16));
        }
      }
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
     */

    return BrokerRegistrationChangeRecordLogDirsTag;
  })();

  /**
   * A tagged field of `broker_registration_change_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json|BrokerRegistrationChangeRecord}
   */

  var BrokerRegistrationChangeRecordTaggedField = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField = (function() {
    function BrokerRegistrationChangeRecordTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BrokerRegistrationChangeRecordTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_fenced = this._io.readBytes(this.lenData.value);
        var _io__raw_fenced = new KaitaiStream(this._raw_fenced);
        this.fenced = new BrokerRegistrationChangeRecordFencedTag(_io__raw_fenced, this, this._root);
      }
      if (this.tag.value == 1) {
        this._raw_inControlledShutdown = this._io.readBytes(this.lenData.value);
        var _io__raw_inControlledShutdown = new KaitaiStream(this._raw_inControlledShutdown);
        this.inControlledShutdown = new BrokerRegistrationChangeRecordInControlledShutdownTag(_io__raw_inControlledShutdown, this, this._root);
      }
      if (this.tag.value == 2) {
        this._raw_logDirs = this._io.readBytes(this.lenData.value);
        var _io__raw_logDirs = new KaitaiStream(this._raw_logDirs);
        this.logDirs = new BrokerRegistrationChangeRecordLogDirsTag(_io__raw_logDirs, this, this._root);
      }
      if (this.tag.value == 3) {
        this._raw_cordonedLogDirs = this._io.readBytes(this.lenData.value);
        var _io__raw_cordonedLogDirs = new KaitaiStream(this._raw_cordonedLogDirs);
        this.cordonedLogDirs = new BrokerRegistrationChangeRecordCordonedLogDirsTag(_io__raw_cordonedLogDirs, this, this._root);
      }
      if (this.tag.value > 3) {
        this.unknownData = this._io.readBytes(this.lenData.value);
      }
    }

    /**
     * The number that names the field.
     */

    /**
     * Bytes of the field.
     */

    /**
     * `int8`, since Kafka 3.0. Tag 0.
     */

    /**
     * `int8`, since Kafka 3.3. Tag 1 from version 1 on.
     */

    /**
     * `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
     */

    /**
     * `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
     * given. May be null.
     */

    /**
     * A field of a tag that is not known.
     */

    return BrokerRegistrationChangeRecordTaggedField;
  })();

  /**
   * The tagged fields of `broker_registration_change_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json|BrokerRegistrationChangeRecord}
   */

  var BrokerRegistrationChangeRecordTaggedFields = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields = (function() {
    function BrokerRegistrationChangeRecordTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BrokerRegistrationChangeRecordTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new BrokerRegistrationChangeRecordTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return BrokerRegistrationChangeRecordTaggedFields;
  })();

  /**
   * Its `api_key` is 17.
   */

  /**
   * `int32`, since Kafka 3.0.
   */

  /**
   * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  return KafkaBrokerRegistrationChangeRecord;
})();
KafkaBrokerRegistrationChangeRecord_.KafkaBrokerRegistrationChangeRecord = KafkaBrokerRegistrationChangeRecord;
});
