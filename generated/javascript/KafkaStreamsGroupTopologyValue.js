// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaCompactString', './KafkaUnsignedVarint', './KafkaTaggedFields'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaCompactString'), require('./KafkaUnsignedVarint'), require('./KafkaTaggedFields'));
  } else {
    factory(root.KafkaStreamsGroupTopologyValue || (root.KafkaStreamsGroupTopologyValue = {}), root.KaitaiStream, root.KafkaCompactString || (root.KafkaCompactString = {}), root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}), root.KafkaTaggedFields || (root.KafkaTaggedFields = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaStreamsGroupTopologyValue_, KaitaiStream, KafkaCompactString_, KafkaUnsignedVarint_, KafkaTaggedFields_) {
/**
 * The value of a record of type 23 in `__consumer_offsets`. Since Kafka 4.1.
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json|StreamsGroupTopologyValue}
 */

var KafkaStreamsGroupTopologyValue = (function() {
  function KafkaStreamsGroupTopologyValue(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaStreamsGroupTopologyValue.prototype._read = function() {
    this.messageVersion = this._io.readS2be();
    if (!(this.messageVersion >= 0)) {
      throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    if (!(this.messageVersion <= 0)) {
      throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
    }
    this.epoch = this._io.readS4be();
    this.numSubtopologiesPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    if (this.numSubtopologiesPlusOne.value >= 1) {
      this.subtopologies = [];
      for (var i = 0; i < (this.numSubtopologiesPlusOne.value - 1); i++) {
        this.subtopologies.push(new StreamsGroupTopologyValueSubtopology(this._io, this, this._root));
      }
    }
    this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    this.trailing = this._io.readBytesFull();
  }

  /**
   * `CopartitionGroup` of `StreamsGroupTopologyValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json|StreamsGroupTopologyValue, CopartitionGroup}
   */

  var StreamsGroupTopologyValueCopartitionGroup = KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueCopartitionGroup = (function() {
    function StreamsGroupTopologyValueCopartitionGroup(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupTopologyValueCopartitionGroup.prototype._read = function() {
      this.numSourceTopicsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numSourceTopicsPlusOne.value >= 1) {
        this.sourceTopics = [];
        for (var i = 0; i < (this.numSourceTopicsPlusOne.value - 1); i++) {
          this.sourceTopics.push(this._io.readS2be());
        }
      }
      this.numSourceTopicRegexPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numSourceTopicRegexPlusOne.value >= 1) {
        this.sourceTopicRegex = [];
        for (var i = 0; i < (this.numSourceTopicRegexPlusOne.value - 1); i++) {
          this.sourceTopicRegex.push(this._io.readS2be());
        }
      }
      this.numRepartitionSourceTopicsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numRepartitionSourceTopicsPlusOne.value >= 1) {
        this.repartitionSourceTopics = [];
        for (var i = 0; i < (this.numRepartitionSourceTopicsPlusOne.value - 1); i++) {
          this.repartitionSourceTopics.push(this._io.readS2be());
        }
      }
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int16`, since Kafka 4.1.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int16`, since Kafka 4.1.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]int16`, since Kafka 4.1.
     */

    /**
     * None is known.
     */

    return StreamsGroupTopologyValueCopartitionGroup;
  })();

  /**
   * `Subtopology` of `StreamsGroupTopologyValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json|StreamsGroupTopologyValue, Subtopology}
   */

  var StreamsGroupTopologyValueSubtopology = KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology = (function() {
    function StreamsGroupTopologyValueSubtopology(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupTopologyValueSubtopology.prototype._read = function() {
      this.subtopologyId = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.numSourceTopicsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numSourceTopicsPlusOne.value >= 1) {
        this.sourceTopics = [];
        for (var i = 0; i < (this.numSourceTopicsPlusOne.value - 1); i++) {
          this.sourceTopics.push(new KafkaCompactString_.KafkaCompactString(this._io, null, null));
        }
      }
      this.numSourceTopicRegexPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numSourceTopicRegexPlusOne.value >= 1) {
        this.sourceTopicRegex = [];
        for (var i = 0; i < (this.numSourceTopicRegexPlusOne.value - 1); i++) {
          this.sourceTopicRegex.push(new KafkaCompactString_.KafkaCompactString(this._io, null, null));
        }
      }
      this.numStateChangelogTopicsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numStateChangelogTopicsPlusOne.value >= 1) {
        this.stateChangelogTopics = [];
        for (var i = 0; i < (this.numStateChangelogTopicsPlusOne.value - 1); i++) {
          this.stateChangelogTopics.push(new StreamsGroupTopologyValueTopicInfo(this._io, this, this._root));
        }
      }
      this.numRepartitionSinkTopicsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numRepartitionSinkTopicsPlusOne.value >= 1) {
        this.repartitionSinkTopics = [];
        for (var i = 0; i < (this.numRepartitionSinkTopicsPlusOne.value - 1); i++) {
          this.repartitionSinkTopics.push(new KafkaCompactString_.KafkaCompactString(this._io, null, null));
        }
      }
      this.numRepartitionSourceTopicsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numRepartitionSourceTopicsPlusOne.value >= 1) {
        this.repartitionSourceTopics = [];
        for (var i = 0; i < (this.numRepartitionSourceTopicsPlusOne.value - 1); i++) {
          this.repartitionSourceTopics.push(new StreamsGroupTopologyValueTopicInfo(this._io, this, this._root));
        }
      }
      this.numCopartitionGroupsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numCopartitionGroupsPlusOne.value >= 1) {
        this.copartitionGroups = [];
        for (var i = 0; i < (this.numCopartitionGroupsPlusOne.value - 1); i++) {
          this.copartitionGroups.push(new StreamsGroupTopologyValueCopartitionGroup(this._io, this, this._root));
        }
      }
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 4.1.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]string`, since Kafka 4.1.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]string`, since Kafka 4.1.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]TopicInfo`, since Kafka 4.1.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]string`, since Kafka 4.1.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]TopicInfo`, since Kafka 4.1.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]CopartitionGroup`, since Kafka 4.1.
     */

    /**
     * None is known.
     */

    return StreamsGroupTopologyValueSubtopology;
  })();

  /**
   * `TopicConfig` of `StreamsGroupTopologyValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json|StreamsGroupTopologyValue, TopicConfig}
   */

  var StreamsGroupTopologyValueTopicConfig = KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicConfig = (function() {
    function StreamsGroupTopologyValueTopicConfig(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupTopologyValueTopicConfig.prototype._read = function() {
      this.key = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.value = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 4.1.
     */

    /**
     * `string`, since Kafka 4.1.
     */

    /**
     * None is known.
     */

    return StreamsGroupTopologyValueTopicConfig;
  })();

  /**
   * `TopicInfo` of `StreamsGroupTopologyValue`.
   * @see {@link https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json|StreamsGroupTopologyValue, TopicInfo}
   */

  var StreamsGroupTopologyValueTopicInfo = KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo = (function() {
    function StreamsGroupTopologyValueTopicInfo(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    StreamsGroupTopologyValueTopicInfo.prototype._read = function() {
      this.name = new KafkaCompactString_.KafkaCompactString(this._io, null, null);
      this.partitions = this._io.readS4be();
      this.replicationFactor = this._io.readS2be();
      this.numTopicConfigsPlusOne = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      if (this.numTopicConfigsPlusOne.value >= 1) {
        this.topicConfigs = [];
        for (var i = 0; i < (this.numTopicConfigsPlusOne.value - 1); i++) {
          this.topicConfigs.push(new StreamsGroupTopologyValueTopicConfig(this._io, this, this._root));
        }
      }
      this.taggedFields = new KafkaTaggedFields_.KafkaTaggedFields(this._io, null, null);
    }

    /**
     * `string`, since Kafka 4.1.
     */

    /**
     * `int32`, since Kafka 4.1.
     */

    /**
     * `int16`, since Kafka 4.1.
     */

    /**
     * The number of elements plus one; 0 means null.
     */

    /**
     * `[]TopicConfig`, since Kafka 4.1.
     */

    /**
     * None is known.
     */

    return StreamsGroupTopologyValueTopicInfo;
  })();

  /**
   * The version of the message.
   */

  /**
   * `int32`, since Kafka 4.1.
   */

  /**
   * The number of elements plus one; 0 means null.
   */

  /**
   * `[]Subtopology`, since Kafka 4.1.
   */

  /**
   * None is known.
   */

  /**
   * Empty as a rule. Kafka does not look at what follows the message.
   */

  return KafkaStreamsGroupTopologyValue;
})();
KafkaStreamsGroupTopologyValue_.KafkaStreamsGroupTopologyValue = KafkaStreamsGroupTopologyValue;
});
