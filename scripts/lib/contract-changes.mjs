import { isDeepStrictEqual } from 'node:util';

/** Limits of values: those of the first kind must not be lower in the wider schema, those of the second kind not higher. */
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const EQUAL = ['pattern', 'format', 'multipleOf'];

const alternatives = (schema) => schema.anyOf ?? schema.oneOf;
const valuesOf = ({ enum: values, const: value }) => values ?? (value === undefined ? undefined : [value]);
const isNarrower = (type, wide) => type === wide || (type === 'integer' && wide === 'number');

function limitProblems(narrow, wide, at) {
  const isAbove = UPPER.filter((key) => key in wide && !(narrow[key] <= wide[key]));
  const isBelow = LOWER.filter((key) => key in wide && !(narrow[key] >= wide[key]));
  const isOther = EQUAL.filter((key) => key in wide && narrow[key] !== wide[key]);
  return [...isAbove, ...isBelow, ...isOther].map((key) => `${at}: another ${key}`);
}

/** A reader of answers fills in an absent property that has a default. */
const isFilled = (schema, ignoresUnknown) => ignoresUnknown && schema !== undefined && 'default' in schema;

function objectProblems(narrow, wide, at, ignoresUnknown) {
  const { properties: known = {}, required = [], additionalProperties: further = {} } = wide;
  const { properties = {}, required: given = [], additionalProperties: others = false } = narrow;
  const missing = required
    .filter((name) => !given.includes(name) && !isFilled(known[name], ignoresUnknown))
    .map((name) => `${at}.${name}: may be absent`);
  const ofEach = Object.entries(properties).flatMap(([name, schema]) => {
    if (known[name]) return problems(schema, known[name], `${at}.${name}`, ignoresUnknown);
    if (further === false) return ignoresUnknown ? [] : [`${at}.${name}: not accepted`];
    return problems(schema, further === true ? {} : further, `${at}.${name}`, ignoresUnknown);
  });
  const isRecord = typeof others === 'object' && typeof further === 'object';
  return [...missing, ...ofEach, ...(isRecord ? problems(others, further, `${at}.*`, ignoresUnknown) : [])];
}

/** Returns the reasons why a value of the narrow JSON schema may violate the wide one. Readers of answers ignore unknown properties. */
function problems(narrow, wide, at, ignoresUnknown) {
  if (isDeepStrictEqual(narrow, wide) || Object.keys(wide).length === 0) return [];
  const ofNarrow = alternatives(narrow);
  if (ofNarrow) return ofNarrow.flatMap((one) => problems(one, wide, at, ignoresUnknown));
  const ofWide = alternatives(wide);
  if (ofWide) {
    const ofEach = ofWide.map((one) => problems(narrow, one, at, ignoresUnknown));
    return ofEach.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  const accepted = valuesOf(wide);
  if (accepted) {
    const unknown = valuesOf(narrow)?.filter((value) => !accepted.includes(value));
    return unknown ? unknown.map((value) => `${at}: the value ${value}`) : [`${at}: any value`];
  }
  if (wide.type !== undefined && !isNarrower(narrow.type, wide.type))
    return [`${at}: ${narrow.type}, not ${wide.type}`];
  if (wide.type === 'object') return objectProblems(narrow, wide, at, ignoresUnknown);
  if (wide.type === 'array' && wide.items)
    return [...limitProblems(narrow, wide, at), ...problems(narrow.items ?? {}, wide.items, `${at}[]`, ignoresUnknown)];
  return limitProblems(narrow, wide, at);
}

const JSON_TYPE = 'application/json';
const bodyOf = ({ requestBody }) => requestBody?.content[JSON_TYPE]?.schema;
const dataOf = ({ responses }) => responses['200']?.content?.[JSON_TYPE]?.schema;

function parameterProblems(before, after, at) {
  const keyOf = (parameter) => `${parameter.in} ${parameter.name}`;
  const byKey = ({ parameters = [] }) => new Map(parameters.map((parameter) => [keyOf(parameter), parameter]));
  const known = byKey(before);
  const accepted = byKey(after);
  const removed = [...known]
    .filter(([key]) => !accepted.has(key))
    .map(([, { name }]) => `${at}: parameter ${name}: removed`);
  const ofEach = [...accepted].flatMap(([key, { name, required, schema }]) => {
    const earlier = known.get(key);
    if (!earlier) return required ? [`${at}: parameter ${name}: required`] : [];
    const isRequired = required && !earlier.required;
    return [
      ...(isRequired ? [`${at}: parameter ${name}: required`] : []),
      ...problems(earlier.schema, schema, `${at}: parameter ${name}`, false),
    ];
  });
  return [...removed, ...ofEach];
}

/** A call with `security` needs a player. */
const accessProblems = (before, after, at) =>
  after.security?.length > 0 && !(before.security?.length > 0) ? [`${at}: only for players`] : [];

/** Returns the reasons why a page of one release may not understand an event of a server of another one. A page ignores events that it does not know. */
function unreadableEvents(sent, read) {
  const readers = new Map(read.map((event) => [event.name, event]));
  return sent.flatMap(({ name, payload }) => {
    const reader = readers.get(name);
    return reader ? problems(payload, reader.payload, `event ${name}`, true) : [];
  });
}

const EVENTS = 'x-realtime-events';

/** Returns the reasons why an open page of the later release may not understand the events of a server of the earlier one. */
export const unreadableEarlierEvents = (before, after) => unreadableEvents(before[EVENTS], after[EVENTS]);

/**
 * Compares two OpenAPI documents of the portal. Returns the reasons why a client of the first one may fail with a server of the second one: a
 * missing call or event, a request that is refused now, or an answer that the client does not understand.
 */
export function breakingChanges(before, after) {
  const ofCalls = Object.entries(before.paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, earlier]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const later = after.paths[path]?.[method];
      if (!later) return [`${at}: missing`];
      const sent = bodyOf(earlier);
      const accepted = bodyOf(later);
      const understood = dataOf(earlier);
      return [
        ...accessProblems(earlier, later, at),
        ...parameterProblems(earlier, later, at),
        ...(accepted ? problems(sent ?? { type: 'object' }, accepted, `${at}: body`, false) : []),
        ...(understood ? problems(dataOf(later) ?? {}, understood, `${at}: answer`, true) : []),
      ];
    }),
  );
  const later = new Set(after[EVENTS].map(({ name }) => name));
  const missing = before[EVENTS].filter(({ name }) => !later.has(name)).map(({ name }) => `event ${name}: missing`);
  return [...ofCalls, ...missing, ...unreadableEvents(after[EVENTS], before[EVENTS])];
}
