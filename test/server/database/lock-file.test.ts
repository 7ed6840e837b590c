import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DatabaseInUse, takeLock } from '../../../server/database/lock-file';
import { temporaryFolder } from '../support/temporary-folder';

const lockIn = (folder: string): string => join(folder, 'db.lock');

function otherProcess(): { pid: number; end: () => Promise<unknown> } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const exited = once(child, 'exit');
  return { pid: child.pid ?? 0, end: () => (child.kill('SIGKILL'), exited) };
}

describe('takeLock', () => {
  test('holds a file with the process in it until it is released', () => {
    const path = lockIn(temporaryFolder());
    const release = takeLock(path);
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
    expect(existsSync(path)).toBe(false);
  });

  test('is refused to the same process a second time, and to be had again afterwards', () => {
    const path = lockIn(temporaryFolder());
    const release = takeLock(path);
    expect(() => takeLock(path)).toThrow(DatabaseInUse);
    release();
    takeLock(path)();
  });

  test('is refused while another process lives, whose id is named, and taken over once it is dead', async () => {
    const path = lockIn(temporaryFolder());
    const other = otherProcess();
    writeFileSync(path, `${other.pid} \n`);
    expect(() => takeLock(path)).toThrow(new RegExp(`in use by process ${other.pid}\\.`));
    expect(readFileSync(path, 'utf8')).toBe(`${other.pid} \n`);
    await other.end();
    takeLock(path)();
  });

  test.each([
    ['an id that another program has now', `${process.ppid} 1\n`],
    ['the id that this process had in an earlier life', `${process.pid} 1\n`],
    ['nothing', ''],
    ['nonsense', 'nonsense\n'],
  ])('takes over a file with %s', (_name, content) => {
    const path = lockIn(temporaryFolder());
    writeFileSync(path, content);
    const release = takeLock(path);
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
  });

  test('a second release never takes the lock from its next holder', () => {
    const path = lockIn(temporaryFolder());
    const release = takeLock(path);
    release();
    writeFileSync(path, '1 1\n');
    release();
    expect(existsSync(path)).toBe(true);
  });
});
