import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { MappedLine, SourcePlace, StackFrame } from '../../../src/domain/console/game-health';
import { parseFrame } from '../../../src/domain/console/game-health';
import type { ServerDependencies } from '../../deps';
import { BlobStoreError, isBlobKey } from '../../platform/blobs/blob-store.port';

/** Limits of the source maps that one stack may use. */
export const mapLimits = {
  /** Bytes of one map. */
  bytes: 16 * 1024 * 1024,
  /** Positions of one map, with its lines. Decoding takes about 100 bytes and 0.1 microseconds for each. */
  positions: 1_500_000,
  maps: 4,
  /** Time after which no further map is read. */
  milliseconds: 2_000,
  /** Characters of a shown line of source. */
  code: 200,
} as const;

/** Maps of a build, or the reason why there is none. */
type FoundMap = { readonly map: TraceMap } | { readonly note: string };

interface MapReader extends Pick<ServerDependencies, 'blobs' | 'clock'> {
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
    return { map: new TraceMap(json as ConstructorParameters<typeof TraceMap>[0]) };
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

/** Returns a line of a text, without loading the others into memory. */
function lineOf(text: string, line: number): string | undefined {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return undefined;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? undefined : end).trim();
}

/** Returns the place in the sources of a position in a script. Throws for a map with values of wrong types. */
function placeOf(map: TraceMap, { line, column }: StackFrame): SourcePlace | undefined {
  if (line < 1 || column < 1) return undefined;
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return undefined;
  const content = sourceContentFor(map, found.source);
  return {
    file: found.source.slice(0, mapLimits.code),
    ...{ line: found.line, column: found.column + 1 },
    code: content === null ? undefined : lineOf(content, found.line)?.slice(0, mapLimits.code),
  };
}

/**
 * Finds the places in the developer's sources for the lines of a stack, by the maps beside the scripts of the build. A missing, broken or too
 * large map leaves its lines as they are; the note says why.
 */
export async function mapStack(
  reader: MapReader,
  stack: string,
): Promise<{ readonly lines: readonly MappedLine[]; readonly note: string | undefined }> {
  const until = reader.clock.now().getTime() + mapLimits.milliseconds;
  const maps = new Map<string, FoundMap>();
  const lines: MappedLine[] = [];
  for (const text of stack.split('\n')) {
    const frame = parseFrame(text);
    if (!frame?.file.startsWith('/')) {
      lines.push({ text, source: undefined });
      continue;
    }
    const isOver = maps.size >= mapLimits.maps || reader.clock.now().getTime() > until;
    const found =
      maps.get(frame.file) ??
      (isOver ? { note: 'Only the first maps of this stack were read.' } : await readMap(reader, frame.file));
    const mapped = placeIn(found, frame);
    maps.set(frame.file, mapped.found);
    lines.push({ text, source: mapped.place });
  }
  const notes = new Set([...maps.values()].flatMap((found) => ('note' in found ? [found.note] : [])));
  return { lines, note: notes.size === 0 ? undefined : [...notes].join(' ') };
}

/** Finds the place of a frame; a map that cannot be used becomes a note. */
function placeIn(
  found: FoundMap,
  frame: StackFrame,
): { readonly found: FoundMap; readonly place?: SourcePlace | undefined } {
  if ('note' in found) return { found };
  try {
    return { found, place: placeOf(found.map, frame) };
  } catch {
    return { found: broken(mapName(frame.file)) };
  }
}
