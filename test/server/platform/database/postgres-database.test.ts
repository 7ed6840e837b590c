import { expect, test } from 'vitest';
import { ConfigError } from '../../../../server/platform/config/config-error';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { createLogger } from '../../../../server/platform/system/create-logger';

const log = createLogger({ logLevel: 'silent' });
/** Nothing listens on this port, which is reserved. */
const NOWHERE = 'postgres://me:hunter2@127.0.0.1:1/games';

test('a server that does not answer is told as a setting to be mended, without its password', async () => {
  const opening = openPostgresDatabase(NOWHERE, log);
  await expect(opening).rejects.toThrow(ConfigError);
  await expect(opening).rejects.toThrow(/^DATABASE_URL: .*127\.0\.0\.1:1.*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/hunter2/);
});
