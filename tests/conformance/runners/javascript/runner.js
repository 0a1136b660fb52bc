// Conformance runner: the generated JavaScript parsers, file by file, as canonical JSON.
//
//   node runner.js FILE...        (or the paths on standard input, one a line)
//
// See ../README.md for the JSON. Needs the npm package kaitai-struct; `parsers` is generated/javascript.
// 64-bit numbers are printed to the last digit of the double that they are, not as JavaScript
// abbreviates it.
'use strict';

const fs = require('fs');
const path = require('path');
const KaitaiStream = require('kaitai-struct/KaitaiStream');
const { AivenChunkSizes } = require('./parsers/AivenChunkSizes');
const { AivenEncryptedChunk } = require('./parsers/AivenEncryptedChunk');
const { KafkaControlRecords } = require('./parsers/KafkaControlRecords');
const { KafkaLog } = require('./parsers/KafkaLog');
const { KafkaMessageSet } = require('./parsers/KafkaMessageSet');
const { KafkaMessageSet07 } = require('./parsers/KafkaMessageSet07');
const { KafkaOffsetIndex } = require('./parsers/KafkaOffsetIndex');
const { KafkaProducerSnapshot } = require('./parsers/KafkaProducerSnapshot');
const { KafkaRecords } = require('./parsers/KafkaRecords');
const { KafkaTimeIndex } = require('./parsers/KafkaTimeIndex');
const { KafkaTransactionIndex } = require('./parsers/KafkaTransactionIndex');

const hex = (data) => Buffer.from(data).toString('hex');
const orNull = (length, data) => (length < 0 ? null : hex(data));
const long = (number) => BigInt(number).toString();

function read(file) {
  if (file.endsWith('.messages')) {
    return messages(fs.readFileSync(file));
  }
  const io = new KaitaiStream(fs.readFileSync(file));
  try {
    switch (path.extname(file)) {
      case '.message_set':
        return list(new KafkaMessageSet(io), (each) => message(each.message));
      case '.kafka':
        return list(new KafkaMessageSet07(io), entry07);
      case '.control_records':
        return { control_records: new KafkaControlRecords(io).records.map(controlRecord) };
      case '.records':
        return { records: new KafkaRecords(io).records.map(record) };
      case '.index':
        return list(new KafkaOffsetIndex(io), (each) => ({
          relative_offset: each.relativeOffset,
          position: each.position,
        }));
      case '.timeindex':
        return list(new KafkaTimeIndex(io), (each) => ({
          timestamp: long(each.timestamp),
          relative_offset: each.relativeOffset,
        }));
      case '.txnindex':
        return list(new KafkaTransactionIndex(io), (each) => ({
          version: each.version,
          producer_id: long(each.producerId),
          first_offset: long(each.firstOffset),
          last_offset: long(each.lastOffset),
          last_stable_offset: long(each.lastStableOffset),
        }));
      case '.snapshot':
        return producerSnapshot(new KafkaProducerSnapshot(io));
      case '.chunk_sizes':
        return chunkSizes(new AivenChunkSizes(io));
      case '.chunk':
        return encryptedChunk(new AivenEncryptedChunk(io));
      default:
        return list(new KafkaLog(io), entry);
    }
  } catch (error) {
    return failure(error);
  }
}

/** A list of entries, none where the parser left it out, and what is behind it. */
function list({ entries, tail }, toJson) {
  return { entries: (entries || []).map(toJson), tail: hex(tail) };
}

function producerSnapshot(parsed) {
  return {
    version: parsed.version,
    crc: parsed.crc,
    producer_entries: parsed.producerEntries.map((each) => ({
      producer_id: long(each.producerId),
      producer_epoch: each.producerEpoch,
      last_sequence: each.lastSequence,
      last_offset: long(each.lastOffset),
      offset_delta: each.offsetDelta,
      timestamp: long(each.timestamp),
      coordinator_epoch: each.coordinatorEpoch,
      current_txn_first_offset: long(each.currentTxnFirstOffset),
    })),
    trailing: hex(parsed.trailing),
  };
}

function chunkSizes(parsed) {
  const values = parsed.oneByteValues || parsed.twoByteValues || parsed.fourByteValues || parsed.threeByteValues || [];
  return {
    num_chunks: parsed.numChunks,
    base: orAbsent(parsed.base),
    len_value: orAbsent(parsed.lenValue),
    values: values.map((each) => (typeof each === 'number' ? each : each.value)),
    len_last_chunk: orAbsent(parsed.lenLastChunk),
    trailing: hex(parsed.trailing),
  };
}

/** A field that may be absent. */
function orAbsent(value) {
  return value === undefined ? null : value;
}

