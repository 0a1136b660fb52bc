declare module 'grammars' {
  /** The generated parsers, compiled with positions, by class name. */
  export const parsers: Record<string, new (stream: unknown) => unknown>;
  /** By class and field: Kafka's name where it differs, a note, and how many bits a flag has; else 0. */
  export const notes: Record<string, Record<string, [string, string, number]>>;
  export const KaitaiStream: new (buffer: ArrayBufferLike) => unknown;
}
declare module 'grammar-layout' {
  /** The position of each field of a header of v2, by the grammar; `size` is of the header. */
  export const batchHeader: Record<
    | 'baseOffset'
    | 'lenBatch'
    | 'partitionLeaderEpoch'
    | 'magic'
    | 'crc'
    | 'attributes'
    | 'lastOffsetDelta'
    | 'baseTimestamp'
    | 'maxTimestamp'
    | 'producerId'
    | 'producerEpoch'
    | 'baseSequence'
    | 'numRecords'
    | 'size',
    number
  >;
  /** The same of a message; v0 ends before the timestamp. */
  export const messageHeader: Record<
    'offset' | 'lenMessage' | 'crc' | 'magic' | 'attributes' | 'timestamp' | 'size',
    number
  >;
}
declare module 'message-schemas' {
  import type { Message } from './messages/schema';
  /** The messages of each internal topic, and those of `ConsumerProtocol`. */
  export const schemas: Readonly<Record<string, readonly Message[]>>;
}
