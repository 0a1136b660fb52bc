//! Conformance runner: the generated Rust parsers, file by file, as canonical JSON.
//!
//!     runner FILE...        (or the paths on standard input, one a line)
//!
//! See ../../README.md for the JSON. The crate `kaitai` is the folder `runtime`, the module `parsers`
//! is generated/rust.

#[path = "../parsers/mod.rs"]
#[allow(warnings)]
mod parsers;

mod messages; // written by ../../../walkers.py

use kaitai::{BytesReader, KResult, KStream, KStruct, OptRc};
use parsers::aiven_chunk_sizes::AivenChunkSizes;
use parsers::aiven_encrypted_chunk::AivenEncryptedChunk;
use parsers::kafka_compact_string::KafkaCompactString;
use parsers::kafka_control_record::{KafkaControlRecord, KafkaControlRecord_ControlRecordBody};
use parsers::kafka_control_records::KafkaControlRecords;
use parsers::kafka_header::KafkaHeader;
use parsers::kafka_leader_change_message::{
    KafkaLeaderChangeMessage, KafkaLeaderChangeMessage_LeaderChangeVoter,
};
use parsers::kafka_log::{KafkaLog, KafkaLog_LogEntry};
use parsers::kafka_message::KafkaMessage;
use parsers::kafka_message_0_7::KafkaMessage07;
use parsers::kafka_message_set::KafkaMessageSet;
use parsers::kafka_message_set_0_7::{KafkaMessageSet07, KafkaMessageSet07_MessageSet07Entry};
use parsers::kafka_offset_index::KafkaOffsetIndex;
use parsers::kafka_producer_snapshot::KafkaProducerSnapshot;
use parsers::kafka_record::KafkaRecord;
use parsers::kafka_record_batch::KafkaRecordBatch;
use parsers::kafka_records::KafkaRecords;
use parsers::kafka_tagged_fields::KafkaTaggedFields;
use parsers::kafka_time_index::KafkaTimeIndex;
use parsers::kafka_transaction_index::KafkaTransactionIndex;
use parsers::kafka_voters_record::KafkaVotersRecord_VotersRecordVoter;
use std::fmt::Display;
use std::io::{BufRead, Write};

fn main() -> std::io::Result<()> {
    let mut paths: Vec<String> = std::env::args().skip(1).collect();
    if paths.is_empty() {
        paths = std::io::stdin().lock().lines().collect::<Result<_, _>>()?;
    }
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for path in paths {
        let io = BytesReader::from(std::fs::read(&path)?);
        writeln!(out, "{}", or_error("", read(&path, &io)))?;
    }
    out.flush()
}

fn parse<T: KStruct + Default + 'static>(io: &BytesReader) -> KResult<OptRc<T>> {
    T::read_into::<_, T>(io, None, None)
}

fn read(path: &str, io: &BytesReader) -> KResult<String> {
    if path.ends_with(".messages") {
        return Ok(field("messages", all_messages(&io.read_bytes_full()?)));
    }
    if path.ends_with(".message_set") {
        let set = parse::<KafkaMessageSet>(io)?;
        let entries = list(&set.entries(), |each| message(&each.message()))?;
        return Ok(joined(&[field("entries", entries), field("tail", hex(&set.tail()))]));
    }
    if path.ends_with(".kafka") {
        let set = parse::<KafkaMessageSet07>(io)?;
        let entries = list(&set.entries(), |each| entry_0_7(each))?;
        return Ok(joined(&[field("entries", entries), field("tail", hex(&set.tail()))]));
    }
    if path.ends_with(".control_records") {
        return control_records(&*parse::<KafkaControlRecords>(io)?);
    }
    if path.ends_with(".records") {
        return records(&*parse::<KafkaRecords>(io)?);
    }
    if path.ends_with(".index") {
        return offset_index(&*parse::<KafkaOffsetIndex>(io)?);
    }
    if path.ends_with(".timeindex") {
        return time_index(&*parse::<KafkaTimeIndex>(io)?);
    }
    if path.ends_with(".txnindex") {
        return transaction_index(&*parse::<KafkaTransactionIndex>(io)?);
    }
    if path.ends_with(".snapshot") {
        return producer_snapshot(&*parse::<KafkaProducerSnapshot>(io)?);
    }
    if path.ends_with(".chunk_sizes") {
        return chunk_sizes(&*parse::<AivenChunkSizes>(io)?);
    }
    if path.ends_with(".chunk") {
        let chunk = parse::<AivenEncryptedChunk>(io)?;
        return Ok(joined(&[
            field("iv", hex(&chunk.iv())),
            field("ciphertext", hex(&chunk.ciphertext())),
            field("tag", hex(&chunk.tag())),
        ]));
    }
    let log = parse::<KafkaLog>(io)?;
    let entries = list(&log.entries(), |each| entry(each))?;
    let tail = hex(&log.tail());
    Ok(joined(&[field("entries", entries), field("tail", tail)]))
}

