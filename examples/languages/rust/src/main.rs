//! Prints the records of a Kafka segment as lines of JSON (conformance/README.md has the keys). To
//! build and run it, see docs/how-to/parser-in-another-language.md.
//!
//! SPDX-License-Identifier: CC0-1.0

mod codecs;
#[path = "../parsers/mod.rs"]
#[allow(warnings)]
mod parsers;

use std::error::Error;
use std::io::Write;

use codecs::{decompress, NAMES};
use kaitai::{BytesReader, KStruct, OptRc};
use parsers::kafka_log::{KafkaLog, KafkaLog_LogEntry};
use parsers::kafka_message::KafkaMessage;
use parsers::kafka_message_set::KafkaMessageSet;
use parsers::kafka_record_batch_header::KafkaRecordBatchHeader;
use parsers::kafka_records::KafkaRecords;

const TYPES: [&str; 2] = ["CreateTime", "LogAppendTime"];

type Lines = Result<Vec<String>, Box<dyn Error>>;

fn main() {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: read_segment SEGMENT");
        std::process::exit(2);
    };
    if let Err(error) = print(&path) {
        eprintln!("{path}: {error}");
        std::process::exit(1);
    }
}

fn print(path: &str) -> Result<(), Box<dyn Error>> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let log: OptRc<KafkaLog> = parsed(std::fs::read(path)?)?;
    let mut end = 0;
    for entry in log.entries().iter() {
        end = *entry.ofs_next().map_err(told)?;
        let position = *entry.ofs_entry().map_err(told)?;
        for line in lines(entry)? {
            writeln!(out, "{{\"batch_position\": {position}, {line}}}")?;
        }
    }
    let size = log.tail().len();
    if size > 0 {
        writeln!(out, "{{\"tail_position\": {end}, \"tail_size\": {size}}}")?;
    }
    Ok(out.flush()?)
}

/// A structure, read from bytes.
fn parsed<T: KStruct<Root = T, Parent = T> + Default + 'static>(
    data: Vec<u8>,
) -> Result<OptRc<T>, Box<dyn Error>> {
    T::read_into::<_, T>(&BytesReader::from(data), None, None).map_err(told)
}

/// An error of the runtime, which is no `Error` of Rust.
fn told(error: kaitai::KError) -> Box<dyn Error> {
    format!("{error:?}").into()
}

