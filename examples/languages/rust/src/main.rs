//! Prints the entries and records of a Kafka segment. To build and run it, see
//! docs/how-to/parser-in-another-language.md.
//!
//! SPDX-License-Identifier: CC0-1.0

#[path = "../parsers/mod.rs"]
#[allow(warnings)]
mod parsers;

use kaitai::{BytesReader, KResult, KStruct, OptRc};
use parsers::kafka_log::{KafkaLog, KafkaLog_LogEntry};
use parsers::kafka_message::KafkaMessage;
use parsers::kafka_record_batch::KafkaRecordBatch;

const CODECS: [&str; 5] = ["none", "gzip", "snappy", "lz4", "zstd"];

fn main() {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: read_segment SEGMENT");
        std::process::exit(2);
    };
    let data = std::fs::read(&path).unwrap_or_else(|error| {
        eprintln!("{path}: {error}");
        std::process::exit(1);
    });
    let stream = BytesReader::from(data);
    let log: OptRc<KafkaLog> =
        KafkaLog::read_into::<_, KafkaLog>(&stream, None, None).expect("a log");
    for entry in log.entries().iter() {
        print_entry(entry).expect("a frame");
    }
    if !log.tail().is_empty() {
        println!("tail={}", log.tail().len());
    }
}

/// Prints an entry and its records, or `unreadable` if it cannot be parsed.
fn print_entry(entry: &KafkaLog_LogEntry) -> KResult<()> {
    let base_offset = *entry.base_offset()?;
    print!(
        "position={} magic={} base_offset={base_offset} ",
        *entry.ofs_entry()?,
        *entry.magic()?
    );
    match contents(entry) {
        Ok((message, _)) if !message.is_none() => print_message(base_offset, &message),
        Ok((_, batch)) if !batch.is_none() => print_batch(base_offset, &batch),
        _ => {
            println!("unreadable");
            Ok(())
        }
    }
}

/// What is in an entry, which is parsed here: a message, a record batch, or neither.
fn contents(entry: &KafkaLog_LogEntry) -> KResult<(OptRc<KafkaMessage>, OptRc<KafkaRecordBatch>)> {
    Ok((entry.message()?.clone(), entry.record_batch()?.clone()))
}

/// Magic 0 and 1.
fn print_message(offset: i64, message: &KafkaMessage) -> KResult<()> {
    let header = message.header();
    println!("codec={}", codec(*header.attributes().compression_id()));
    if !*header.is_compressed()? {
        let key = shown((*message.len_key()).into(), &message.key());
        let value = shown((*message.len_value()).into(), &message.value());
        println!("  offset={offset} key={key} value={value}");
    }
    Ok(())
}

/// Magic 2.
fn print_batch(base_offset: i64, batch: &KafkaRecordBatch) -> KResult<()> {
    let header = batch.header();
    let attributes = header.attributes();
    let control = if *attributes.is_control() { " control" } else { "" };
    println!("codec={}{control}", codec(*attributes.compression_id()));
    if *header.is_compressed()? || *attributes.is_control() {
        return Ok(());
    }
    for record in batch.records().records().iter() {
        let body = record.body();
        let offset = base_offset.wrapping_add(*body.offset_delta().value()?);
        let key = shown(*body.len_key().value()?, &body.key());
        let value = shown(*body.len_value().value()?, &body.value());
        println!("  offset={offset} key={key} value={value}");
    }
    Ok(())
}

/// The name of a codec, or the number that has none.
fn codec(number: u64) -> String {
    CODECS.get(number as usize).map_or(number.to_string(), |name| name.to_string())
}

/// Bytes in hexadecimal; a length below zero is null, which is not empty.
fn shown(length: i64, data: &[u8]) -> String {
    match length {
        0 => "empty".to_string(),
        length if length < 0 => "null".to_string(),
        _ => data.iter().map(|byte| format!("{byte:02x}")).collect(),
    }
}
