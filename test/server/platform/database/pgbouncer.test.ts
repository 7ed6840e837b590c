import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { createConnection } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { which } from '../../../../scripts/lib/which.mjs';
import { ConfigError } from '../../../../server/platform/config/config-error';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { signIn } from '../../support/session-cookie';
import { freePort } from '../../support/free-port';
import { separateDatabase } from '../../support/separate-database';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';
import { fillDemo, startTestServer } from '../../support/test-server';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
const CONNECT_QUERY = 'set statement_timeout = 5000; set jit = off; set pg_trgm.word_similarity_threshold = 0.45';
const running: ChildProcess[] = [];

afterEach(async () => {
  for (const bouncer of running.splice(0)) {
    bouncer.kill('SIGKILL');
    await once(bouncer, 'exit');
  }
});

/** Starts pgbouncer in transaction mode with two connections to a database. Returns the address for clients. */
async function startPgbouncer(direct: string, connectQuery: string): Promise<string> {
  const { hostname, port, pathname, username } = new URL(direct);
  const listenPort = await freePort();
  const folder = temporaryFolder({
    'pgbouncer.ini': [
      '[databases]',
      `* = host=${hostname} port=${port} user=${username}${connectQuery === '' ? '' : ` connect_query='${connectQuery}'`}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${String(listenPort)}\nunix_socket_dir =`,
      `auth_type = any\npool_mode = transaction\ndefault_pool_size = 2`,
      '',
    ].join('\n'),
  });
  chmodSync(folder, 0o755);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  running.push(spawn('pgbouncer', ['-q', ...user, `${folder}/pgbouncer.ini`], { stdio: 'ignore' }));
  await vi.waitFor(
    async () => {
      const socket = createConnection(listenPort, '127.0.0.1');
      await once(socket, 'connect').finally(() => socket.destroy());
    },
    { interval: 20, timeout: 10_000 },
  );
  return `postgres://${username}@127.0.0.1:${String(listenPort)}${pathname}`;
}

describe.runIf(url !== undefined && which('pgbouncer') !== undefined)('the portal behind pgbouncer', () => {
  test('serves, locks and listens in transaction mode, with the direct address', { timeout: 60_000 }, async () => {
    const demo = { name: 'demo', fill: fillDemo(silentLog) };
    const { database, url: directUrl } = await separateDatabase(String(url), silentLog, demo);
    const pooled = await startPgbouncer(directUrl, CONNECT_QUERY);
    const open = () => openPostgresDatabase(pooled, silentLog, { directUrl });
    const server = await startTestServer({ database: await open() });
    const other = await open();
    const cookie = await signIn(server, 'nova');
    const calls = Array.from({ length: 100 }, (_, at) =>
      server.request(
        at % 2 === 0 ? '/v1/private/user/account/summary' : '/v1/public/arcade/game/lantern-drift/details',
        { cookie },
      ),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    expect(
      await server.deps.database.runExclusively('a job', async () => {
        expect(await other.runExclusively('a job', async () => {})).toBe(false);
      }),
    ).toBe(true);
    expect(await other.ping()).toBe(true);
    let stop: (() => Promise<void>) | undefined;
    const heard = await new Promise<string>((resolve) => {
      stop = other.listen?.('a_channel', silentLog, {
        notified: resolve,
        alive() {},
        connected: () => void server.deps.database.db.execute(`notify a_channel, 'hello'`).execute(),
      });
    });
    expect(heard).toBe('hello');
    await stop?.();
    await server.close();
    await other.close();
    await database.close();
  });

  test('refuses to start without the parameters of its sessions, and names the line to add', async () => {
    const { database, url: directUrl } = await separateDatabase(String(url), silentLog);
    const opening = openPostgresDatabase(await startPgbouncer(directUrl, ''), silentLog, { directUrl });
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(`Add connect_query = '${CONNECT_QUERY}' to its database`);
    await database.close();
  });
});
