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
const UNTIL_BACK = { timeout: 30_000, interval: 50 };

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
    'F05: answers 503 with Retry-After after a crash of it, and recovers by itself: round %i',
    async () => {
      await postgres.crash();
      const refused = await server.request(CALL);
      expect([refused.status, refused.envelope().status.debug]).toEqual([503, 'err_unavailable']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
      await postgres.restart();
      await expect.poll(() => statusOf('/readyz'), UNTIL_BACK).toBe(200);
      await expect.poll(() => statusOf(CALL), UNTIL_BACK).toBe(200);
    },
  );

  test('F06: answers every call while a table is locked, stays ready, and recovers', async () => {
    const locking = new Client({ connectionString: postgres.url });
    await locking.connect();
    await locking.query('begin; lock table games in access exclusive mode');
    const refused = Promise.all(Array.from({ length: 200 }, () => server.request(CALL)));
    expect(await statusOf('/readyz')).toBe(200);
    expect(new Set((await refused).map(({ status }) => status))).toEqual(new Set([503]));
    await locking.query('rollback');
    await locking.end();
    await expect.poll(() => statusOf(CALL), UNTIL_BACK).toBe(200);
  });
});
