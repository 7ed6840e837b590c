import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StartedPostgres } from '../../../../scripts/lib/postgres.mjs';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { silentLog } from '../../support/silent-log';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const folder = process.env['HOLOCADE_TEST_DATABASE_URL'] === undefined ? undefined : await findPostgres();
const CALL = '/v1/public/arcade/game/index';
const UNTIL_BACK = { timeout: 5000, interval: 50 };
const CALLS = 200;
/** Limits of a statement and of the wait for a connection, in milliseconds. */
const [STATEMENT_MS, CONNECTION_MS] = [5000, 2000];
/** Delays of a busy machine. */
const NOISE_MS = 1000;

describe.runIf(folder !== undefined)('a server whose PostgreSQL server fails', { timeout: 120_000 }, () => {
  let postgres: StartedPostgres;
  let server: TestServer;
  beforeAll(async () => {
    postgres = await startPostgres(folder ?? '');
    const database = await openPostgresDatabase(postgres.url, silentLog);
    server = await startTestServer({ database, log: silentLog });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });

  const statusOf = async (path: string): Promise<number> => (await server.request(path)).status;

  test.each(Array.from({ length: 10 }, (_, round) => round + 1))(
    'F05: answers 503 with Retry-After within 3 s after a crash of it, and recovers by itself within 5 s: round %i',
    async () => {
      await postgres.crash();
      const begun = performance.now();
      const refused = await server.request(CALL);
      expect(performance.now() - begun).toBeLessThan(3000);
      expect([refused.status, refused.envelope().status.debug]).toEqual([503, 'err_unavailable']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThan(3);
      expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
      await postgres.restart();
      await expect.poll(() => statusOf('/readyz'), UNTIL_BACK).toBe(200);
      await expect.poll(() => statusOf(CALL), UNTIL_BACK).toBe(200);
    },
  );

  test('F06: answers every call in bounded time while a table is locked, stays ready, and recovers', async () => {
    const locking = new Client({ connectionString: postgres.url });
    await locking.connect();
    await locking.query('begin; lock table games in access exclusive mode');
    const timed = async (): Promise<{ readonly status: number; readonly ms: number }> => {
      const begun = performance.now();
      const { status } = await server.request(CALL);
      return { status, ms: performance.now() - begun };
    };
    const refused = Promise.all(Array.from({ length: CALLS }, timed));
    expect(await statusOf('/readyz')).toBe(200);
    const answers = await refused;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    // Only the calls with a connection of the pool wait for the limit of a statement.
    expect(times[Math.floor(CALLS * 0.9)]).toBeLessThan(STATEMENT_MS);
    expect(times.at(-1)).toBeLessThan(STATEMENT_MS + CONNECTION_MS + NOISE_MS);
    await locking.query('rollback');
    await locking.end();
    await expect.poll(() => statusOf(CALL), UNTIL_BACK).toBe(200);
  });
});
