// The reader for Node: what the tests and the measurements run.

export { decoderOf } from './messages/decoding';
export { decompress } from './codecs';
export { openBatch, extentOf } from './reader/batch';
export { controlOf } from './reader/control';
export { FormatError } from './reader/errors';
export { fieldsOf } from './reader/fields';
export { Framer, isGap } from './reader/framing';
export { offsetRangesOf } from './reader/offset_range';
export { headerOf } from './reader/header';
export * as layout from './reader/layout';
export { DEFAULT_LIMITS } from './reader/limits';
export { placeOf, recordFields, treeOf } from './reader/tree';
export { decodeUtf8 } from './reader/utf8';
export { ByteWindow, Window } from './reader/window';
