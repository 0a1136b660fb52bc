// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaRegisterBrokerRecord || (root.KafkaRegisterBrokerRecord = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRegisterBrokerRecord_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3 since
 * Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout since Kafka
 * 3.0; earlier releases wrote another one under the same number, and nothing in
 * the bytes says so.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json|RegisterBrokerRecord}
 */

var KafkaRegisterBrokerRecord = (function() {
  function KafkaRegisterBrokerRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRegisterBrokerRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.brokerId = this._io.readS4be();
    if (this.frame.version.value >= 2) {
      this.isMigratingZkBroker = this._io.readU1();
    }
    this.incarnationId = this._io.readBytes(16);
    this.brokerEpoch = this._io.readS8be();
    this.numEndPointsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numEndPointsPlusOne.value >= 1) {
      this.endPoints = [];
      for (var i = 0; i < (this.numEndPointsPlusOne.value - 1); i++) {
        this.endPoints.push(new RegisterBrokerRecordBrokerEndpoint(this._io, this, this._root));
      }
    }
    this.numFeaturesPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numFeaturesPlusOne.value >= 1) {
      this.features = [];
      for (var i = 0; i < (this.numFeaturesPlusOne.value - 1); i++) {
        this.features.push(new RegisterBrokerRecordBrokerFeature(this._io, this, this._root));
      }
    }
    this.rack = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    this.fenced = this._io.readU1();
    if (this.frame.version.value >= 1) {
      this.inControlledShutdown = this._io.readU1();
    }
    this.taggedFields = new RegisterBrokerRecordTaggedFields(this._io, this, this._root);
  }

  /**
   * `BrokerEndpoint` of `RegisterBrokerRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json|RegisterBrokerRecord, BrokerEndpoint}
   */

  var RegisterBrokerRecordBrokerEndpoint = KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerEndpoint = (function() {
    function RegisterBrokerRecordBrokerEndpoint(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RegisterBrokerRecordBrokerEndpoint.prototype._read = function() {
      this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.host = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.port = this._io.readU2be();
      this.securityProtocol = this._io.readS2be();
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 3.0.
     */

    /**
     * `string`, since Kafka 3.0.
     */

    /**
     * `uint16`, since Kafka 3.0.
     */

    /**
     * `int16`, since Kafka 3.0.
     */

    /**
     * None is known.
     */

    return RegisterBrokerRecordBrokerEndpoint;
  })();

  /**
   * `BrokerFeature` of `RegisterBrokerRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json|RegisterBrokerRecord, BrokerFeature}
   */

  var RegisterBrokerRecordBrokerFeature = KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerFeature = (function() {
    function RegisterBrokerRecordBrokerFeature(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RegisterBrokerRecordBrokerFeature.prototype._read = function() {
      this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.minSupportedVersion = this._io.readS2be();
      this.maxSupportedVersion = this._io.readS2be();
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 3.0.
     */

    /**
     * `int16`, since Kafka 3.0.
     */

    /**
     * `int16`, since Kafka 3.0.
     */

    /**
     * None is known.
     */

    return RegisterBrokerRecordBrokerFeature;
  })();

  /**
   * The bytes of the tagged field `CordonedLogDirs`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json|RegisterBrokerRecord}
   */

  var RegisterBrokerRecordCordonedLogDirsTag = KafkaRegisterBrokerRecord.RegisterBrokerRecordCordonedLogDirsTag = (function() {
    function RegisterBrokerRecordCordonedLogDirsTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RegisterBrokerRecordCordonedLogDirsTag.prototype._read = function() {
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
     * `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
     * given. May be null.
     */

    return RegisterBrokerRecordCordonedLogDirsTag;
  })();

  /**
   * The bytes of the tagged field `LogDirs`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json|RegisterBrokerRecord}
   */

  var RegisterBrokerRecordLogDirsTag = KafkaRegisterBrokerRecord.RegisterBrokerRecordLogDirsTag = (function() {
    function RegisterBrokerRecordLogDirsTag(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RegisterBrokerRecordLogDirsTag.prototype._read = function() {
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
     * `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
     */

    return RegisterBrokerRecordLogDirsTag;
  })();

  /**
   * A tagged field of `register_broker_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json|RegisterBrokerRecord}
   */

  var RegisterBrokerRecordTaggedField = KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField = (function() {
    function RegisterBrokerRecordTaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RegisterBrokerRecordTaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.tag.value == 0) {
        this._raw_logDirs = this._io.readBytes(this.lenData.value);
        var _io__raw_logDirs = new KaitaiStream(this._raw_logDirs);
        this.logDirs = new RegisterBrokerRecordLogDirsTag(_io__raw_logDirs, this, this._root);
      }
      if (this.tag.value == 1) {
        this._raw_cordonedLogDirs = this._io.readBytes(this.lenData.value);
        var _io__raw_cordonedLogDirs = new KaitaiStream(this._raw_cordonedLogDirs);
        this.cordonedLogDirs = new RegisterBrokerRecordCordonedLogDirsTag(_io__raw_cordonedLogDirs, this, this._root);
      }
      if (this.tag.value > 1) {
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
     * `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
     */

    /**
     * `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
     * given. May be null.
     */

    /**
     * A field of a tag that is not known.
     */

    return RegisterBrokerRecordTaggedField;
  })();

  /**
   * The tagged fields of `register_broker_record`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json|RegisterBrokerRecord}
   */

  var RegisterBrokerRecordTaggedFields = KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields = (function() {
    function RegisterBrokerRecordTaggedFields(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RegisterBrokerRecordTaggedFields.prototype._read = function() {
      this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.fields = [];
      for (var i = 0; i < this.numFields.value; i++) {
        this.fields.push(new RegisterBrokerRecordTaggedField(this._io, this, this._root));
      }
    }

    /**
     * How many follow.
     */

    /**
     * Ascending by tag.
     */

    return RegisterBrokerRecordTaggedFields;
  })();

  /**
   * Its `api_key` is 0.
   */

  /**
   * `int32`, since Kafka 3.0.
   */

  /**
   * `bool`, since Kafka 3.4. Versions 2 to 4. false unless it is given.
   */

  /**
   * `uuid`, since Kafka 3.0.
   */

  /**
   * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]BrokerEndpoint`, since Kafka 3.0.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]BrokerFeature`, since Kafka 3.0.
   */

  /**
   * `string`, since Kafka 3.0. May be null.
   */

  /**
   * `bool`, since Kafka 3.0. true unless it is given.
   */

  /**
   * `bool`, since Kafka 3.3. Versions 1 to 4. false unless it is given.
   */

  /**
   * The fields that are there only where they differ from their defaults.
   */

  return KafkaRegisterBrokerRecord;
})();
KafkaRegisterBrokerRecord_.KafkaRegisterBrokerRecord = KafkaRegisterBrokerRecord;
});
