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
  for (const { type, callee, arguments: given } of nodesOf(parseAst(code, { lang: 'ts' }))) {
    if (type !== 'CallExpression' || callee.name !== 'defineCall') continue;
    const parts = given[0].properties ?? [];
    removed.push(...parts.filter(({ key }) => SERVER_PARTS.has(key?.name)));
  }
  removed.sort((one, other) => other.start - one.start);
  let left = code;
  for (const { start, end } of removed) {
    const lines = left.slice(start, end).replace(/[^\n]+/g, '');
    left = left.slice(0, start) + lines + left.slice(end).replace(/^,/, '');
  }
  return left;
}

/** Removes parts of calls from the browser's scripts. */
export const clientContract = {
  name: 'client-contract',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/contract\/[^/]+\.contract\.ts$/ },
    handler: (code) => ({ code: withoutServerParts(code), map: null }),
  },
};
