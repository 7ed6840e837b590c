import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { DatabaseInUse, takeLock } from '../../../../server/platform/database/lock-file';
import { temporaryFolder } from '../../support/temporary-folder';

const lockIn = (folder: string): string => join(folder, 'db.lock');

function otherProcess(): { pid: number; end: () => Promise<unknown> } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const exited = once(child, 'exit');
  return { pid: child.pid ?? 0, end: () => (child.kill('SIGKILL'), exited) };
}

interface Race {
  readonly taken: number;
  readonly shared: number;
}

const RACERS = 4;
const ATTEMPTS = 400;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the module as a file that Node can load directly. */
async function builtLock(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: here('../../../../server/platform/database/lock-file.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'lock.mjs' } },
    },
  });
  return join(folder, 'lock.mjs');
}

async function race(module: string, lock: string): Promise<Race> {
  const child = spawn(process.execPath, [here('../../support/race-for-lock.mjs'), module, lock, String(ATTEMPTS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return JSON.parse(output) as Race;
}

describe('takeLock', () => {
  test('writes a file with the process id until the release', () => {
    const path = lockIn(temporaryFolder());
    const release = takeLock(path);
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(existsSync(path)).toBe(false);
  });

  test('refuses the same process a second time, and is available again afterwards', () => {
    const path = lockIn(temporaryFolder());
    const release = takeLock(path);
    expect(() => takeLock(path)).toThrow(DatabaseInUse);
    release();
    takeLock(path)();
  });

  test('F03: refuses a path locked by a living process, names its id, and takes over after its death', async () => {
    const path = lockIn(temporaryFolder());
    const other = otherProcess();
    writeFileSync(path, `${other.pid} \n`);
    expect(() => takeLock(path)).toThrow(new RegExp(`in use by process ${other.pid}\\.`));
    expect(readFileSync(path, 'utf8')).toBe(`${other.pid} \n`);
    await other.end();
    takeLock(path)();
  });

  test.each([
    ['an id reused by another program', `${process.ppid} 1\n`],
    ['the id that this process had in an earlier life', `${process.pid} 1\n`],
  ])('takes over a file with %s', (_name, content) => {
    const path = lockIn(temporaryFolder());
    writeFileSync(path, content);
    const release = takeLock(path);
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
  });

  test.each([
    ['nothing', ''],
    ['nonsense', 'nonsense\n'],
  ])('refuses a new file with %s, which may be incomplete, and takes over later', (_name, content) => {
    const path = lockIn(temporaryFolder());
    writeFileSync(path, content);
    expect(() => takeLock(path)).toThrow(/in use by another process\./);
    utimesSync(path, new Date(0), new Date(0));
    takeLock(path)();
    expect(existsSync(path)).toBe(false);
  });

  test('release never removes a lock with different content', () => {
    const path = lockIn(temporaryFolder());
    const release = takeLock(path);
    writeFileSync(path, `${process.ppid} \n`);
    release();
    expect(existsSync(path)).toBe(true);
  });

  test('leaves no other file behind', () => {
    const folder = temporaryFolder({ 'db.lock': '999999999 1\n', 'db.lock.takeover': '999999999 1\n' });
    takeLock(lockIn(folder))();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('never gives the lock to two of several competing processes', { timeout: 60_000 }, async () => {
    const folder = temporaryFolder();
    const module = await builtLock(folder);
    const racers = await Promise.all(Array.from({ length: RACERS }, () => race(module, lockIn(folder))));
    const sum = (key: keyof Race): number => racers.reduce((total, racer) => total + racer[key], 0);
    expect(sum('shared')).toBe(0);
    expect(sum('taken')).toBeGreaterThan(0);
  });

  test('a second release never removes the lock of its next owner', () => {
    const path = lockIn(temporaryFolder());
    const release = takeLock(path);
    release();
    writeFileSync(path, '1 1\n');
    release();
    expect(existsSync(path)).toBe(true);
  });
});
