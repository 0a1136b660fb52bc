// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString', './KafkaCompactBytes', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaBytes', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'), require('./KafkaCompactBytes'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaBytes'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaGroupMetadataValue || (root.KafkaGroupMetadataValue = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}), root.KafkaCompactBytes || (root.KafkaCompactBytes = {}), root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaBytes || (root.KafkaBytes = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaGroupMetadataValue_, KaitaiStream, KafkaString_, KafkaCompactBytes_, KafkaCompactString_, KafkaUnsignedVarint_, KafkaBytes_, KafkaTaggedFields_) {
/**
 * The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
 * Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
 * Kafka 2.3. Version 4 since Kafka 3.5.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json|GroupMetadataValue}
 */

var KafkaGroupMetadataValue = (function() {
  function KafkaGroupMetadataValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaGroupMetadataValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 4)) {
      throw new KaitaiStream.ValidationGreaterThanError(4, this.messageVersion, this._io, "/seq/0");
    }
    if (this.messageVersion <= 3) {
      this.protocolTypeV0 = new KafkaString_.KafkaString(this._io, null, null);
    }
    if (this.messageVersion >= 4) {
      this.protocolTypeV4 = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    }
    this.generation = this._io.readS4be();
    if (this.messageVersion <= 3) {
      this.protocolV0 = new KafkaString_.KafkaString(this._io, null, null);
    }
    if (this.messageVersion >= 4) {
      this.protocolV4 = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    }
    if (this.messageVersion <= 3) {
      this.leaderV0 = new KafkaString_.KafkaString(this._io, null, null);
    }
    if (this.messageVersion >= 4) {
      this.leaderV4 = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
    }
    if (this.messageVersion >= 2) {
      this.currentStateTimestamp = this._io.readS8be();
    }
    if (this.messageVersion <= 0) {
      this.numMembersV0 = this._io.readS4be();
    }
    if ( ((this.messageVersion <= 0) && (this.numMembersV0 >= 0)) ) {
      this.membersV0 = [];
      for (var i = 0; i < this.numMembersV0; i++) {
        this.membersV0.push(new GroupMetadataValueMemberMetadataV0(this._io, this, this._root));
      }
    }
    if ( ((this.messageVersion >= 1) && (this.messageVersion <= 2)) ) {
      this.numMembersV1 = this._io.readS4be();
    }
    if ( ((this.messageVersion >= 1) && (this.messageVersion <= 2) && (this.numMembersV1 >= 0)) ) {
      this.membersV1 = [];
      for (var i = 0; i < this.numMembersV1; i++) {
        this.membersV1.push(new GroupMetadataValueMemberMetadataV1(this._io, this, this._root));
      }
    }
    if (this.messageVersion == 3) {
      this.numMembersV3 = this._io.readS4be();
    }
    if ( ((this.messageVersion == 3) && (this.numMembersV3 >= 0)) ) {
      this.membersV3 = [];
      for (var i = 0; i < this.numMembersV3; i++) {
        this.membersV3.push(new GroupMetadataValueMemberMetadataV3(this._io, this, this._root));
      }
    }
    if (this.messageVersion >= 4) {
      this.numMembersV4PlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    }
    if ( ((this.messageVersion >= 4) && (this.numMembersV4PlusOne.value >= 1)) ) {
      this.membersV4 = [];
      for (var i = 0; i < (this.numMembersV4PlusOne.value - 1); i++) {
        this.membersV4.push(new GroupMetadataValueMemberMetadataV4(this._io, this, this._root));
      }
    }
    if (this.messageVersion >= 4) {
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `MemberMetadata` of `GroupMetadataValue`, version 0.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json|GroupMetadataValue, MemberMetadata}
   */

  var GroupMetadataValueMemberMetadataV0 = KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV0 = (function() {
    function GroupMetadataValueMemberMetadataV0(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    GroupMetadataValueMemberMetadataV0.prototype._read = function() {
      this.memberId = new KafkaString_.KafkaString(this._io, null, null);
      this.clientId = new KafkaString_.KafkaString(this._io, null, null);
      this.clientHost = new KafkaString_.KafkaString(this._io, null, null);
      this.sessionTimeout = this._io.readS4be();
      this.subscription = new KafkaBytes_.KafkaBytes(this._io, null, null);
      this.assignment = new KafkaBytes_.KafkaBytes(this._io, null, null);
    }

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `int32`, since Kafka 0.9.
     */

    /**
     * `bytes`, since Kafka 0.9.
     */

    /**
     * `bytes`, since Kafka 0.9.
     */

    return GroupMetadataValueMemberMetadataV0;
  })();

  /**
   * `MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json|GroupMetadataValue, MemberMetadata}
   */

  var GroupMetadataValueMemberMetadataV1 = KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV1 = (function() {
    function GroupMetadataValueMemberMetadataV1(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    GroupMetadataValueMemberMetadataV1.prototype._read = function() {
      this.memberId = new KafkaString_.KafkaString(this._io, null, null);
      this.clientId = new KafkaString_.KafkaString(this._io, null, null);
      this.clientHost = new KafkaString_.KafkaString(this._io, null, null);
      this.rebalanceTimeout = this._io.readS4be();
      this.sessionTimeout = this._io.readS4be();
      this.subscription = new KafkaBytes_.KafkaBytes(this._io, null, null);
      this.assignment = new KafkaBytes_.KafkaBytes(this._io, null, null);
    }

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
     */

    /**
     * `int32`, since Kafka 0.9.
     */

    /**
     * `bytes`, since Kafka 0.9.
     */

    /**
     * `bytes`, since Kafka 0.9.
     */

    return GroupMetadataValueMemberMetadataV1;
  })();

  /**
   * `MemberMetadata` of `GroupMetadataValue`, version 3.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json|GroupMetadataValue, MemberMetadata}
   */

  var GroupMetadataValueMemberMetadataV3 = KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV3 = (function() {
    function GroupMetadataValueMemberMetadataV3(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    GroupMetadataValueMemberMetadataV3.prototype._read = function() {
      this.memberId = new KafkaString_.KafkaString(this._io, null, null);
      this.groupInstanceId = new KafkaString_.KafkaString(this._io, null, null);
      this.clientId = new KafkaString_.KafkaString(this._io, null, null);
      this.clientHost = new KafkaString_.KafkaString(this._io, null, null);
      this.rebalanceTimeout = this._io.readS4be();
      this.sessionTimeout = this._io.readS4be();
      this.subscription = new KafkaBytes_.KafkaBytes(this._io, null, null);
      this.assignment = new KafkaBytes_.KafkaBytes(this._io, null, null);
    }

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
     * May be null.
     */

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
     */

    /**
     * `int32`, since Kafka 0.9.
     */

    /**
     * `bytes`, since Kafka 0.9.
     */

    /**
     * `bytes`, since Kafka 0.9.
     */

    return GroupMetadataValueMemberMetadataV3;
  })();

  /**
   * `MemberMetadata` of `GroupMetadataValue`, version 4.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json|GroupMetadataValue, MemberMetadata}
   */

  var GroupMetadataValueMemberMetadataV4 = KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV4 = (function() {
    function GroupMetadataValueMemberMetadataV4(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    GroupMetadataValueMemberMetadataV4.prototype._read = function() {
      this.memberId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.groupInstanceId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.clientId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.clientHost = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.rebalanceTimeout = this._io.readS4be();
      this.sessionTimeout = this._io.readS4be();
      this.subscription = new KafkaCompactBytes_.KafkaCompactBytes(this._io, null, null);
      this.assignment = new KafkaCompactBytes_.KafkaCompactBytes(this._io, null, null);
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
     * May be null.
     */

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `string`, since Kafka 0.9.
     */

    /**
     * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
     */

    /**
     * `int32`, since Kafka 0.9.
     */

    /**
     * `bytes`, since Kafka 0.9.
     */

    /**
     * `bytes`, since Kafka 0.9.
     */

    /**
     * None is known.
     */

    return GroupMetadataValueMemberMetadataV4;
  })();

  /**
   * The version of the message.
   */

  /**
   * `string`, since Kafka 0.9.
   */

  /**
   * `string`, since Kafka 0.9.
   */

  /**
   * `int32`, since Kafka 0.9.
   */

  /**
   * `string`, since Kafka 0.9. May be null.
   */

  /**
   * `string`, since Kafka 0.9. May be null.
   */

  /**
   * `string`, since Kafka 0.9. May be null.
   */

  /**
   * `string`, since Kafka 0.9. May be null.
   */

  /**
   * `int64`, since Kafka 2.1. Versions 2 to 4. -1 unless it is given.
   * JavaScript rounds it beyond 2^53.
   */

  /**
   * The number of elements; any value below zero means null.
   */

  /**
   * `[]MemberMetadata`, since Kafka 0.9.
   */

  /**
   * The number of elements; any value below zero means null.
   */

  /**
   * `[]MemberMetadata`, since Kafka 0.9.
   */

  /**
   * The number of elements; any value below zero means null.
   */

  /**
   * `[]MemberMetadata`, since Kafka 0.9.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]MemberMetadata`, since Kafka 0.9.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaGroupMetadataValue;
})();
KafkaGroupMetadataValue_.KafkaGroupMetadataValue = KafkaGroupMetadataValue;
});
