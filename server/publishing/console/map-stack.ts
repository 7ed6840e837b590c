import { traceSegment, TraceMap } from '@jridgewell/trace-mapping';
import type { MappedLine, SourcePlace, StackFrame } from '../../../src/domain/console/game-health';
import { parseFrame } from '../../../src/domain/console/game-health';
import type { ServerDependencies } from '../../deps';
import { WorkQueue } from '../../identity/auth/work-queue';
import { BlobStoreError, isBlobKey } from '../../platform/blobs/blob-store.port';

/** Limits of the source maps that one stack may use. */
export const mapLimits = {
  /** Bytes of one map. */
  bytes: 16 * 1024 * 1024,
  /** Positions of one map, with its lines. Decoding takes about 100 bytes and 0.1 microseconds for each. */
  positions: 1_500_000,
  /** Sources of one map. */
  sources: 10_000,
  maps: 4,
  /** Lines of the stack. */
  lines: 50,
  /** Time after the request at which mapping stops. A map that is being read then is still decoded. */
  milliseconds: 2_000,
  /** Lines of a source: later ones are shown without their code. */
  sourceLines: 100_000,
  /** Characters that are read of a line of source, and of the name of a source and of its root. */
  read: 1_000,
  /** Characters of a shown line of source. */
  code: 200,
  /** Stacks that wait while another one is mapped. */
  waiting: 4,
} as const;

/** Map of a script. Values of unknown types are checked when they are used. */
interface ScriptMap {
  /** Contains the positions only. */
  readonly map: TraceMap;
  readonly root: string;
  readonly sources: readonly unknown[];
  readonly contents: readonly unknown[];
}

/** Map of a script, or the reason why there is none. */
type FoundMap = ScriptMap | { readonly note: string };

interface MappedStack {
  readonly lines: readonly MappedLine[];
  readonly note: string | undefined;
}

interface Dependencies extends Pick<ServerDependencies, 'blobs'> {
  readonly clock: Pick<ServerDependencies['clock'], 'now'>;
}

interface MapReader extends Dependencies {
  /** Folder of the game's builds in the blob store. */
  readonly folder: string;
}

/** Counts the lines and positions of a map without decoding them. */
function countPositions(mappings: string): number {
  let count = 0;
  for (let at = 0; at < mappings.length; at += 1) {
    const code = mappings.charCodeAt(at);
    if (code === 0x2c || code === 0x3b) count += 1;
  }
  return count;
}

const broken = (name: string): FoundMap => ({ note: `“${name}” is not a source map of version 3.` });

/** Parses a source map of version 3 without sections. */
function parseMap(text: string, name: string): FoundMap {
  try {
    const json: unknown = JSON.parse(text.replace(/^\)\]\}'[^\n]*\n/, ''));
    if (typeof json !== 'object' || json === null || !('version' in json) || json.version !== 3) return broken(name);
    if (!('mappings' in json) || typeof json.mappings !== 'string') return broken(name);
    if (countPositions(json.mappings) > mapLimits.positions)
      return { note: `“${name}” has too many positions to be read.` };
    const { sources, sourcesContent, sourceRoot } = json as Readonly<Record<string, unknown>>;
    if (!Array.isArray(sources)) return broken(name);
    if (sources.length > mapLimits.sources) return { note: `“${name}” has too many sources to be read.` };
    return {
      map: new TraceMap({ version: 3, mappings: json.mappings, names: [], sources: [] }),
      root: typeof sourceRoot === 'string' ? sourceRoot.slice(0, mapLimits.read) : '',
      sources,
      contents: Array.isArray(sourcesContent) ? sourcesContent : [],
    };
  } catch {
    return broken(name);
  }
}

/** Returns the path of the map beside a script; the path of a stack is an encoded one. */
function mapName(file: string): string {
  try {
    return `${decodeURIComponent(file.slice(1))}.map`;
  } catch {
    return `${file.slice(1)}.map`;
  }
}

async function readMap({ blobs, folder }: MapReader, file: string): Promise<FoundMap> {
  const name = mapName(file);
  const key = `${folder}/${name}`;
  const missing = { note: `The build contains no “${name}”.` };
  if (!isBlobKey(key)) return missing;
  try {
    const found = await blobs.get(key);
    if (!found) return missing;
    if (found.size > mapLimits.bytes) {
      found.content.destroy();
      return { note: `“${name}” is larger than ${String(mapLimits.bytes / 1024 / 1024)} MiB.` };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of found.content as AsyncIterable<Buffer>) chunks.push(chunk);
    return parseMap(Buffer.concat(chunks).toString('utf8'), name);
  } catch (error) {
    if (!(error instanceof BlobStoreError)) throw error;
    return { note: 'The files of the build cannot be read at the moment.' };
  }
}

