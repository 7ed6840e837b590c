// A worker thread that decodes one source map and looks positions up. Plain JavaScript, so that it runs without a build in every environment.
import { parentPort, workerData } from 'node:worker_threads';
import { traceSegment, TraceMap } from '@jridgewell/trace-mapping';

const COMMA = 0x2c;
const SEMICOLON = 0x3b;

/** Counts the lines and positions of a map without decoding them. */
function countPositions(mappings) {
  let count = 0;
  for (let at = 0; at < mappings.length; at += 1) {
    const code = mappings.charCodeAt(at);
    if (code === COMMA || code === SEMICOLON) count += 1;
  }
  return count;
}

/** Parses a source map of version 3 without sections. Throws for another text. */
function parseMap(text, limits) {
  const { version, mappings, sources, sourcesContent, sourceRoot } = JSON.parse(text.replace(/^\)\]\}'[^\n]*\n/, ''));
  if (version !== 3 || typeof mappings !== 'string' || !Array.isArray(sources)) throw new TypeError('Unknown version.');
  if (countPositions(mappings) > limits.positions) return { problem: 'positions' };
  if (sources.length > limits.sources) return { problem: 'sources' };
  return {
    // Contains the positions only.
    map: new TraceMap({ version: 3, mappings, names: [], sources: [] }),
    root: typeof sourceRoot === 'string' ? sourceRoot.slice(0, limits.read) : '',
    sources,
    contents: Array.isArray(sourcesContent) ? sourcesContent : [],
  };
}

/** Returns the beginning of a line of a text, without loading the others into memory; undefined beyond the limit. */
function lineOf(text, line, limits) {
  if (line > limits.sourceLines) return undefined;
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return undefined;
    start = end + 1;
  }
  const [found = ''] = text.slice(start, start + limits.read).split('\n', 1);
  return found.trim().slice(0, limits.code);
}

/** Returns the name of a source with its root, for example `../src/main.ts`. */
function sourceName(source, sourceRoot, limits) {
  const sources = [source.slice(0, limits.read)];
  const { resolvedSources } = new TraceMap({ version: 3, mappings: '', names: [], sources, sourceRoot });
  return resolvedSources[0].slice(0, limits.code);
}

/** Returns the place in the sources of a position in a script. Throws for a map with values of wrong types. */
function placeOf({ map, root, sources, contents }, { line, column }, limits) {
  if (line < 1 || column < 1) return undefined;
  const segment = traceSegment(map, line - 1, column - 1);
  if (!segment || segment.length === 1) return undefined;
  const [, index, sourceLine, sourceColumn] = segment;
  const { [index]: source } = sources;
  const content = contents[index] ?? null;
  if (source === null) return undefined;
  if (typeof source !== 'string') throw new TypeError('A source has no name.');
  if (content !== null && typeof content !== 'string') throw new TypeError('A source is no text.');
  return {
    file: sourceName(source, root, limits),
    line: sourceLine + 1,
    column: sourceColumn + 1,
    code: content === null ? undefined : lineOf(content, sourceLine + 1, limits),
  };
}

/** Returns the places of all positions, or the problem that makes the map unusable. */
function mapPositions({ bytes, positions, limits }) {
  try {
    const parsed = parseMap(new TextDecoder().decode(bytes), limits);
    if (parsed.problem) return { problem: parsed.problem };
    return { places: positions.map((position) => placeOf(parsed, position, limits)) };
  } catch {
    return { problem: 'format' };
  }
}

parentPort.postMessage(mapPositions(workerData));
