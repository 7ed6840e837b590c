import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runningServer } from '../../scripts/lib/running-server.mjs';

function dataFolder(lock) {
  const folder = mkdtempSync(join(tmpdir(), 'running-server-'));
  if (lock !== undefined) writeFileSync(join(folder, 'db.lock'), lock);
  return folder;
}

const living = process.ppid;
const startOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];

describe('runningServer', () => {
  test('returns the running process that has the lock', () => {
    const lock = `${living} ${startOf(living)} 0b2d\n`;
    expect(runningServer({ HOLOCADE_DATA: dataFolder(lock) })).toBe(living);
  });

  test.each([
    ['there is no lock', undefined],
    ['the lock is empty', ''],
    ['the process has ended', '999999999 1 0b2d\n'],
    ['another process has the id now', `${living} 1 0b2d\n`],
  ])('finds none when %s', (_name, lock) => {
    expect(runningServer({ HOLOCADE_DATA: dataFolder(lock) })).toBeUndefined();
  });

  test('returns undefined without an embedded database', () => {
    const environment = { HOLOCADE_DATA: dataFolder(`${living} \n`), DATABASE_URL: 'postgres://db' };
    expect(runningServer(environment)).toBeUndefined();
  });
});

describe('npm start', () => {
  test('does not replace the build of a running server and names its process', () => {
    const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
    const env = { ...process.env, DATABASE_URL: '', HOLOCADE_DATA: dataFolder(`${living} \n`) };
    const { status, stderr, stdout } = spawnSync(process.execPath, [script], {
      env,
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`The database is in use by process ${living}.`);
  });
});
