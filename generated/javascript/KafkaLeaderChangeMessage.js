// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaTaggedFields', './KafkaUnsignedVarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaTaggedFields'), require('./KafkaUnsignedVarint'));
  } else {
    factory(root.KafkaLeaderChangeMessage || (root.KafkaLeaderChangeMessage = {}), root.KaitaiStream, root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaLeaderChangeMessage_, KaitaiStream, KafkaTaggedFields_, KafkaUnsignedVarint_) {
/**
 * The value of the control record LEADER_CHANGE, versions 0 and 1.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json|LeaderChangeMessage}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum|KIP-595}
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes|KIP-853 (version 1)}
 */

var KafkaLeaderChangeMessage = (function() {
  function KafkaLeaderChangeMessage(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaLeaderChangeMessage.prototype._read = function() {
    this.version = this._io.readS2be();
    this.leaderId = this._io.readS4be();
    this.numVotersPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    this.voters = [];
    for (var i = 0; i < (this.numVotersPlusOne.value - 1); i++) {
      this.voters.push(new LeaderChangeVoter(this._io, this, this._root));
    }
    this.numGrantingVotersPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    this.grantingVoters = [];
    for (var i = 0; i < (this.numGrantingVotersPlusOne.value - 1); i++) {
      this.grantingVoters.push(new LeaderChangeVoter(this._io, this, this._root));
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * A voter, with its directory since version 1.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json|LeaderChangeMessage, Voter}
   */

  var LeaderChangeVoter = KafkaLeaderChangeMessage.LeaderChangeVoter = (function() {
    function LeaderChangeVoter(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    LeaderChangeVoter.prototype._read = function() {
      this.voterId = this._io.readS4be();
      if (this._parent.version >= 1) {
        this.voterDirectoryId = this._io.readBytes(16);
      }
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * The voter's node.
     */

    /**
     * A UUID, the most significant byte first.
     */

    /**
     * None is known.
     */

    return LeaderChangeVoter;
  })();

  /**
   * The version of this message, 0 or 1.
   */

  /**
   * The node that became the leader.
   */

  /**
   * The array's length plus one (a compact array); never 0, which would be
   * null.
   */

  /**
   * The quorum's voters.
   */

  /**
   * The array's length plus one (a compact array); never 0, which would be
   * null.
   */

  /**
   * The voters who voted for this leader.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaLeaderChangeMessage;
})();
KafkaLeaderChangeMessage_.KafkaLeaderChangeMessage = KafkaLeaderChangeMessage;
});
