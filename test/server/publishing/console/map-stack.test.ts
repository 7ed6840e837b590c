import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FolderBlobStore } from '../../../../server/platform/blobs/folder-blob-store';
import { stackMapper } from '../../../../server/publishing/console/map-stack';

const FOLDER = 'builds/kite';
const FIRST_LINES = 'Only the first lines of this stack were read.';
const map = {
  version: 3,
  sources: ['../src/main.ts'],
  sourcesContent: ['// The game.\nstart();\n  tick(map.tile);\n'],
  names: [],
  mappings: 'AAEE',
};

let dataFolder: string;
let blobs: FolderBlobStore;
const clock = { now: () => new Date(0) };

const putMap = (name: string, content: object) =>
  blobs.put(`${FOLDER}/1.0.0/${name}`, Buffer.from(JSON.stringify(content)));
const frames = (count: number) => Array(count).fill('at tick (/1.0.0/part1.js:1:9)').join('\n');
const placesOf = ({ lines }: Awaited<ReturnType<ReturnType<typeof stackMapper>>>) =>
  lines.filter(({ source }) => source !== undefined).length;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'maps-'));
  blobs = new FolderBlobStore({ dataFolder });
  for (const n of [1, 2, 3, 4, 5]) await putMap(`part${String(n)}.js.map`, map);
});
afterAll(() => rm(dataFolder, { recursive: true }));

describe('stackMapper', () => {
  test('T71: decodes each map in a thread of its own, which is stopped two seconds after the request', async () => {
    const code = await readFile('server/publishing/console/map-stack.ts', 'utf8');
    expect(code).not.toMatch(/trace-mapping|JSON\.parse/);
    const threads: Worker[] = [];
    const add = (thread: Worker) => void threads.push(thread);
    process.on('worker', add);
    const mappedAfter = async (milliseconds: number) => {
      const times = [0];
      const passing = { now: () => new Date(times.pop() ?? milliseconds) };
      const stack = `${frames(2)}\nat tick (/1.0.0/part2.js:1:9)`;
      const mapped = await stackMapper({ blobs, clock: passing })(FOLDER, stack);
      return [placesOf(mapped), mapped.note, threads.splice(0).map(({ threadId }) => threadId)];
    };
    // Ended threads have the id -1. A thread needs more than a millisecond to start.
    expect(await mappedAfter(0)).toEqual([3, undefined, [-1, -1]]);
    expect(await mappedAfter(1_999)).toEqual([0, FIRST_LINES, [-1, -1]]);
    expect(await mappedAfter(2_000)).toEqual([0, FIRST_LINES, []]);
    process.off('worker', add);
  });

  test('T71: reads at most four maps for a stack, and maps its first fifty lines', async () => {
    const parts = [1, 2, 3, 4, 5].map((n) => `at f${String(n)} (/1.0.0/part${String(n)}.js:1:9)`);
    const few = await stackMapper({ blobs, clock })(FOLDER, parts.join('\n'));
    expect(few.lines.map(({ source }) => source?.line)).toEqual([3, 3, 3, 3, undefined]);
    expect(few.note).toBe('Only the first maps of this stack were read.');
    const many = await stackMapper({ blobs, clock })(FOLDER, frames(60));
    expect([placesOf(many), many.lines.length, many.note]).toEqual([50, 60, FIRST_LINES]);
  });

  test('T71: shows a place beyond a hundred thousand lines of a source without its code', async () => {
    // Columns 1 and 11 come from lines 100,000 and 100,001.
    await putMap('long.js.map', { ...map, sourcesContent: ['x\n'.repeat(200_000)], mappings: 'AA+pjGA,UACA' });
    const stack = 'at tick (/1.0.0/long.js:1:1)\nat tick (/1.0.0/long.js:1:11)';
    const { lines } = await stackMapper({ blobs, clock })(FOLDER, stack);
    expect(lines.map(({ source }) => source?.line)).toEqual([100_000, 100_001]);
    expect(lines.map(({ source }) => source?.code)).toEqual(['x', undefined]);
  });

  test('T71: maps one stack at a time, lets four wait and returns further ones as they are', async () => {
    const read = blobs.get.bind(blobs);
    let [reading, most] = [0, 0];
    vi.spyOn(blobs, 'get').mockImplementation((key) => {
      most = Math.max(most, (reading += 1));
      return read(key).finally(() => (reading -= 1));
    });
    const mapStack = stackMapper({ blobs, clock });
    const mapped = await Promise.all(Array.from({ length: 6 }, () => mapStack(FOLDER, frames(1))));
    vi.restoreAllMocks();
    expect([mapped.map(placesOf), most]).toEqual([[1, 1, 1, 1, 1, 0], 1]);
    expect(mapped[5]?.note).toBe('Other stacks are being read at the moment. Try again later.');
  });
});
