// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaKraftVersionRecord', './KafkaControlRecordKey', './KafkaSnapshotHeaderRecord', './KafkaLeaderChangeMessage', './KafkaEndTxnMarker', './KafkaSnapshotFooterRecord', './KafkaVotersRecord', './KafkaVarlong', './KafkaVarint', './KafkaHeader'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaKraftVersionRecord'), require('./KafkaControlRecordKey'), require('./KafkaSnapshotHeaderRecord'), require('./KafkaLeaderChangeMessage'), require('./KafkaEndTxnMarker'), require('./KafkaSnapshotFooterRecord'), require('./KafkaVotersRecord'), require('./KafkaVarlong'), require('./KafkaVarint'), require('./KafkaHeader'));
  } else {
    factory(root.KafkaControlRecord || (root.KafkaControlRecord = {}), root.KaitaiStream, root.KafkaKraftVersionRecord || (root.KafkaKraftVersionRecord = {}), root.KafkaControlRecordKey || (root.KafkaControlRecordKey = {}), root.KafkaSnapshotHeaderRecord || (root.KafkaSnapshotHeaderRecord = {}), root.KafkaLeaderChangeMessage || (root.KafkaLeaderChangeMessage = {}), root.KafkaEndTxnMarker || (root.KafkaEndTxnMarker = {}), root.KafkaSnapshotFooterRecord || (root.KafkaSnapshotFooterRecord = {}), root.KafkaVotersRecord || (root.KafkaVotersRecord = {}), root.KafkaVarlong || (root.KafkaVarlong = {}), root.KafkaVarint || (root.KafkaVarint = {}), root.KafkaHeader || (root.KafkaHeader = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaControlRecord_, KaitaiStream, KafkaKraftVersionRecord_, KafkaControlRecordKey_, KafkaSnapshotHeaderRecord_, KafkaLeaderChangeMessage_, KafkaEndTxnMarker_, KafkaSnapshotFooterRecord_, KafkaVotersRecord_, KafkaVarlong_, KafkaVarint_, KafkaHeader_) {
/**
 * A record that Kafka writes for itself. The key tells its kind, the kind
 * tells the value's layout. The value of an unknown kind stays readable as
 * bytes.
 * @see {@link https://kafka.apache.org/documentation/#controlbatch|Apache Kafka documentation, 5.3.1.1 Control Batches}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java|ControlRecordType}
 * @see {@link https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java|ControlRecordUtils}
 */

var KafkaControlRecord = (function() {
  function KafkaControlRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaControlRecord.prototype._read = function() {
    this.len = new KafkaVarint_.KafkaVarint(this._io, null, null);
    this._raw_body = this._io.readBytes(this.len.value);
    var _io__raw_body = new KaitaiStream(this._raw_body);
    this.body = new ControlRecordBody(_io__raw_body, this, this._root);
  }

  /**
   * A control record inside exactly its own bytes, laid out as any record.
   * At most one of the fields between `len_value` and `num_headers` is
   * there: the value, by its kind.
   * @see {@link https://kafka.apache.org/documentation/#record|Apache Kafka documentation, 5.3.2 Record}
   */

  var ControlRecordBody = KafkaControlRecord.ControlRecordBody = (function() {
    function ControlRecordBody(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ControlRecordBody.prototype._read = function() {
      this.attributes = this._io.readS1();
      this.timestampDelta = new KafkaVarlong_.KafkaVarlong(this._io, null, null);
      this.offsetDelta = new KafkaVarint_.KafkaVarint(this._io, null, null);
      this.lenKey = new KafkaVarint_.KafkaVarint(this._io, null, null);
      if (this.lenKey.value >= 0) {
        this._raw_key = this._io.readBytes(this.lenKey.value);
        var _io__raw_key = new KaitaiStream(this._raw_key);
        this.key = new KafkaControlRecordKey_.KafkaControlRecordKey(_io__raw_key, null, null);
      }
      this.lenValue = new KafkaVarint_.KafkaVarint(this._io, null, null);
      if ( ((this.lenValue.value >= 0) && ( ((this.typeId == 0) || (this.typeId == 1)) )) ) {
        this._raw_endTxnMarker = this._io.readBytes(this.lenValue.value);
        var _io__raw_endTxnMarker = new KaitaiStream(this._raw_endTxnMarker);
        this.endTxnMarker = new KafkaEndTxnMarker_.KafkaEndTxnMarker(_io__raw_endTxnMarker, null, null);
      }
      if ( ((this.lenValue.value >= 0) && (this.typeId == 2)) ) {
        this._raw_leaderChangeMessage = this._io.readBytes(this.lenValue.value);
        var _io__raw_leaderChangeMessage = new KaitaiStream(this._raw_leaderChangeMessage);
        this.leaderChangeMessage = new KafkaLeaderChangeMessage_.KafkaLeaderChangeMessage(_io__raw_leaderChangeMessage, null, null);
      }
      if ( ((this.lenValue.value >= 0) && (this.typeId == 3)) ) {
        this._raw_snapshotHeaderRecord = this._io.readBytes(this.lenValue.value);
        var _io__raw_snapshotHeaderRecord = new KaitaiStream(this._raw_snapshotHeaderRecord);
        this.snapshotHeaderRecord = new KafkaSnapshotHeaderRecord_.KafkaSnapshotHeaderRecord(_io__raw_snapshotHeaderRecord, null, null);
      }
      if ( ((this.lenValue.value >= 0) && (this.typeId == 4)) ) {
        this._raw_snapshotFooterRecord = this._io.readBytes(this.lenValue.value);
        var _io__raw_snapshotFooterRecord = new KaitaiStream(this._raw_snapshotFooterRecord);
        this.snapshotFooterRecord = new KafkaSnapshotFooterRecord_.KafkaSnapshotFooterRecord(_io__raw_snapshotFooterRecord, null, null);
      }
      if ( ((this.lenValue.value >= 0) && (this.typeId == 5)) ) {
        this._raw_kraftVersionRecord = this._io.readBytes(this.lenValue.value);
        var _io__raw_kraftVersionRecord = new KaitaiStream(this._raw_kraftVersionRecord);
        this.kraftVersionRecord = new KafkaKraftVersionRecord_.KafkaKraftVersionRecord(_io__raw_kraftVersionRecord, null, null);
      }
      if ( ((this.lenValue.value >= 0) && (this.typeId == 6)) ) {
        this._raw_votersRecord = this._io.readBytes(this.lenValue.value);
        var _io__raw_votersRecord = new KaitaiStream(this._raw_votersRecord);
        this.votersRecord = new KafkaVotersRecord_.KafkaVotersRecord(_io__raw_votersRecord, null, null);
      }
      if ( ((this.lenValue.value >= 0) && ( ((this.typeId < 0) || (this.typeId > 6)) )) ) {
        this.unknownValue = this._io.readBytes(this.lenValue.value);
      }
      this.numHeaders = new KafkaVarint_.KafkaVarint(this._io, null, null);
      this.headers = [];
      for (var i = 0; i < this.numHeaders.value; i++) {
        this.headers.push(new KafkaHeader_.KafkaHeader(this._io, null, null));
      }
    }

    /**
     * The kind as a number; -1 when the key is null.
     */
    Object.defineProperty(ControlRecordBody.prototype, 'typeId', {
      get: function() {
        if (this._m_typeId !== undefined)
          return this._m_typeId;
        this._m_typeId = (this.lenKey.value >= 0 ? this.key.typeId : -1);
        return this._m_typeId;
      }
    });

    /**
     * Unused.
     */

    /**
     * Milliseconds from the batch's `base_timestamp`; may be negative.
     */

    /**
     * Distance from the batch's `base_offset`.
     */

    /**
     * Any value below zero means a null key, which no sound control
     * record has.
     */

    /**
     * Tells the kind.
     */

    /**
     * Any value below zero means a null value.
     */

    /**
     * The value of ABORT and COMMIT.
     */

    /**
     * The value of LEADER_CHANGE.
     */

    /**
     * The value of SNAPSHOT_HEADER.
     */

    /**
     * The value of SNAPSHOT_FOOTER.
     */

    /**
     * The value of KRAFT_VERSION.
     */

    /**
     * The value of KRAFT_VOTERS.
     */

    /**
     * The value of a kind that is not known.
     */

    /**
     * Never below zero in a sound record.
     */

    /**
     * None as a rule.
     */

    return ControlRecordBody;
  })();

  /**
   * Bytes that follow this field.
   */

  /**
   * Everything after the length.
   */

  return KafkaControlRecord;
})();
KafkaControlRecord_.KafkaControlRecord = KafkaControlRecord;
});