// --- Entries ------------------------------------------------------------------------------------

fn entry(parsed: &KafkaLog_LogEntry) -> KResult<String> {
    let frame = joined(&[
        field("position", text(*parsed.ofs_entry()?)),
        field("size", text(*parsed.len_entry()?)),
        field("base_offset", text(*parsed.base_offset()?)),
        field("magic", *parsed.magic()?),
    ]);
    Ok(or_error(&frame, content(parsed).map(|content| joined(&[frame.clone(), content]))))
}

/// The field of what is in the entry; nothing when there is none.
fn content(parsed: &KafkaLog_LogEntry) -> KResult<String> {
    let content = parsed.message()?;
    if !content.is_none() {
        return Ok(field("message", message(&content)?));
    }
    let content = parsed.record_batch()?;
    if !content.is_none() {
        return Ok(field("record_batch", record_batch(&content)?));
    }
    Ok(String::new())
}

fn message(parsed: &KafkaMessage) -> KResult<String> {
    let header = parsed.header();
    let attributes = header.attributes();
    let magic = *header.magic();
    let fields = [
        field("offset", text(*header.offset())),
        field("len_message", *header.len_message()),
        field("crc", *header.crc()),
        field("magic", magic),
        field(
            "attributes",
            object(&[
                field("unused", *attributes.unused()),
                field("timestamp_type", i64::from(&*attributes.timestamp_type())),
                field("compression_id", *attributes.compression_id()),
            ]),
        ),
        field("timestamp", if magic >= 1 { text(*header.timestamp()) } else { null() }),
        field("key", or_null((*parsed.len_key()).into(), &parsed.key())),
        field("value", or_null((*parsed.len_value()).into(), &parsed.value())),
        field("trailing", hex(&parsed.trailing())),
    ];
    Ok(object(&fields))
}

fn record_batch(parsed: &KafkaRecordBatch) -> KResult<String> {
    let header = parsed.header();
    let attributes = header.attributes();
    let content = if *header.is_compressed()? {
        field("compressed_records", hex(&parsed.compressed_records()))
    } else if *attributes.is_control() {
        control_records(&parsed.control_records())?
    } else {
        records(&parsed.records())?
    };
    let fields = [
        field("base_offset", text(*header.base_offset())),
        field("len_batch", *header.len_batch()),
        field("partition_leader_epoch", *header.partition_leader_epoch()),
        field("magic", *header.magic()),
        field("crc", *header.crc()),
        field(
            "attributes",
            object(&[
                field("unused_high", *attributes.unused_high()),
                field("unused", *attributes.unused()),
                field("has_delete_horizon_ms", *attributes.has_delete_horizon_ms()),
                field("is_control", *attributes.is_control()),
                field("is_transactional", *attributes.is_transactional()),
                field("timestamp_type", i64::from(&*attributes.timestamp_type())),
                field("compression_id", *attributes.compression_id()),
            ]),
        ),
        field("last_offset_delta", *header.last_offset_delta()),
        field("base_timestamp", text(*header.base_timestamp())),
        field("max_timestamp", text(*header.max_timestamp())),
        field("producer_id", text(*header.producer_id())),
        field("producer_epoch", *header.producer_epoch()),
        field("base_sequence", *header.base_sequence()),
        field("num_records", *header.num_records()),
        content,
    ];
    Ok(object(&fields))
}

// --- Kafka 0.7 ----------------------------------------------------------------------------------

fn entry_0_7(parsed: &KafkaMessageSet07_MessageSet07Entry) -> KResult<String> {
    let frame = joined(&[
        field("position", text(*parsed.ofs_entry()?)),
        field("size", text(*parsed.len_entry()?)),
        field("magic", *parsed.magic()?),
    ]);
    Ok(or_error(&frame, content_0_7(parsed).map(|content| joined(&[frame.clone(), content]))))
}

fn content_0_7(parsed: &KafkaMessageSet07_MessageSet07Entry) -> KResult<String> {
    let content = parsed.message()?;
    if content.is_none() {
        return Ok(String::new());
    }
    Ok(field("message", message_0_7(&content)?))
}