/** Returns the beginning of a line of a text, without loading the others into memory; undefined beyond the limit. */
function lineOf(text: string, line: number): string | undefined {
  if (line > mapLimits.sourceLines) return undefined;
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return undefined;
    start = end + 1;
  }
  const [found = ''] = text.slice(start, start + mapLimits.read).split('\n', 1);
  return found.trim().slice(0, mapLimits.code);
}

/** Returns the name of a source with its root, for example `../src/main.ts`. */
function sourceName(source: string, root: string): string {
  const sources = [source.slice(0, mapLimits.read)];
  const { resolvedSources } = new TraceMap({ version: 3, mappings: '', names: [], sources, sourceRoot: root });
  return resolvedSources[0]?.slice(0, mapLimits.code) ?? '';
}

/** Returns the place in the sources of a position in a script. Throws for a map with values of wrong types. */
function placeOf({ map, root, sources, contents }: ScriptMap, { line, column }: StackFrame): SourcePlace | undefined {
  if (line < 1 || column < 1) return undefined;
  const segment = traceSegment(map, line - 1, column - 1);
  if (!segment || segment.length === 1) return undefined;
  const [, index, sourceLine, sourceColumn] = segment;
  const [source, content = null] = [sources[index], contents[index]];
  if (source === null) return undefined;
  if (typeof source !== 'string') throw new TypeError('A source has no name.');
  if (content !== null && typeof content !== 'string') throw new TypeError('A source is no text.');
  return {
    file: sourceName(source, root),
    ...{ line: sourceLine + 1, column: sourceColumn + 1 },
    code: content === null ? undefined : lineOf(content, sourceLine + 1),
  };
}

/** Finds the place of a frame; a map that cannot be used becomes a note. */
function placeIn(
  found: FoundMap,
  frame: StackFrame,
): { readonly found: FoundMap; readonly place?: SourcePlace | undefined } {
  if ('note' in found) return { found };
  try {
    return { found, place: placeOf(found, frame) };
  } catch {
    return { found: broken(mapName(frame.file)) };
  }
}

/** Maps the first lines of a stack, until a time in milliseconds since 1970. */
async function mapStack(reader: MapReader, stack: string, until: number): Promise<MappedStack> {
  const maps = new Map<string, FoundMap>();
  const notes = new Set<string>();
  const lines: MappedLine[] = [];
  for (const [index, text] of stack.split('\n').entries()) {
    const frame = parseFrame(text);
    if (!frame?.file.startsWith('/')) {
      lines.push({ text, source: undefined });
      continue;
    }
    if (index >= mapLimits.lines || reader.clock.now().getTime() > until) {
      notes.add('Only the first lines of this stack were read.');
      lines.push({ text, source: undefined });
      continue;
    }
    const found =
      maps.get(frame.file) ??
      (maps.size >= mapLimits.maps
        ? { note: 'Only the first maps of this stack were read.' }
        : await readMap(reader, frame.file));
    const mapped = placeIn(found, frame);
    maps.set(frame.file, mapped.found);
    if ('note' in mapped.found) notes.add(mapped.found.note);
    lines.push({ text, source: mapped.place });
  }
  return { lines, note: notes.size === 0 ? undefined : [...notes].join(' ') };
}

/**
 * Creates the function that finds the places in the developer's sources for the lines of a stack, by the maps beside the scripts of the build.
 * One stack is mapped at a time, because decoding a map blocks the process. If a map is missing, broken or too large, or a limit
 * is reached, lines stay without places and the note has the reason.
 */
export function stackMapper({ blobs, clock }: Dependencies): (folder: string, stack: string) => Promise<MappedStack> {
  const queue = new WorkQueue(1, mapLimits.waiting);
  return async (folder, stack) => {
    const until = clock.now().getTime() + mapLimits.milliseconds;
    const mapped = await queue.run(() => mapStack({ blobs, clock, folder }, stack, until));
    if (mapped.ok) return mapped.value;
    return {
      lines: stack.split('\n').map((text) => ({ text, source: undefined })),
      note: 'Other stacks are being read at the moment. Try again later.',
    };
  };
}
