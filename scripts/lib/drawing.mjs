import { readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';
import { importGraph, listFiles } from './tree-numbers.mjs';

const PRODUCT = /^(?:src|server|sdk|games|headset)\/.*\.(?:tsx?|mjs)$/;
const LAYERS = ['composition', 'ui', 'adapters', 'application', 'contract', 'domain'];
const MODULES = ['catalogue', 'community', 'commerce', 'play', 'publishing', 'messaging', 'identity'];
/** Number of imports between two modules of the server that makes an arrow. */
const MANY = 10;

/** Returns the box of a file: a layer of `src`, a module of `server`, or another top-level folder. */
function boxOf(file) {
  const [top, second, ...rest] = file.split('/');
  const inFolder = rest.length > 0;
  if (top === 'src') return inFolder ? second : 'composition';
  if (top === 'server') return inFolder ? second : 'platform';
  return top;
}

/** Counts the imports between boxes, by `from --> to`, in a graph of files. */
export function countEdges(graph) {
  const counts = new Map();
  for (const [file, targets] of graph)
    for (const target of targets) {
      const edge = `${boxOf(file)} --> ${boxOf(target)}`;
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  return counts;
}

const group = (name, boxes) => [`  subgraph ${name}`, ...boxes.map((box) => `    ${box}`), '  end'];
const isModule = (box) => MODULES.includes(box) || box === 'platform';

/** Arrow of an edge: every import between layers, many imports between modules, none of or to the platform. */
function arrowOf([edge, count]) {
  const [from, to] = edge.split(' --> ');
  if (from === to) return undefined;
  if (!isModule(from)) return edge;
  if (!isModule(to)) return `server --> ${to}`;
  return from !== 'platform' && to !== 'platform' && count >= MANY ? edge : undefined;
}

/** Draws the boxes and their arrows as Mermaid. */
export function drawModules(counts) {
  const arrows = new Set([...counts].map(arrowOf).filter((arrow) => arrow !== undefined));
  return [
    'flowchart TD',
    ...group('src', LAYERS),
    ...group('server', [...MODULES, 'platform']),
    ...[...arrows].sort().map((arrow) => `  ${arrow}`),
    // By the package name, as another developer would import the SDK.
    '  games --> sdk',
    '',
  ].join('\n');
}

/** Draws the tree as it is now. */
export function drawTree() {
  const files = listFiles().filter((file) => PRODUCT.test(file) && !file.endsWith('.d.ts'));
  return drawModules(
    countEdges(importGraph(new Map(files.map((file) => [file, readFileSync(fromRoot(file), 'utf8')])))),
  );
}

/** Replaces the Mermaid block of a page. */
export const withDrawing = (page, drawing) =>
  page.replace(/```mermaid\n[\s\S]*?```/, () => `\`\`\`mermaid\n${drawing}\`\`\``);
