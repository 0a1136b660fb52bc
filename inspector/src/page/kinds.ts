// What people call each kind of damage, with the words of `kafkafmt verify`, and what Kafka does there.

const KINDS: Record<string, readonly [words: string, kafkaDoes: string]> = {
  truncated_tail: [
    'unfinished last entry',
    'Kafka stops reading here. Recovery after an unclean stop cuts it off: no acknowledged record is lost by that.',
  ],
  cut_segment: [
    'segment cut short',
    'Kafka reads on in the next segment. Recovery cuts the log off at this place, with everything behind it.',
  ],
  zero_tail: [
    'zeroes at the end',
    'Space that was allocated ahead (preallocate), or a file that grew before its data was written. Recovery cuts it off.',
  ],
  bad_checksum: [
    'wrong checksum',
    'A consumer fails with CorruptRecordException here. Recovery after an unclean stop cuts the log off at this place, with everything behind it.',
  ],
  malformed: [
    'unreadable bytes',
    'Kafka’s reader throws here and reads no further. Recovery cuts the log off at this place, with everything behind it.',
  ],
  unsupported: ['unknown format', 'No Kafka writes this. Its reader throws here and reads no further.'],
  limit_exceeded: ['above a limit', 'Kafka has no such limit: kafkafmt reads it with a higher one (Limits).'],
};

export const inWords = (kind: string): string => KINDS[kind]?.[0] ?? kind;
export const kafkaDoes = (kind: string): string => KINDS[kind]?.[1] ?? '';
