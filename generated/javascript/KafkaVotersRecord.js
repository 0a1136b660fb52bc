// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedFields', './KafkaCompactString', './KafkaUnsignedVarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedFields'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'));
  } else {
    factory(root.KafkaVotersRecord || (root.KafkaVotersRecord = {}), root.KaitaiStream, root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaVotersRecord_, KaitaiStream, KafkaTaggedFields_, KafkaCompactString_, KafkaUnsignedVarint_) {
/**
 * The value of the control record KRAFT_VOTERS, the whole set of voters of a
 * KRaft quorum.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json|VotersRecord}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes|KIP-853}
 */

var KafkaVotersRecord = (function() {
  function KafkaVotersRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaVotersRecord.prototype._read = function() {
    this.version = this._io.readS2be();
    this.numVotersPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    this.voters = [];
    for (var i = 0; i < (this.numVotersPlusOne.value - 1); i++) {
      this.voters.push(new VotersRecordVoter(this._io, this, this._root));
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * The levels of kraft.version that the voter knows.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json|VotersRecord, KRaftVersionFeature}
   */

  var KraftVersionFeature = KafkaVotersRecord.KraftVersionFeature = (function() {
    function KraftVersionFeature(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    KraftVersionFeature.prototype._read = function() {
      this.minSupportedVersion = this._io.readS2be();
      this.maxSupportedVersion = this._io.readS2be();
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * The lowest level.
     */

    /**
     * The highest level.
     */

    /**
     * None is known.
     */

    return KraftVersionFeature;
  })();

  /**
   * An address at which the voter listens.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json|VotersRecord, Endpoint}
   */

  var VoterEndpoint = KafkaVotersRecord.VoterEndpoint = (function() {
    function VoterEndpoint(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    VoterEndpoint.prototype._read = function() {
      this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.host = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.port = this._io.readU2be();
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * Name of the listener.
     */

    /**
     * Name or address of the machine.
     */

    /**
     * The port.
     */

    /**
     * None is known.
     */

    return VoterEndpoint;
  })();

  /**
   * One voter.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json|VotersRecord, Voter}
   */

  var VotersRecordVoter = KafkaVotersRecord.VotersRecordVoter = (function() {
    function VotersRecordVoter(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    VotersRecordVoter.prototype._read = function() {
      this.voterId = this._io.readS4be();
      this.voterDirectoryId = this._io.readBytes(16);
      this.numEndpointsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.endpoints = [];
      for (var i = 0; i < (this.numEndpointsPlusOne.value - 1); i++) {
        this.endpoints.push(new VoterEndpoint(this._io, this, this._root));
      }
      this.kraftVersionFeature = new KraftVersionFeature(this._io, this, this._root);
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * The voter's node.
     */

    /**
     * A UUID, the most significant byte first.
     */

    /**
     * The array's length plus one (a compact array); never 0, which
     * would be null.
     */

    /**
     * The addresses at which it listens.
     */

    /**
     * The levels of kraft.version that it knows.
     */

    /**
     * None is known.
     */

    return VotersRecordVoter;
  })();

  /**
   * The version of this message; 0 in every release.
   */

  /**
   * The array's length plus one (a compact array); never 0, which would be
   * null.
   */

  /**
   * All voters of the quorum.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaVotersRecord;
})();
KafkaVotersRecord_.KafkaVotersRecord = KafkaVotersRecord;
});
