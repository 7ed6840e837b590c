import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../support/free-port';
import { send } from '../../support/http-client';
import { placeEmpty } from '../../support/snapshot';
import { temporaryFolder } from '../../support/temporary-folder';

const port = await freePort();
const SCRIPT = fileURLToPath(new URL('../../support/run-server.mjs', import.meta.url));
const data = temporaryFolder();
const lock = join(data, 'db.lock');

interface Run {
  readonly child: ChildProcess;
  output: string;
  readonly exit: Promise<unknown[]>;
}

const running: Run[] = [];

function run(own: number): Run {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, NODE_ENV: 'development', PORT: String(own), HOLOCADE_DATA: data, HOLOCADE_DEMO: '0' },
  });
  const started: Run = { child, output: '', exit: once(child, 'exit') };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      started.output += chunk.toString();
    });
  running.push(started);
  return started;
}

const ready = (): Promise<number> =>
  send({ port, method: 'GET', path: '/readyz', headers: { host: 'localhost' }, body: undefined }).then(
    ({ status }) => status,
    () => 0,
  );

// Creating a database takes longer than the tests.
beforeAll(() => placeEmpty(data));

afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
});

describe('the process of a server', () => {
  test('becomes ready after its start', { timeout: 100_000 }, async () => {
    run(port);
    await expect.poll(ready, { interval: 200, timeout: 90_000 }).toBe(200);
  });

  test('refuses a second process on its database, and names the first', { timeout: 60_000 }, async () => {
    const pid = Number(readFileSync(lock, 'utf8').split(' ')[0]);
    const second = run(await freePort());
    const [code] = await second.exit;
    expect(code).toBe(1);
    expect(second.output).toContain(`The database is in use by process ${pid}.`);
    expect(await ready()).toBe(200);
  });

  test('drains on SIGTERM: exit code 0, and the lock is released', { timeout: 60_000 }, async () => {
    const [first] = running;
    first?.child.kill('SIGTERM');
    expect(await first?.exit).toEqual([0, null]);
    expect(existsSync(lock)).toBe(false);
  });
});
