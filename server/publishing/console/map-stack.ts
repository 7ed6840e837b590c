import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MappedLine, SourcePlace, StackFrame } from '../../../src/domain/console/game-health';
import { parseFrame } from '../../../src/domain/console/game-health';
import type { ServerDependencies } from '../../deps';
import { WorkQueue } from '../../identity/auth/work-queue';
import { BlobStoreError, isBlobKey } from '../../platform/blobs/blob-store.port';
import { projectRoot } from '../../platform/system/project-root';

const MEBIBYTE = 1024 * 1024;

/** Limits of the source maps that one stack may use. */
export const mapLimits = {
  /** Bytes of one map. */
  bytes: 16 * MEBIBYTE,
  /** Positions of one map, with its lines. Decoding takes about 100 bytes and 0.1 microseconds for each. */
  positions: 1_500_000,
  /** Sources of one map. */
  sources: 10_000,
  maps: 4,
  /** Lines of the stack. */
  lines: 50,
  /** Time from the request until no further map is used. */
  milliseconds: 2_000,
  /** Memory of the thread that decodes a map, in MiB. */
  memory: 512,
  /** Lines of a source: later ones are shown without their code. */
  sourceLines: 100_000,
  /** Characters that are read of a line of source, and of the name of a source and of its root. */
  read: 1_000,
  /** Characters of a shown line of source. */
  code: 200,
  /** Stacks that wait while another one is mapped. */
  waiting: 4,
} as const;

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

/** Returns the path of the map beside a script; the path of a stack is an encoded one. */
function mapName(file: string): string {
  try {
    return `${decodeURIComponent(file.slice(1))}.map`;
  } catch {
    return `${file.slice(1)}.map`;
  }
}

/** Bytes of a map, or the reason why there are none. */
type FoundMap = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly note: string };

async function readMap({ blobs, folder }: MapReader, name: string): Promise<FoundMap> {
  const key = `${folder}/${name}`;
  const missing = { note: `The build contains no “${name}”.` };
  if (!isBlobKey(key)) return missing;
  try {
    const found = await blobs.get(key);
    if (!found) return missing;
    if (found.size > mapLimits.bytes) {
      found.content.destroy();
      return { note: `“${name}” is larger than ${String(mapLimits.bytes / MEBIBYTE)} MiB.` };
    }
    const bytes = new Uint8Array(found.size);
    let at = 0;
    for await (const chunk of found.content as AsyncIterable<Buffer>) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    return { bytes };
  } catch (error) {
    if (!(error instanceof BlobStoreError)) throw error;
    return { note: 'The files of the build cannot be read at the moment.' };
  }
}

const problemTexts = {
  format: 'is not a source map of version 3',
  positions: 'has too many positions to be read',
  sources: 'has too many sources to be read',
} as const;

const FIRST_LINES = 'Only the first lines of this stack were read.';

/** Answer of the worker: a place for each position, or a problem of the map. */
type WorkerAnswer = { readonly places: MappedPlaces } | { readonly problem: keyof typeof problemTexts };
type MappedPlaces = readonly (SourcePlace | undefined)[];
type MappedPositions = { readonly places: MappedPlaces } | { readonly note: string };

const workerFile = join(projectRoot, 'server', 'publishing', 'console', 'source-map.worker.mjs');

/** Looks positions of a script up in a worker thread, which is stopped after some milliseconds. The bytes of the map move to the thread. */
async function mapInWorker(
  bytes: Uint8Array<ArrayBuffer>,
  positions: readonly StackFrame[],
  name: string,
  milliseconds: number,
): Promise<MappedPositions> {
  if (milliseconds <= 0) return { note: FIRST_LINES };
  const worker = new Worker(workerFile, {
    workerData: { bytes, positions, limits: mapLimits },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: mapLimits.memory },
  });
  try {
    const signal = AbortSignal.timeout(milliseconds);
    const [answer] = (await once(worker, 'message', { signal })) as [WorkerAnswer];
    return 'places' in answer ? answer : { note: `“${name}” ${problemTexts[answer.problem]}.` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ABORT_ERR') return { note: FIRST_LINES };
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') return { note: `“${name}” ${problemTexts.positions}.` };
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** Maps the first lines of a stack, until a time in milliseconds since 1970. */
async function mapStack(reader: MapReader, stack: string, until: number): Promise<MappedStack> {
  const lines: MappedLine[] = stack.split('\n').map((text) => ({ text, source: undefined }));
  const notes = new Set<string>();
  /** Positions by the file of their script, with their line of the stack. */
  const scripts = new Map<string, { readonly index: number; readonly frame: StackFrame }[]>();
  for (const [index, { text }] of lines.entries()) {
    const frame = parseFrame(text);
    if (!frame?.file.startsWith('/')) continue;
    if (index >= mapLimits.lines) notes.add(FIRST_LINES);
    else scripts.set(frame.file, [...(scripts.get(frame.file) ?? []), { index, frame }]);
  }
  const files = [...scripts.entries()];
  if (files.length > mapLimits.maps) notes.add('Only the first maps of this stack were read.');
  for (const [file, found] of files.slice(0, mapLimits.maps)) {
    const name = mapName(file);
    const map = await readMap(reader, name);
    const positions = found.map(({ frame }) => frame);
    const left = until - reader.clock.now().getTime();
    const mapped = 'note' in map ? map : await mapInWorker(map.bytes, positions, name, left);
    if ('note' in mapped) notes.add(mapped.note);
    else
      for (const [at, { index }] of found.entries())
        lines[index] = { text: lines[index]?.text ?? '', source: mapped.places[at] };
  }
  return { lines, note: notes.size === 0 ? undefined : [...notes].join(' ') };
}

/**
 * Creates the function that finds the places in the developer's sources for the lines of a stack, by the maps beside the scripts of the build.
 * One stack is mapped at a time, because a map needs memory. If a map is missing, broken or too large, or a limit is reached, lines stay
 * without places and the note has the reason.
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
