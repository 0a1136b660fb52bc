// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaString', './KafkaBytes'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaString'), require('./KafkaBytes'));
  } else {
    factory(root.KafkaConsumerProtocolSubscription || (root.KafkaConsumerProtocolSubscription = {}), root.KaitaiStream, root.KafkaString || (root.KafkaString = {}), root.KafkaBytes || (root.KafkaBytes = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaConsumerProtocolSubscription_, KaitaiStream, KafkaString_, KafkaBytes_) {
/**
 * A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
 * has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
 * 3.4. Version 3 since Kafka 3.4.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json|ConsumerProtocolSubscription}
 */

var KafkaConsumerProtocolSubscription = (function() {
  function KafkaConsumerProtocolSubscription(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaConsumerProtocolSubscription.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    this.numTopics = this._io.readS4be();
    if (this.numTopics >= 0) {
      this.topics = [];
      for (var i = 0; i < this.numTopics; i++) {
        this.topics.push(new KafkaString_.KafkaString(this._io, null, null));
      }
    }
    this.userData = new KafkaBytes_.KafkaBytes(this._io, null, null);
    if (this.messageVersion >= 1) {
      this.numOwnedPartitions = this._io.readS4be();
    }
    if ( ((this.messageVersion >= 1) && (this.numOwnedPartitions >= 0)) ) {
      this.ownedPartitions = [];
      for (var i = 0; i < this.numOwnedPartitions; i++) {
        this.ownedPartitions.push(new ConsumerProtocolSubscriptionTopicPartition(this._io, this, this._root));
      }
    }
    if (this.messageVersion >= 2) {
      this.generationId = this._io.readS4be();
    }
    if (this.messageVersion >= 3) {
      this.rackId = new KafkaString_.KafkaString(this._io, null, null);
    }
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `TopicPartition` of `ConsumerProtocolSubscription`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json|ConsumerProtocolSubscription, TopicPartition}
   */

  var ConsumerProtocolSubscriptionTopicPartition = KafkaConsumerProtocolSubscription.ConsumerProtocolSubscriptionTopicPartition = (function() {
    function ConsumerProtocolSubscriptionTopicPartition(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ConsumerProtocolSubscriptionTopicPartition.prototype._read = function() {
      this.topic = new KafkaString_.KafkaString(this._io, null, null);
      this.numPartitions = this._io.readS4be();
      if (this.numPartitions >= 0) {
        this.partitions = [];
        for (var i = 0; i < this.numPartitions; i++) {
          this.partitions.push(this._io.readS4be());
        }
      }
    }

    /**
     * `string`, since Kafka 2.4. Versions 1 to 3.
     */

    /**
     * The number of elements; any value below zero means null.
     */

    /**
     * `[]int32`, since Kafka 2.4. Versions 1 to 3.
     */

    return ConsumerProtocolSubscriptionTopicPartition;
  })();

  /**
   * The version of the message.
   */

  /**
   * The number of elements; any value below zero means null.
   */

  /**
   * `[]string`, since Kafka 0.9.
   */

  /**
   * `bytes`, since Kafka 0.9. Null unless it is given. May be null.
   */

  /**
   * The number of elements; any value below zero means null.
   */

  /**
   * `[]TopicPartition`, since Kafka 2.4. Versions 1 to 3.
   */

  /**
   * `int32`, since Kafka 3.4. Versions 2 to 3. -1 unless it is given.
   */

  /**
   * `string`, since Kafka 3.4. Version 3. Null unless it is given. May be
   * null.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaConsumerProtocolSubscription;
})();
KafkaConsumerProtocolSubscription_.KafkaConsumerProtocolSubscription = KafkaConsumerProtocolSubscription;
});
