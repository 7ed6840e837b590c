import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertSession } from '../../../../server/identity/auth/session.repository';
import { executeCommand } from '../../../../server/platform/command-line/execute-command';
import type { Database } from '../../../../server/platform/database/database';
import { ok } from '../../../../src/domain/shared/result';
import { insertPlayer } from '../../support/insert-player';
import { redisProgram, redisServer } from '../../support/redis-server';
import { separateDatabase } from '../../support/separate-database';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
/** Address of a reserved port without a listener. */
const NOWHERE = 'redis://127.0.0.1:1';

describe.runIf(url !== undefined)('a command without a server', () => {
  let shared: { readonly database: Database; readonly url: string };
  beforeAll(async () => {
    shared = await separateDatabase(String(url), silentLog);
  });
  afterAll(() => shared.database.close());

  /** Ends the only session of a new player by a command. */
  async function signOut(username: string, redisUrl: string) {
    const accountId = await insertPlayer(shared.database, username);
    const expiresAt = new Date(Date.now() + 3_600_000);
    const of = { accountId, userAgent: 'test', ip: '203.0.113.1', provider: 'steam', remember: false } as const;
    const times = { expiresAt, absoluteExpiresAt: expiresAt, now: new Date() };
    await insertSession(shared.database.db, { ...of, ...times, tokenHash: accountId.replaceAll('-', '').repeat(2) });
    const environment = {
      NODE_ENV: 'development',
      HOLOCADE_DATA: temporaryFolder(),
      HOLOCADE_LOG_LEVEL: 'silent',
      DATABASE_URL: shared.url,
      REDIS_URL: redisUrl,
    };
    return executeCommand({ request: { command: 'user sign-out', options: { username } } }, environment);
  }

  test('warns that running servers were not notified, if Redis does not answer', async () => {
    expect(await signOut('vega', NOWHERE)).toEqual(
      ok(
        'vega is logged out everywhere. Ended sessions: 1.\n' +
          'Running servers were not notified, because the server for their messages does not answer. Restart them, so ' +
          'that open pages load the change and ended sessions lose their connections.',
      ),
    );
  });

  test.runIf(redisProgram !== undefined)('does not warn if Redis answers', async () => {
    const redis = await redisServer();
    await redis.start();
    expect(await signOut('mira', redis.url)).toEqual(ok('mira is logged out everywhere. Ended sessions: 1.'));
    await redis.kill();
  });
});
