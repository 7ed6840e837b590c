import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StartedPostgres } from '../../../../scripts/lib/postgres.mjs';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { FakeServerClock } from '../../support/fake-server-clock';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const programs = process.env['HOLOCADE_TEST_DATABASE_URL'] === undefined ? undefined : await findPostgres();
const MINUTE = 60_000;
const small = temporaryFolder();

/** Mounts a file system of 96 MiB, which needs the right to mount. */
function mountSmall(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', small], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const isMounted = programs !== undefined && mountSmall();

describe.runIf(isMounted)('a server whose PostgreSQL server has a full disk', { timeout: 120_000 }, () => {
  const clock = new FakeServerClock();
  let postgres: StartedPostgres;
  let server: TestServer;
  let own: Client;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    const main = new Client({ connectionString: postgres.url });
    await main.connect();
    const { rows } = await main.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    const { uid, gid } = statSync(rows[0]?.folder ?? '');
    chownSync(small, uid, gid);
    await main.query(`create tablespace small location '${small}'`);
    await main.query('create database small tablespace small');
    await main.end();
    const url = postgres.url.replace(/\/postgres$/, '/small');
    own = new Client({ connectionString: url });
    await own.connect();
    const database = await openPostgresDatabase(url, silentLog);
    server = await startTestServer({ database, clock, log: silentLog });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await own.end();
    await postgres.stop();
    execFileSync('umount', [small]);
  });

  /** Uses all space, by large parts and then page by page. */
  async function fill(): Promise<void> {
    await own.query('create table filler (part text); alter table filler alter column part set storage external');
    for (const bytes of [4_000_000, 400_000, 8000, 8000]) {
      const insert = async () => own.query(`insert into filler values (repeat('x', ${String(bytes)}))`);
      for (let isFull = false; !isFull;)
        isFull = await insert().then(
          () => false,
          ({ code }: { readonly code?: string }) => code === '53100',
        );
    }
  }
  const ready = async () => (await server.request('/readyz')).json();
  const register = () => {
    const [username, password] = ['late_player', 'a-long-password-1'];
    const body = { email: `${username}@mail.test`, username, password, password_confirmation: password };
    return server.request('/v1/public/user/auth/register', { body });
  };

  test('F24: refuses a sign-up with 503, still reads, is read-only, and accepts it once there is space', async () => {
    await fill();
    const refused = await register();
    expect([refused.status, refused.envelope().status.debug]).toEqual([503, 'err_no_space']);
    expect(await ready()).toEqual({ status: 'read-only', problem: 'database' });
    expect((await server.request('/v1/public/arcade/game/index')).status).toBe(200);
    await own.query('drop table filler');
    expect((await register()).status).toBe(200);
    clock.advance(MINUTE);
    expect(await ready()).toEqual({ status: 'ready' });
  });
});