fn message_0_7(parsed: &KafkaMessage07) -> KResult<String> {
    let magic = *parsed.magic();
    let attributes = parsed.attributes();
    let attributes = if magic == 1 {
        object(&[
            field("unused", *attributes.unused()),
            field("compression_id", *attributes.compression_id()),
        ])
    } else {
        null()
    };
    let fields = [
        field("len_message", *parsed.len_message()),
        field("magic", magic),
        field("attributes", attributes),
        field("crc", *parsed.crc()),
        field("payload", hex(&parsed.payload())),
    ];
    Ok(object(&fields))
}

// --- Records ------------------------------------------------------------------------------------

fn records(parsed: &KafkaRecords) -> KResult<String> {
    let records = parsed.records();
    Ok(field("records", list(&records, |each| record(each))?))
}

fn record(parsed: &KafkaRecord) -> KResult<String> {
    let body = parsed.body();
    let fields = [
        field("len", *parsed.len().value()?),
        field("attributes", *body.attributes()),
        field("timestamp_delta", text(*body.timestamp_delta().value()?)),
        field("offset_delta", *body.offset_delta().value()?),
        field("key", or_null(*body.len_key().value()?, &body.key())),
        field("value", or_null(*body.len_value().value()?, &body.value())),
        field("headers", list(&body.headers(), |each| header(each))?),
    ];
    Ok(object(&fields))
}

fn header(parsed: &KafkaHeader) -> KResult<String> {
    let value = or_null(*parsed.len_value().value()?, &parsed.value());
    Ok(format!("[{},{}]", hex(&parsed.key()), value))
}

fn control_records(parsed: &KafkaControlRecords) -> KResult<String> {
    let records = parsed.records();
    Ok(field("control_records", list(&records, |each| control_record(each))?))
}

fn control_record(parsed: &KafkaControlRecord) -> KResult<String> {
    let body = parsed.body();
    let key = if *body.len_key().value()? < 0 {
        null()
    } else {
        let key = body.key();
        let fields = [
            field("version", *key.version()),
            field("type_id", *key.type_id()),
            field("trailing", hex(&key.trailing())),
        ];
        object(&fields)
    };
    let value = if *body.len_value().value()? < 0 { null() } else { control_value(&body)? };
    let fields = [
        field("len", *parsed.len().value()?),
        field("attributes", *body.attributes()),
        field("timestamp_delta", text(*body.timestamp_delta().value()?)),
        field("offset_delta", *body.offset_delta().value()?),
        field("key", key),
        field("value", value),
        field("headers", list(&body.headers(), |each| header(each))?),
    ];
    Ok(object(&fields))
}

// --- Values of control records ------------------------------------------------------------------

fn control_value(body: &KafkaControlRecord_ControlRecordBody) -> KResult<String> {
    let type_id = *body.type_id()?;
    let value = match type_id {
        0 | 1 => {
            let value = body.end_txn_marker();
            let fields = [
                field("version", *value.version()),
                field("coordinator_epoch", *value.coordinator_epoch()),
                field("trailing", hex(&value.trailing())),
            ];
            field("end_txn_marker", object(&fields))
        }
        2 => field("leader_change_message", leader_change(&body.leader_change_message())?),
        3 => {
            let value = body.snapshot_header_record();
            let fields = [
                field("version", *value.version()),
                field("last_contained_log_timestamp", text(*value.last_contained_log_timestamp())),
                field("tagged_fields", tagged_fields(&value.tagged_fields())?),
                field("trailing", hex(&value.trailing())),
            ];
            field("snapshot_header_record", object(&fields))
        }
        4 => {
            let value = body.snapshot_footer_record();
            let fields = [
                field("version", *value.version()),
                field("tagged_fields", tagged_fields(&value.tagged_fields())?),
                field("trailing", hex(&value.trailing())),
            ];
            field("snapshot_footer_record", object(&fields))
        }
        5 => {
            let value = body.kraft_version_record();
            let fields = [
                field("version", *value.version()),
                field("kraft_version", *value.kraft_version()),
                field("tagged_fields", tagged_fields(&value.tagged_fields())?),
                field("trailing", hex(&value.trailing())),
            ];
            field("kraft_version_record", object(&fields))
        }
        6 => {
            let value = body.voters_record();
            let fields = [
                field("version", *value.version()),
                field("voters", list(&value.voters(), |each| voter(each))?),
                field("tagged_fields", tagged_fields(&value.tagged_fields())?),
                field("trailing", hex(&value.trailing())),
            ];
            field("voters_record", object(&fields))
        }
        _ => field("unknown_value", hex(&body.unknown_value())),
    };
    Ok(object(&[value]))
}

