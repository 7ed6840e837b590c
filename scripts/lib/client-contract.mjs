import { parseAst } from 'vite';

/** Parts of a call that only the server reads: it validates requests and writes the OpenAPI document. */
const SERVER_PARTS = new Set(['summary', 'params', 'query', 'body']);

/** Returns all nodes of a syntax tree. */
function* nodesOf(value) {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else {
    if (typeof value.type === 'string') yield value;
    yield* nodesOf(Object.values(value));
  }
}

/** Returns the code of a contract without the parts of its calls that only the server reads. No line moves, so the source map stays valid. */
export function withoutServerParts(code) {
  const removed = [];
  // A schema that no call uses any more is left out, because its calls are marked as free of effects.
  const pure = new Set();
  for (const { type, start, callee, arguments: given } of nodesOf(parseAst(code, { lang: 'ts' }))) {
    if (type !== 'CallExpression') continue;
    pure.add(start);
    if (callee.name !== 'defineCall') continue;
    const parts = given[0].properties ?? [];
    removed.push(...parts.filter(({ key }) => SERVER_PARTS.has(key?.name)));
  }
  const edits = [
    ...removed.map(({ start, end }) => ({ start, end, text: code.slice(start, end).replace(/[^\n]+/g, '') })),
    ...[...pure]
      .filter((at) => !removed.some(({ start, end }) => at >= start && at < end))
      .map((at) => ({ start: at, end: at, text: '/* @__PURE__ */ ' })),
  ].sort((one, other) => other.start - one.start);
  return edits.reduce((left, { start, end, text }) => {
    const rest = left.slice(end);
    return left.slice(0, start) + text + (end > start ? rest.replace(/^,/, '') : rest);
  }, code);
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