function encryptedChunk(parsed) {
  return { iv: hex(parsed.iv), ciphertext: hex(parsed.ciphertext), tag: hex(parsed.tag) };
}

/** The mark of malformed bytes; a mistake of the runner's own goes on. */
function failure(error) {
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError) {
    throw error;
  }
  return { error: true };
}

function entry(parsed) {
  const found = {
    position: long(parsed.ofsEntry),
    size: long(parsed.lenEntry),
    base_offset: long(parsed.baseOffset),
    magic: parsed.magic,
  };
  try {
    if (parsed.message !== undefined) {
      found.message = message(parsed.message);
    } else if (parsed.recordBatch !== undefined) {
      found.record_batch = recordBatch(parsed.recordBatch);
    }
    return found;
  } catch (error) {
    return Object.assign(found, failure(error));
  }
}

function entry07(parsed) {
  const found = {
    position: long(parsed.ofsEntry),
    size: long(parsed.lenEntry),
    magic: parsed.magic,
  };
  try {
    if (parsed.message !== undefined) {
      found.message = message07(parsed.message);
    }
    return found;
  } catch (error) {
    return Object.assign(found, failure(error));
  }
}

function message07(parsed) {
  const { attributes } = parsed;
  return {
    len_message: parsed.lenMessage,
    magic: parsed.magic,
    attributes:
      parsed.magic === 1
        ? { unused: attributes.unused, compression_id: attributes.compressionId }
        : null,
    crc: parsed.crc,
    payload: hex(parsed.payload),
  };
}

function message(parsed) {
  const { header } = parsed;
  return {
    offset: long(header.offset),
    len_message: header.lenMessage,
    crc: header.crc,
    magic: header.magic,
    attributes: {
      unused: header.attributes.unused,
      timestamp_type: header.attributes.timestampType,
      compression_id: header.attributes.compressionId,
    },
    timestamp: header.magic >= 1 ? long(header.timestamp) : null,
    key: orNull(parsed.lenKey, parsed.key),
    value: orNull(parsed.lenValue, parsed.value),
    trailing: hex(parsed.trailing),
  };
}

function recordBatch(parsed) {
  const { header } = parsed;
  const { attributes } = header;
  const found = {
    base_offset: long(header.baseOffset),
    len_batch: header.lenBatch,
    partition_leader_epoch: header.partitionLeaderEpoch,
    magic: header.magic,
    crc: header.crc,
    attributes: {
      unused_high: attributes.unusedHigh,
      unused: attributes.unused,
      has_delete_horizon_ms: attributes.hasDeleteHorizonMs,
      is_control: attributes.isControl,
      is_transactional: attributes.isTransactional,
      timestamp_type: attributes.timestampType,
      compression_id: attributes.compressionId,
    },
    last_offset_delta: header.lastOffsetDelta,
    base_timestamp: long(header.baseTimestamp),
    max_timestamp: long(header.maxTimestamp),
    producer_id: long(header.producerId),
    producer_epoch: header.producerEpoch,
    base_sequence: header.baseSequence,
    num_records: header.numRecords,
  };
  if (header.isCompressed) {
    found.compressed_records = hex(parsed.compressedRecords);
  } else if (attributes.isControl) {
    found.control_records = parsed.controlRecords.records.map(controlRecord);
  } else {
    found.records = parsed.records.records.map(record);
  }
  return found;
}

function record({ len, body }) {
  return {
    len: len.value,
    attributes: body.attributes,
    timestamp_delta: long(body.timestampDelta.value),
    offset_delta: body.offsetDelta.value,
    key: orNull(body.lenKey.value, body.key),
    value: orNull(body.lenValue.value, body.value),
    headers: headers(body),
  };
}

function headers(body) {
  return body.headers.map((each) => [hex(each.key), orNull(each.lenValue.value, each.value)]);
}

function controlRecord({ len, body }) {
  const { key } = body;
  return {
    len: len.value,
    attributes: body.attributes,
    timestamp_delta: long(body.timestampDelta.value),
    offset_delta: body.offsetDelta.value,
    key: body.lenKey.value < 0
      ? null
      : { version: key.version, type_id: key.typeId, trailing: hex(key.trailing) },
    value: body.lenValue.value < 0 ? null : controlValue(body),
    headers: headers(body),
  };
}