fn leader_change(value: &KafkaLeaderChangeMessage) -> KResult<String> {
    let version = *value.version();
    let voters = list(&value.voters(), |each| leader_voter(version, each))?;
    let granting = list(&value.granting_voters(), |each| leader_voter(version, each))?;
    let fields = [
        field("version", version),
        field("leader_id", *value.leader_id()),
        field("voters", voters),
        field("granting_voters", granting),
        field("tagged_fields", tagged_fields(&value.tagged_fields())?),
        field("trailing", hex(&value.trailing())),
    ];
    Ok(object(&fields))
}

fn leader_voter(
    version: i16,
    parsed: &KafkaLeaderChangeMessage_LeaderChangeVoter,
) -> KResult<String> {
    let directory = if version >= 1 { hex(&parsed.voter_directory_id()) } else { null() };
    let fields = [
        field("voter_id", *parsed.voter_id()),
        field("voter_directory_id", directory),
        field("tagged_fields", tagged_fields(&parsed.tagged_fields())?),
    ];
    Ok(object(&fields))
}

fn voter(parsed: &KafkaVotersRecord_VotersRecordVoter) -> KResult<String> {
    let endpoints = list(&parsed.endpoints(), |each| {
        let fields = [
            field("name", compact_string(&each.name())?),
            field("host", compact_string(&each.host())?),
            field("port", *each.port()),
            field("tagged_fields", tagged_fields(&each.tagged_fields())?),
        ];
        Ok(object(&fields))
    })?;
    let feature = parsed.kraft_version_feature();
    let feature = object(&[
        field("min_supported_version", *feature.min_supported_version()),
        field("max_supported_version", *feature.max_supported_version()),
        field("tagged_fields", tagged_fields(&feature.tagged_fields())?),
    ]);
    let fields = [
        field("voter_id", *parsed.voter_id()),
        field("voter_directory_id", hex(&parsed.voter_directory_id())),
        field("endpoints", endpoints),
        field("kraft_version_feature", feature),
        field("tagged_fields", tagged_fields(&parsed.tagged_fields())?),
    ];
    Ok(object(&fields))
}

fn compact_string(parsed: &KafkaCompactString) -> KResult<String> {
    let length = *parsed.len_value_plus_one().value()? - 1;
    Ok(or_null(length, &parsed.value()))
}

fn tagged_fields(parsed: &KafkaTaggedFields) -> KResult<String> {
    let fields = parsed.fields();
    list(&fields, |each| {
        let tag = *each.tag().value()?;
        Ok(format!("[{},{}]", tag, hex(&each.data())))
    })
}

// --- Side files ---------------------------------------------------------------------------------

fn offset_index(parsed: &KafkaOffsetIndex) -> KResult<String> {
    let entries = list(&parsed.entries(), |each| {
        let fields = [
            field("relative_offset", *each.relative_offset()?),
            field("position", *each.position()?),
        ];
        Ok(object(&fields))
    })?;
    Ok(joined(&[field("entries", entries), field("tail", hex(&parsed.tail()))]))
}

fn time_index(parsed: &KafkaTimeIndex) -> KResult<String> {
    let entries = list(&parsed.entries(), |each| {
        let fields = [
            field("timestamp", text(*each.timestamp()?)),
            field("relative_offset", *each.relative_offset()?),
        ];
        Ok(object(&fields))
    })?;
    Ok(joined(&[field("entries", entries), field("tail", hex(&parsed.tail()))]))
}

fn transaction_index(parsed: &KafkaTransactionIndex) -> KResult<String> {
    let entries = list(&parsed.entries(), |each| {
        let fields = [
            field("version", *each.version()),
            field("producer_id", text(*each.producer_id())),
            field("first_offset", text(*each.first_offset())),
            field("last_offset", text(*each.last_offset())),
            field("last_stable_offset", text(*each.last_stable_offset())),
        ];
        Ok(object(&fields))
    })?;
    Ok(joined(&[field("entries", entries), field("tail", hex(&parsed.tail()))]))
}

