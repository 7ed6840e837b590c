import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BundledServer } from '../../support/bundle-server';
import { bundleServer } from '../../support/bundle-server';
import { freePort } from '../../support/free-port';
import { silentLog } from '../../support/silent-log';
import { placeFilled } from '../../support/snapshot';
import { temporaryFolder } from '../../support/temporary-folder';
import { fillDemo } from '../../support/test-server';

const SCRIPT = fileURLToPath(new URL('../../support/run-bundle.mjs', import.meta.url));
const CONNECTIONS = 50;
const UNTIL_READY = { timeout: 60_000, interval: 50 };

describe('a server that is stopped while a proxy uses fifty connections', { timeout: 120_000 }, () => {
  let bundle: BundledServer;
  beforeAll(async () => {
    bundle = await bundleServer();
  }, 120_000);
  afterAll(() => bundle.remove());

  test('F02: answers every request that it accepted, accepts no new connection and ends with 0', async () => {
    const port = await freePort();
    const folder = temporaryFolder();
    await placeFilled(folder, 'demo', fillDemo(silentLog));
    const environment = {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      PORT: String(port),
      HOLOCADE_DATA: folder,
      HOLOCADE_TRUST_PROXY: 'loopback',
    };
    const server = spawn(process.execPath, [SCRIPT, bundle.file], { stdio: 'ignore', env: environment });
    const gone = once(server, 'exit');
    const proxy = new Pool(`http://127.0.0.1:${String(port)}`, { connections: CONNECTIONS });
    const headers = { host: `holocade.localhost:${String(port)}` };
    const statusOf = async (path: string): Promise<number | string> => {
      try {
        const { statusCode, body } = await proxy.request({ method: 'GET', path, headers });
        await body.dump();
        return statusCode;
      } catch (error) {
        return (error as Error & { readonly code?: string }).code ?? String(error);
      }
    };
    await expect.poll(() => statusOf('/readyz'), UNTIL_READY).toBe(200);

    const answers = Array.from({ length: CONNECTIONS }, (): (number | string)[] => []);
    const clients = answers.map(async (own) => {
      do own.push(await statusOf('/v1/public/arcade/game/index'));
      while (own.at(-1) === 200);
    });
    // The server has then accepted every connection.
    await expect.poll(() => Math.min(...answers.map((own) => own.length)), UNTIL_READY).toBeGreaterThan(1);
    server.kill('SIGTERM');
    await Promise.all(clients);
    expect(await gone).toEqual([0, null]);
    expect(new Set(answers.map((own) => own.at(-1)))).toEqual(new Set(['ECONNREFUSED']));
    await proxy.close();
  });
});
