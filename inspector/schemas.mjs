// Kafka's message schemas for the page: what is needed to read the records of internal topics.
//
// Versions are bounds that the code tests which Kafka generates from a schema: a bound that every valid
// version keeps is not tested, and is null here.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const camel = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/** First and last version of `none`, `1`, `1-4` or `1+`; `undefined` for none. */
function rangeOf(text) {
  const [, first, rest] = /^(\d+)(\+|-\d+)?$/.exec(text) ?? [];
  if (first === undefined) {
    return undefined;
  }
  return [Number(first), rest === '+' ? Infinity : Number(rest?.slice(1) ?? first)];
}

function boundsOf(text, valid) {
  const range = rangeOf(text);
  return range && [range[0] <= valid[0] ? null : range[0], range[1] >= valid[1] ? null : range[1]];
}

function fieldOf(field, valid) {
  const options = {
    versions: boundsOf(field.versions || field.taggedVersions, valid),
    nullable: boundsOf(field.nullableVersions ?? 'none', valid),
    tag: field.tag,
    tagged: boundsOf(field.taggedVersions ?? 'none', valid),
    default: field.tag === undefined ? undefined : field.default,
  };
  if (options.versions?.every((each) => each === null) || field.tag !== undefined) {
    delete options.versions;
  }
  const kept = JSON.parse(JSON.stringify(options));
  return [camel(field.name), field.type, ...(Object.keys(kept).length > 0 ? [kept] : [])];
}

function structsOf(fields, valid, found) {
  for (const field of fields) {
    if (field.fields !== undefined) {
      found[field.type.replace('[]', '')] = field.fields.map((each) => fieldOf(each, valid));
      structsOf(field.fields, valid, found);
    }
  }
  return found;
}

function messageOf(schema, number) {
  const valid = rangeOf(schema.validVersions);
  const common = schema.commonStructs ?? [];
  const structs = structsOf([...common.map(({ name, fields }) => ({ type: name, fields })), ...schema.fields], valid, {});
  return {
    name: schema.name,
    apiKey: schema.apiKey ?? number,
    ...(schema.type === 'coordinator-key' ? { isKey: true } : {}),
    valid,
    flexible: boundsOf(schema.flexibleVersions, valid),
    layoutSince: schema.layoutSince,
    fields: schema.fields.map((field) => fieldOf(field, valid)),
    ...(Object.keys(structs).length > 0 ? { structs } : {}),
  };
}

/** {topic: messages}; those in the metadata of a consumer group are under `ConsumerProtocol`. */
export function messageSchemas(folder) {
  const files = readdirSync(folder).filter((each) => each.endsWith('.json')).sort();
  return Object.fromEntries(
    files.map((file) => {
      const { topic, messages } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      return [topic || 'ConsumerProtocol', messages.map(messageOf)];
    }),
  );
}
