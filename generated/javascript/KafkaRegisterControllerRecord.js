// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields', './KafkaMetadataFrame'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'), require('./KafkaMetadataFrame'));
  } else {
    factory(root.KafkaRegisterControllerRecord || (root.KafkaRegisterControllerRecord = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaRegisterControllerRecord_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_, KafkaMetadataFrame_) {
/**
 * The value of a record with API key 27 in `__cluster_metadata`. Since Kafka
 * 3.7.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json|RegisterControllerRecord}
 */

var KafkaRegisterControllerRecord = (function() {
  function KafkaRegisterControllerRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaRegisterControllerRecord.prototype._read = function() {
    this.frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
    this.controllerId = this._io.readS4be();
    this.incarnationId = this._io.readBytes(16);
    this.zkMigrationReady = this._io.readU1();
    this.numEndPointsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numEndPointsPlusOne.value >= 1) {
      this.endPoints = [];
      for (var i = 0; i < (this.numEndPointsPlusOne.value - 1); i++) {
        this.endPoints.push(new RegisterControllerRecordControllerEndpoint(this._io, this, this._root));
      }
    }
    this.numFeaturesPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numFeaturesPlusOne.value >= 1) {
      this.features = [];
      for (var i = 0; i < (this.numFeaturesPlusOne.value - 1); i++) {
        this.features.push(new RegisterControllerRecordControllerFeature(this._io, this, this._root));
      }
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
  }

  /**
   * `ControllerEndpoint` of `RegisterControllerRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json|RegisterControllerRecord, ControllerEndpoint}
   */

  var RegisterControllerRecordControllerEndpoint = KafkaRegisterControllerRecord.RegisterControllerRecordControllerEndpoint = (function() {
    function RegisterControllerRecordControllerEndpoint(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RegisterControllerRecordControllerEndpoint.prototype._read = function() {
      this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.host = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.port = this._io.readU2be();
      this.securityProtocol = this._io.readS2be();
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 3.7.
     */

    /**
     * `string`, since Kafka 3.7.
     */

    /**
     * `uint16`, since Kafka 3.7.
     */

    /**
     * `int16`, since Kafka 3.7.
     */

    /**
     * None is known.
     */

    return RegisterControllerRecordControllerEndpoint;
  })();

  /**
   * `ControllerFeature` of `RegisterControllerRecord`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json|RegisterControllerRecord, ControllerFeature}
   */

  var RegisterControllerRecordControllerFeature = KafkaRegisterControllerRecord.RegisterControllerRecordControllerFeature = (function() {
    function RegisterControllerRecordControllerFeature(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RegisterControllerRecordControllerFeature.prototype._read = function() {
      this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.minSupportedVersion = this._io.readS2be();
      this.maxSupportedVersion = this._io.readS2be();
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 3.7.
     */

    /**
     * `int16`, since Kafka 3.7.
     */

    /**
     * `int16`, since Kafka 3.7.
     */

    /**
     * None is known.
     */

    return RegisterControllerRecordControllerFeature;
  })();

  /**
   * Its `api_key` is 27.
   */

  /**
   * `int32`, since Kafka 3.7.
   */

  /**
   * `uuid`, since Kafka 3.7.
   */

  /**
   * `bool`, since Kafka 3.7.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]ControllerEndpoint`, since Kafka 3.7.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]ControllerFeature`, since Kafka 3.7.
   */

  /**
   * None is known.
   */

  return KafkaRegisterControllerRecord;
})();
KafkaRegisterControllerRecord_.KafkaRegisterControllerRecord = KafkaRegisterControllerRecord;
});
