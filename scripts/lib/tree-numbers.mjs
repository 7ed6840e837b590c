import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fromRoot, root } from './root.mjs';

const CODE = /\.(tsx?|mjs)$/;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** Files of the repository in git's order, new ones included. */
export const listFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(fromRoot(file)));

const linesOf = (text) => text.split('\n').length - 1;

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Importers and imports by file, from relative specifiers, including type imports. */
export function importGraph(texts) {
  const resolve = (from, specifier) => {
    const path = posix.join(posix.dirname(from), specifier);
    return ENDINGS.map((ending) => path + ending).find((file) => texts.has(file));
  };
  return new Map(
    [...texts].map(([file, text]) => {
      const targets = [...text.matchAll(IMPORT)].map(([, specifier]) => resolve(file, specifier));
      return [file, new Set(targets.filter((target) => target !== undefined))];
    }),
  );
}

/** Groups of files that import each other, found by Tarjan's algorithm. */
export function importCircles(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const circles = [];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

/** Share of product files with exactly one importer, in percent; entry points and pages loaded by name have none. */
export function oneImporterShare(graph) {
  const importers = new Map();
  for (const targets of graph.values())
    for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1);
  const counts = [...graph.keys()].map((file) => importers.get(file) ?? 0);
  return Math.round((100 * counts.filter((count) => count === 1).length) / counts.length);
}

const COMMENT =
  /^\s*(?:\/\/|\/\*\*?|\*) ?(?:@\w+(?: [\d.]+[a-z]?)? )?(?:What|Who|Whose|Whom|Whoever|Whatever|Whichever|How|Whether|Where|That|It)\b/;
const COMMENT_START = /^\s*(?:\/\/|\/\*\*)/;

/** Comments that open with a relative word (style 3). */
export const oddOpenings = (text) =>
  text
    .split('\n')
    .filter((line, at, all) => COMMENT.test(line) && COMMENT_START.test(line) && !/^\s*\/\//.test(all[at - 1] ?? ''))
    .length;

const countMatches = (texts, pattern) =>
  [...texts.values()].reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);

const ROOTS = /\/(?:wiring|create-app)\.ts$/;

/** Ways in which the composition connects objects: typed bindings, and a second one if a file other than the root resolves by hand. */
export function wiringStyles(texts) {
  const byHand = [...texts].some(
    ([file, text]) => file.startsWith('src/composition/') && !ROOTS.test(file) && /\bwiring\.get\(/.test(text),
  );
  return byHand ? 2 : 1;
}

const LOADS_BY_DEFERRED =
  /\b(?:deferred|useDeferred|lazyPart|loadPart|wiring\.part|new Deferred\w+)[<(]|\bSTART_SCRIPT\b/;

/** `Deferred`, and each file of `src` that imports a script on demand without it, a route's own loading or the document's start. */
export const lazyDevices = (texts) =>
  1 +
  [...texts].filter(
    ([file, text]) => file.startsWith('src/') && /\bimport\(/.test(text) && !LOADS_BY_DEFERRED.test(text),
  ).length;

/** Number of files that `docs/architecture.md` lists below the heading of a flow; 0 without such a heading. */
function filesOnTheWay(page, heading) {
  const section = page.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return new Set([...section.matchAll(/`((?:src|server|sdk|test)\/[^`]+)`/g)].map(([, file]) => file)).size;
}

/** The numbers of docs/quality.md that the tree itself shows. */
export function treeNumbers() {
  const files = listFiles();
  const read = (wanted) => new Map(files.filter(wanted).map((file) => [file, readFileSync(fromRoot(file), 'utf8')]));
  const under = (...folders) =>
    read((file) => CODE.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)));
  const src = under('src');
  const server = under('server');
  const product = under('src', 'server', 'sdk');
  const written = new Map([
    ...under('src', 'server', 'sdk', 'headset', 'games', 'test', 'e2e', 'scripts', 'tools', 'bench'),
    ...read((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file)),
  ]);
  const graph = importGraph(product);
  const page = readFileSync(fromRoot('docs/architecture.md'), 'utf8');
  const flows = ['Home page', 'Reaction', 'Coin purchase', 'Score from a game', 'Friend request'].map((flow) => [
    `files on the way: ${flow.toLowerCase()}`,
    filesOnTheWay(page, flow),
  ]);
  const listed = [['files to add a call', filesOnTheWay(page, 'Add a call')], ...flows];
  return {
    'files in src': src.size,
    'files in server': server.size,
    'median lines of a file in src': median([...src.values()].map(linesOf)),
    'files with one importer, in percent': oneImporterShare(graph),
    ...Object.fromEntries(listed.filter(([, count]) => count > 0)),
    'composition files': [...src.keys()].filter((file) => file.startsWith('src/composition/')).length,
    'wiring styles': wiringStyles(src),
    'lazy devices': lazyDevices(src),
    'import circles': importCircles(graph).length,
    'tell, tells, told, telling': countMatches(written, /\b(?:tell|tells|told|telling)\b/gi),
    'comments with a relative opening': [...written]
      .filter(([file]) => CODE.test(file))
      .reduce((sum, [, text]) => sum + oddOpenings(text), 0),
    'lines of src, server and test': [...under('src', 'server', 'test').values()].reduce(
      (sum, text) => sum + linesOf(text),
      0,
    ),
  };
}
