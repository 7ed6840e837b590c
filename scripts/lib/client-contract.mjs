import { parseAst } from 'vite';

/** Parts of a call that only the server reads: it validates requests and writes the OpenAPI document. */
const SERVER_PARTS = new Set(['summary', 'params', 'query', 'body']);

/** Position of the fields among the arguments of functions of zod. Zod reads them with the first checked value, or at once for an object with checks. */
const FIELDS_AT = new Map([
  ['object', 0],
  ['strictObject', 0],
  ['extend', 1],
]);

const fieldsOf = ({ callee, arguments: given }) => given[FIELDS_AT.get(callee.property?.name)]?.properties ?? [];

/** Changes a property whose value is a call, so that the call is made when the property is read. */
function* getter({ key, computed, start, end, value }, code) {
  if (computed || value?.type !== 'CallExpression') return;
  yield { start, end: value.start, text: `get ${code.slice(key.start, key.end)}() { return ` };
  yield { start: end, end, text: '; }' };
}

/** Returns the changes of the code in a syntax tree. A removed part contains no other change. */
function* editsOf(node, code) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'CallExpression') {
    yield { start: node.start, end: node.start, text: '/* @__PURE__ */ ' };
    for (const field of fieldsOf(node)) yield* getter(field, code);
  }
  const isDefinition = node.type === 'CallExpression' && node.callee.name === 'defineCall';
  const parts = isDefinition ? (node.arguments[0].properties ?? []) : [];
  const removed = parts.filter(({ key }) => SERVER_PARTS.has(key?.name));
  for (const { start, end } of removed) yield { start, end };
  for (const part of parts) if (part.key?.name === 'data') yield* getter(part, code);
  const rest = removed.length > 0 ? parts.filter((part) => !removed.includes(part)) : Object.values(node);
  for (const inner of rest) yield* editsOf(inner, code);
}

/**
 * Returns the code of a contract without the parts of its calls that only the server reads. A page receives answers to few calls, so most schemas are
 * created late: those in the definition of a call with each answer, and those of an object's fields with the first checked value. Calls are marked as
 * free of effects, so that a build leaves out schemas that nothing uses any more. No line moves, so the source map stays valid.
 */
export function withoutServerParts(code) {
  let left = code;
  // Calls that start at the same place, such as `z.string().check()`, are marked once.
  const edits = new Map([...editsOf(parseAst(code, { lang: 'ts' }), code)].map((edit) => [edit.start, edit]));
  for (const { start, end, text } of [...edits.values()].toSorted((one, other) => other.start - one.start)) {
    const lines = left.slice(start, end).replace(/[^\n]+/g, '');
    const rest = left.slice(end);
    left = left.slice(0, start) + lines + (text ?? '') + (text === undefined ? rest.replace(/^,/, '') : rest);
  }
  return left;
}

/** Removes parts of calls from the browser's scripts. */
export const clientContract = {
  name: 'client-contract',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/contract\/(?:[^/]+\.contract|wire-values|game-facts|game-list-facts)\.ts$/ },
    handler: (code) => ({ code: withoutServerParts(code), map: null }),
  },
};
