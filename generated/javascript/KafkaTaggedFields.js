// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaUnsignedVarint'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaUnsignedVarint'));
  } else {
    factory(root.KafkaTaggedFields || (root.KafkaTaggedFields = {}), root.KaitaiStream, root.KafkaUnsignedVarint || (root.KafkaUnsignedVarint = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaTaggedFields_, KaitaiStream, KafkaUnsignedVarint_) {
/**
 * Optional fields at the end of a structure of a flexible message. None is
 * known for control records; what comes is kept as bytes.
 * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields|KIP-482}
 */

var KafkaTaggedFields = (function() {
  function KafkaTaggedFields(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaTaggedFields.prototype._read = function() {
    this.numFields = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
    this.fields = [];
    for (var i = 0; i < this.numFields.value; i++) {
      this.fields.push(new TaggedField(this._io, this, this._root));
    }
  }

  /**
   * One field.
   * @see {@link https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields|KIP-482}
   */

  var TaggedField = KafkaTaggedFields.TaggedField = (function() {
    function TaggedField(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    TaggedField.prototype._read = function() {
      this.tag = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.lenData = new KafkaUnsignedVarint_.KafkaUnsignedVarint(this._io, null, null);
      this.data = this._io.readBytes(this.lenData.value);
    }

    /**
     * The number that names the field.
     */

    /**
     * Bytes of the field.
     */

    /**
     * The field as it is.
     */

    return TaggedField;
  })();

  /**
   * How many follow.
   */

  /**
   * Ascending by tag.
   */

  return KafkaTaggedFields;
})();
KafkaTaggedFields_.KafkaTaggedFields = KafkaTaggedFields;
});
