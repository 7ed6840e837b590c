import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../support/free-port';
import { send } from '../../support/http-client';
import { placeEmpty } from '../../support/snapshot';
import { temporaryFolder } from '../../support/temporary-folder';

const port = await freePort();
const PACKAGE = new URL('../../../../package.json', import.meta.url);
const SCRIPT = fileURLToPath(new URL('../../support/run-server.mjs', import.meta.url));
const data = temporaryFolder();
const packageFolder = temporaryFolder();
const lock = join(data, 'db.lock');

interface Run {
  readonly child: ChildProcess;
  output: string;
  readonly exit: Promise<unknown[]>;
}

const running: Run[] = [];

function follow(command: string, args: readonly string[], options: SpawnOptions): Run {
  const child = spawn(command, args, options);
  const started: Run = { child, output: '', exit: once(child, 'exit') };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      started.output += chunk.toString();
    });
  running.push(started);
  return started;
}

const environment = (port: number) => ({
  ...process.env,
  NODE_ENV: 'development',
  PORT: String(port),
  HOLOCADE_DATA: data,
  HOLOCADE_DEMO: '0',
});

const run = (port: number): Run => follow(process.execPath, [SCRIPT], { env: environment(port) });

/** Runs the script `start` of our package.json by npm, in a process group of its own. The server's source replaces the build. */
function runNpmStart(port: number): Run {
  const { scripts } = JSON.parse(readFileSync(fileURLToPath(PACKAGE), 'utf8')) as { scripts: { start: string } };
  mkdirSync(join(packageFolder, 'scripts'), { recursive: true });
  writeFileSync(join(packageFolder, 'package.json'), JSON.stringify({ name: 'start', type: 'module', scripts }));
  writeFileSync(join(packageFolder, 'scripts', 'start.mjs'), `await import(${JSON.stringify(SCRIPT)});\n`);
  const env = { ...environment(port), npm_config_update_notifier: 'false' };
  return follow('npm', ['start'], { cwd: packageFolder, env, detached: true });
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
  // A server that npm has left behind.
  if (existsSync(lock)) process.kill(Number(readFileSync(lock, 'utf8').split(' ')[0]), 'SIGKILL');
});

describe('the process of a server', () => {
  test('becomes ready after its start', { timeout: 100_000 }, async () => {
    run(port);
    await expect.poll(ready, { interval: 200, timeout: 90_000 }).toBe(200);
  });

  test('F03: refuses a second process on its database, and names the first', { timeout: 60_000 }, async () => {
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

describe('npm start', () => {
  const portIsFree = (): Promise<boolean> =>
    new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });

  async function started(): Promise<Run & { readonly pid: number }> {
    const npm = runNpmStart(port);
    await expect.poll(ready, { interval: 200, timeout: 90_000 }).toBe(200);
    return Object.assign(npm, { pid: npm.child.pid ?? 0 });
  }

  test.each([
    ['SIGTERM to npm, as a supervisor sends it', (pid: number) => process.kill(pid, 'SIGTERM')],
    ['SIGINT to all its processes, as a terminal sends it', (pid: number) => process.kill(-pid, 'SIGINT')],
    ['SIGTERM to all its processes', (pid: number) => process.kill(-pid, 'SIGTERM')],
  ])('drains on %s: exit code 0, the lock is released and the port is free', { timeout: 120_000 }, async (_, end) => {
    const npm = await started();
    end(npm.pid);
    expect(await npm.exit).toEqual([0, null]);
    expect(existsSync(lock)).toBe(false);
    expect(await portIsFree()).toBe(true);
    expect(npm.output).not.toContain('exiting');
  });
});
