//! What the parsers leave to their user: Kafka's codecs.
//!
//! SPDX-License-Identifier: CC0-1.0

use std::error::Error;
use std::io::Read;

pub const NAMES: [&str; 5] = ["none", "gzip", "snappy", "lz4", "zstd"];
const LIMIT: usize = 64 << 20; // bytes of a decompressed entry
const XERIAL: &[u8] = b"\x82SNAPPY\0";

/// The decompressed bytes, or an error if they are malformed or more than `LIMIT`.
pub fn decompress(codec: u64, data: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let plain = match codec {
        0 => data.to_vec(),
        1 => gzip(data)?,
        2 => snappy(data)?,
        3 => lz4(data).ok_or("malformed LZ4")?,
        4 => zstd(data)?,
        _ => return Err("no such codec".into()),
    };
    if plain.len() > LIMIT {
        return Err("too long".into());
    }
    Ok(plain)
}

/// Decompresses the members of gzip; like Java, ignores what follows the last one.
fn gzip(mut data: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut plain = Vec::new();
    while data.starts_with(b"\x1f\x8b\x08") && plain.len() <= LIMIT {
        let room = (LIMIT + 1 - plain.len()) as u64;
        flate2::bufread::GzDecoder::new(&mut data).take(room).read_to_end(&mut plain)?;
    }
    Ok(plain)
}

/// Decompresses blocks in the framing of the library xerial, or one block alone.
fn snappy(data: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    if !data.starts_with(XERIAL) {
        return snappy_block(data);
    }
    let (mut plain, mut data) = (Vec::new(), data.get(16..).ok_or("no block")?);
    while !data.is_empty() {
        let (length, rest) = data.split_first_chunk().ok_or("cut off")?;
        let (block, rest) =
            rest.split_at_checked(u32::from_be_bytes(*length) as usize).ok_or("cut off")?;
        plain.append(&mut snappy_block(block)?);
        if plain.len() > LIMIT {
            break;
        }
        data = rest;
    }
    Ok(plain)
}

fn snappy_block(block: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    if snap::raw::decompress_len(block)? > LIMIT {
        return Err("too long".into());
    }
    Ok(snap::raw::Decoder::new().decompress_vec(block)?)
}

/// Decompresses a frame. The checksum of its header is not looked at: in magic 0, Kafka computes
/// it over the wrong bytes, and crates refuse it.
fn lz4(data: &[u8]) -> Option<Vec<u8>> {
    if !data.starts_with(b"\x04\x22\x4d\x18") {
        return None;
    }
    let flags = *data.get(4)?;
    let header = 7 + if flags & 8 != 0 { 8 } else { 0 } + if flags & 1 != 0 { 4 } else { 0 };
    let (mut plain, mut data) = (Vec::new(), data.get(header..)?);
    loop {
        let (length, rest) = data.split_first_chunk()?;
        let length = u32::from_le_bytes(*length);
        if length == 0 {
            return Some(plain);
        }
        let (block, rest) = rest.split_at_checked((length & 0x7fff_ffff) as usize)?;
        if length >> 31 == 1 {
            plain.extend_from_slice(block);
        } else {
            lz4_block(block, &mut plain)?;
        }
        if plain.len() > LIMIT {
            return None;
        }
        data = if flags & 16 != 0 { rest.get(4..)? } else { rest }; // the checksum of the block
    }
}

/// Decompresses literals and copies.
fn lz4_block(mut block: &[u8], plain: &mut Vec<u8>) -> Option<()> {
    while let Some((&token, rest)) = block.split_first() {
        block = rest;
        let length = extended(token >> 4, &mut block)?;
        let (literal, rest) = block.split_at_checked(length)?;
        plain.extend_from_slice(literal);
        block = rest;
        if block.is_empty() {
            break;
        }
        let (distance, rest) = block.split_first_chunk()?;
        block = rest;
        let distance = u16::from_le_bytes(*distance) as usize;
        let length = extended(token & 15, &mut block)? + 4;
        if distance == 0 || plain.len() + length > LIMIT {
            return None;
        }
        let start = plain.len().checked_sub(distance)?;
        for at in start..start + length {
            plain.push(plain[at]); // they may overlap those that are added
        }
    }
    Some(())
}

fn extended(nibble: u8, block: &mut &[u8]) -> Option<usize> {
    let mut length = nibble as usize;
    let mut more = if nibble == 15 { 255 } else { 0 };
    while more == 255 {
        (more, *block) = block.split_first().map(|(&first, rest)| (first, rest))?;
        length += more as usize;
    }
    Some(length)
}

/// Decompresses frames, one after the other.
fn zstd(mut data: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut plain = Vec::new();
    while !data.is_empty() && plain.len() <= LIMIT {
        let room = (LIMIT + 1 - plain.len()) as u64;
        let mut stream = ruzstd::decoding::StreamingDecoder::new(&mut data)?;
        stream.by_ref().take(room).read_to_end(&mut plain)?;
        let stored = stream.decoder.get_checksum_from_data();
        if stored.is_some() && stored != stream.decoder.get_calculated_checksum() {
            return Err("another checksum".into());
        }
    }
    Ok(plain)
}