function controlValue(body) {
  switch (body.typeId) {
    case 0:
    case 1: {
      const value = body.endTxnMarker;
      return {
        end_txn_marker: {
          version: value.version,
          coordinator_epoch: value.coordinatorEpoch,
          trailing: hex(value.trailing),
        },
      };
    }
    case 2: {
      const value = body.leaderChangeMessage;
      const leaderVoter = (each) => ({
        voter_id: each.voterId,
        voter_directory_id: value.version >= 1 ? hex(each.voterDirectoryId) : null,
        tagged_fields: taggedFields(each.taggedFields),
      });
      return {
        leader_change_message: flexible(value, {
          leader_id: value.leaderId,
          voters: value.voters.map(leaderVoter),
          granting_voters: value.grantingVoters.map(leaderVoter),
        }),
      };
    }
    case 3: {
      const value = body.snapshotHeaderRecord;
      const time = long(value.lastContainedLogTimestamp);
      return { snapshot_header_record: flexible(value, { last_contained_log_timestamp: time }) };
    }
    case 4:
      return { snapshot_footer_record: flexible(body.snapshotFooterRecord, {}) };
    case 5: {
      const value = body.kraftVersionRecord;
      return { kraft_version_record: flexible(value, { kraft_version: value.kraftVersion }) };
    }
    case 6: {
      const value = body.votersRecord;
      return { voters_record: flexible(value, { voters: value.voters.map(voter) }) };
    }
    default:
      return { unknown_value: hex(body.unknownValue) };
  }
}

function flexible(value, fields) {
  return {
    version: value.version,
    ...fields,
    tagged_fields: taggedFields(value.taggedFields),
    trailing: hex(value.trailing),
  };
}

function voter(parsed) {
  const feature = parsed.kraftVersionFeature;
  return {
    voter_id: parsed.voterId,
    voter_directory_id: hex(parsed.voterDirectoryId),
    endpoints: parsed.endpoints.map((each) => ({
      name: text(each.name),
      host: text(each.host),
      port: each.port,
      tagged_fields: taggedFields(each.taggedFields),
    })),
    kraft_version_feature: {
      min_supported_version: feature.minSupportedVersion,
      max_supported_version: feature.maxSupportedVersion,
      tagged_fields: taggedFields(feature.taggedFields),
    },
    tagged_fields: taggedFields(parsed.taggedFields),
  };
}

const text = (parsed) => orNull(parsed.lenValuePlusOne.value - 1, parsed.value);

const taggedFields = (parsed) => parsed.fields.map((each) => [each.tag.value, hex(each.data)]);

/** The records of a `.messages` file, by the layouts that it starts with. */
function messages(data) {
  const layouts = {};
  let at = 4 + data.readUInt32BE(0);
  let fields;
  for (const line of data.toString('utf8', 4, at).split('\n')) {
    const parts = line.split(' ');
    if (parts[0] === 'type') {
      fields = layouts[parts[1]] = [];
    } else {
      fields.push(parts);
    }
  }
  const found = [];
  while (at < data.length) {
    const grammar = data.toString('utf8', at + 1, at + 1 + data[at]);
    at += 1 + data[at];
    const recordType = data.readInt16BE(at);
    const length = data.readUInt32BE(at + 2);
    at += 6 + length;
    found.push(oneMessage(layouts, grammar, recordType, data.subarray(at - length, at)));
  }
  return { messages: found };
}

const camel = (id) => id.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

function oneMessage(layouts, grammar, recordType, data) {
  const name = camel(`_${grammar}`);
  const Parser = require(`./parsers/${name}`)[name];
  const bytes = new Uint8Array(data); // its own buffer, since the stream reads from the start of it
  try {
    return walk(layouts, new Parser(new KaitaiStream(bytes.buffer), null, null, recordType), grammar);
  } catch (error) {
    return failure(error);
  }
}

function walk(layouts, parsed, layout) {
  const found = {};
  for (const [id, kind, of, isList] of layouts[layout]) {
    const value = parsed[camel(id)];
    const toJson = (each) => walkOne(layouts, each, kind, of);
    found[id] = isList === '1' ? (value || []).map(toJson) : toJson(value);
  }
  return found;
}

function walkOne(layouts, value, kind, of) {
  const isAbsent = value === undefined || value === null;
  switch (kind) {
    case 'struct':
      return isAbsent ? null : walk(layouts, value, of);
    case 'varint':
      return isAbsent ? null : value.value;
    case 'bytes':
      return isAbsent ? '' : hex(value);
    case 'double': {
      const bytes = Buffer.alloc(8);
      bytes.writeDoubleBE(isAbsent ? 0 : value);
      return hex(bytes);
    }
    case 'long':
      return long(value || 0);
    default:
      return value || 0;
  }
}

const files = process.argv.length > 2
  ? process.argv.slice(2)
  : fs.readFileSync(0, 'utf8').split('\n').filter(Boolean);
for (const file of files) {
  process.stdout.write(`${JSON.stringify(read(file))}\n`);
}
