import { parseAst } from 'vite';

/** Parts of a call that only the server reads: it validates requests and writes the OpenAPI document. */
const SERVER_PARTS = new Set(['summary', 'params', 'query', 'body']);

/** Returns the places of parts to remove, and of calls to mark, in a syntax tree. Nothing is marked within a removed part. */
function* editsOf(node) {
  if (node === null || typeof node !== 'object') return;
  const isCall = node.type === 'CallExpression';
  if (isCall) yield { start: node.start, end: node.start };
  const parts = isCall && node.callee.name === 'defineCall' ? (node.arguments[0].properties ?? []) : [];
  const removed = parts.filter(({ key }) => SERVER_PARTS.has(key?.name));
  yield* removed;
  const rest = removed.length > 0 ? parts.filter((part) => !removed.includes(part)) : Object.values(node);
  for (const inner of rest) yield* editsOf(inner);
}

/**
 * Returns the code of a contract without the parts of its calls that only the server reads. Calls are marked as free of effects, so that a build
 * leaves out schemas that nothing uses any more. No line moves, so the source map stays valid.
 */
export function withoutServerParts(code) {
  const edits = new Map();
  for (const { start, end } of editsOf(parseAst(code, { lang: 'ts' }))) edits.set(start, end);
  let left = code;
  for (const [start, end] of [...edits].sort(([one], [other]) => other - one)) {
    const isMark = start === end;
    const text = isMark ? '/* @__PURE__ */ ' : left.slice(start, end).replace(/[^\n]+/g, '');
    const rest = left.slice(end);
    left = left.slice(0, start) + text + (isMark ? rest : rest.replace(/^,/, ''));
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