fn chunk_sizes(parsed: &AivenChunkSizes) -> KResult<String> {
    let count = *parsed.num_chunks();
    let mut values: Vec<String> = Vec::new();
    values.extend(parsed.one_byte_values().iter().map(number));
    values.extend(parsed.two_byte_values().iter().map(number));
    for each in parsed.three_byte_values().iter() {
        values.push(number(*each.value()?));
    }
    values.extend(parsed.four_byte_values().iter().map(number));
    let last = if count > 0 { number(*parsed.len_last_chunk()) } else { null() };
    Ok(joined(&[
        field("num_chunks", count),
        field("base", if count > 1 { number(*parsed.base()) } else { null() }),
        field("len_value", if count > 1 { number(*parsed.len_value()) } else { null() }),
        field("values", format!("[{}]", values.join(","))),
        field("len_last_chunk", last),
        field("trailing", hex(&parsed.trailing())),
    ]))
}

fn producer_snapshot(parsed: &KafkaProducerSnapshot) -> KResult<String> {
    let entries = list(&parsed.producer_entries(), |each| {
        let fields = [
            field("producer_id", text(*each.producer_id())),
            field("producer_epoch", *each.producer_epoch()),
            field("last_sequence", *each.last_sequence()),
            field("last_offset", text(*each.last_offset())),
            field("offset_delta", *each.offset_delta()),
            field("timestamp", text(*each.timestamp())),
            field("coordinator_epoch", *each.coordinator_epoch()),
            field("current_txn_first_offset", text(*each.current_txn_first_offset())),
        ];
        Ok(object(&fields))
    })?;
    Ok(joined(&[
        field("version", *parsed.version()),
        field("crc", *parsed.crc()),
        field("producer_entries", entries),
        field("trailing", hex(&parsed.trailing())),
    ]))
}

// --- Messages -----------------------------------------------------------------------------------

/// The messages behind the layouts, which `messages.rs` was made of.
fn all_messages(data: &[u8]) -> String {
    let number = |at: usize, size: usize| {
        data[at..at + size].iter().fold(0usize, |value, each| value << 8 | usize::from(*each))
    };
    let mut found: Vec<String> = Vec::new();
    let mut at = 4 + number(0, 4);
    while at < data.len() {
        let end = at + 1 + number(at, 1);
        let grammar = String::from_utf8_lossy(&data[at + 1..end]);
        let record_type = number(end, 2) as i16;
        let start = end + 6;
        at = start + number(end + 2, 4);
        let io = BytesReader::from(data[start..at].to_vec());
        found.push(messages::message(&grammar, record_type, &io).unwrap_or_else(|_| {
            object(&[field("error", true)])
        }));
    }
    format!("[{}]", found.join(","))
}

// --- JSON ---------------------------------------------------------------------------------------

fn joined(fields: &[String]) -> String {
    let there: Vec<&str> = fields.iter().map(String::as_str).filter(|each| !each.is_empty()).collect();
    there.join(",")
}

fn object(fields: &[String]) -> String {
    format!("{{{}}}", joined(fields))
}

fn field(name: &str, value: impl Display) -> String {
    format!("\"{}\":{}", name, value)
}

fn list<T>(items: &[OptRc<T>], to_json: impl Fn(&T) -> KResult<String>) -> KResult<String> {
    let found: Vec<String> = items.iter().map(|each| to_json(each)).collect::<KResult<_>>()?;
    Ok(format!("[{}]", found.join(",")))
}

/// An array of values that are no structures.
fn items<T>(items: &[T], to_json: impl Fn(&T) -> String) -> String {
    format!("[{}]", items.iter().map(to_json).collect::<Vec<String>>().join(","))
}

/// A structure, or null where it is absent.
fn maybe<T>(parsed: &OptRc<T>, to_json: impl Fn(&T) -> KResult<String>) -> KResult<String> {
    if parsed.is_none() {
        return Ok(null());
    }
    to_json(parsed)
}

/// An object of the fields, or of those that came before, and the mark of malformed bytes.
fn or_error(before: &str, fields: KResult<String>) -> String {
    object(&[fields.unwrap_or_else(|_| joined(&[before.to_string(), field("error", true)]))])
}

fn null() -> String {
    "null".to_string()
}

fn number(value: impl Display) -> String {
    value.to_string()
}

/// The bytes of a number, big-endian.
fn bits(value: f64) -> String {
    hex(&value.to_be_bytes())
}

/// A 64-bit number, as text.
fn text(number: i64) -> String {
    format!("\"{}\"", number)
}

fn hex(data: &[u8]) -> String {
    let digits: String = data.iter().map(|each| format!("{:02x}", each)).collect();
    format!("\"{}\"", digits)
}

fn or_null(length: i64, data: &[u8]) -> String {
    if length < 0 {
        null()
    } else {
        hex(data)
    }
}