/// The records of an entry, or one line that says why they are not read.
fn lines(entry: &KafkaLog_LogEntry) -> Lines {
    let raw = entry.raw();
    let old = *entry.magic().map_err(told)? < 2;
    let (computed, stored) =
        if old { (crc32fast::hash(&raw[16..]), 12) } else { (crc32c::crc32c(&raw[21..]), 17) };
    if raw[stored..stored + 4] != computed.to_be_bytes() {
        return Ok(vec![r#""error": "checksum""#.to_string()]);
    }
    let found = if old {
        entry.message().map_err(told).and_then(|message| messages(&message))
    } else {
        records(&raw)
    };
    Ok(found.unwrap_or_else(|_| vec![r#""error": "malformed""#.to_string()]))
}

/// The records of a batch; control records have the layout of any record.
fn records(raw: &[u8]) -> Lines {
    let header: OptRc<KafkaRecordBatchHeader> = parsed(raw.to_vec())?;
    let attributes = header.attributes();
    let codec = *attributes.compression_id();
    let kind = i64::from(&*attributes.timestamp_type()) as usize;
    let records: OptRc<KafkaRecords> = parsed(decompress(codec, &raw[61..])?)?;
    if records.records().len() != *header.num_records() as usize {
        return Err("another number of records".into());
    }
    let mut lines = Vec::new();
    for record in records.records().iter() {
        let body = record.body();
        let delta = *body.offset_delta().value().map_err(told)?;
        let sequence = *header.base_sequence();
        let timestamp = if kind == 1 {
            *header.max_timestamp()
        } else {
            let delta = *body.timestamp_delta().value().map_err(told)?;
            header.base_timestamp().wrapping_add(delta)
        };
        let mut headers = Vec::new();
        for each in body.headers().iter() {
            let key = shown(*each.len_key().value().map_err(told)?, &each.key());
            let value = shown(*each.len_value().value().map_err(told)?, &each.value());
            headers.push(format!("[{key}, {value}]"));
        }
        lines.push(
            Line {
                magic: 2,
                codec,
                is_transactional: *attributes.is_transactional(),
                is_control: *attributes.is_control(),
                leader_epoch: *header.partition_leader_epoch(),
                producer_id: *header.producer_id(),
                producer_epoch: *header.producer_epoch(),
                sequence: if sequence < 0 {
                    sequence
                } else {
                    sequence.wrapping_add(delta as i32) & i32::MAX
                },
                offset: header.base_offset().wrapping_add(delta),
                timestamp,
                timestamp_type: TYPES[kind],
                key: shown(*body.len_key().value().map_err(told)?, &body.key()),
                value: shown(*body.len_value().value().map_err(told)?, &body.value()),
                headers: headers.join(", "),
            }
            .to_string(),
        );
    }
    Ok(lines)
}

/// A message, or those that a compressed one holds (magic 0 and 1).
fn messages(outer: &OptRc<KafkaMessage>) -> Lines {
    if outer.is_none() {
        return Err("too short for its magic".into());
    }
    let header = outer.header();
    let codec = *header.attributes().compression_id();
    let kind = i64::from(&*header.attributes().timestamp_type()) as usize;
    let mut inner = vec![outer.clone()];
    let mut base = 0;
    if codec > 0 {
        let set: OptRc<KafkaMessageSet> = parsed(decompress(codec, &outer.value())?)?;
        inner = set.entries().iter().map(|entry| entry.message().clone()).collect();
        let last = inner.last().ok_or("an empty message set")?.header();
        if *header.magic() == 1 && *header.offset() != 0 {
            base = header.offset().wrapping_sub(*last.offset()); // the last one has the outer offset
        }
    }
    let mut lines = Vec::new();
    for message in &inner {
        let own = message.header();
        let dated = *own.magic() == 1;
        lines.push(
            Line {
                magic: *header.magic(),
                codec,
                is_transactional: false,
                is_control: false,
                leader_epoch: -1,
                producer_id: -1,
                producer_epoch: -1,
                sequence: -1,
                offset: own.offset().wrapping_add(base),
                timestamp: match (dated, kind) {
                    (false, _) => -1,
                    (true, 1) => *header.timestamp(),
                    (true, _) => *own.timestamp(),
                },
                timestamp_type: if dated { TYPES[kind] } else { "NoTimestampType" },
                key: shown((*message.len_key()).into(), &message.key()),
                value: shown((*message.len_value()).into(), &message.value()),
                headers: String::new(),
            }
            .to_string(),
        );
    }
    Ok(lines)
}

/// A record.
struct Line {
    magic: i8,
    codec: u64,
    is_transactional: bool,
    is_control: bool,
    leader_epoch: i32,
    producer_id: i64,
    producer_epoch: i16,
    sequence: i32,
    offset: i64,
    timestamp: i64,
    timestamp_type: &'static str,
    key: String,
    value: String,
    headers: String,
}

impl std::fmt::Display for Line {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(
            out,
            r#""magic": {}, "compression": "{}", "#,
            self.magic, NAMES[self.codec as usize]
        )?;
        write!(out, r#""is_transactional": {}, "#, self.is_transactional)?;
        write!(out, r#""is_control": {}, "#, self.is_control)?;
        write!(out, r#""partition_leader_epoch": {}, "#, self.leader_epoch)?;
        write!(
            out,
            r#""producer_id": {}, "producer_epoch": {}, "#,
            self.producer_id, self.producer_epoch
        )?;
        write!(out, r#""sequence": {}, "offset": {}, "#, self.sequence, self.offset)?;
        write!(
            out,
            r#""timestamp": {}, "timestamp_type": "{}", "#,
            self.timestamp, self.timestamp_type
        )?;
        write!(
            out,
            r#""key": {}, "value": {}, "headers": [{}]"#,
            self.key, self.value, self.headers
        )
    }
}

/// Bytes in hexadecimal; a length below zero is null, which is not empty.
fn shown(length: i64, data: &[u8]) -> String {
    if length < 0 {
        return "null".to_string();
    }
    let digits: String = data.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}\"")
}
