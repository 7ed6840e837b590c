import { defaultSettings } from '../../../../src/domain/session/settings';
import type { UserSettings } from '../../../../src/domain/session/settings';
import { writeSettings } from '../../../../server/identity/account/settings.repository';
import type { Database } from '../../../../server/platform/database/database';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { announcements } from '../../../../server/platform/database/schema/developers';
import { emails } from '../../../../server/platform/database/schema/emails';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayers } from '../../support/insert-players';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { silentLog as log } from '../../support/silent-log';
import { testConfig } from '../../support/test-config';

/** Opens a database with a fake clock for digests. */
export async function openDigestFixture() {
  const database: Database = await openEmptyDatabase();
  const config = testConfig();
  const fixture = {
    database,
    clock: new FakeServerClock(),
    get deps() {
      return { clock: fixture.clock, config, database, jobs: { wake: () => undefined }, log, urls: publicUrls(config) };
    },
    /** Deletes all rows and sets the clock. */
    async begin(now: string): Promise<void> {
      await database.db.delete(announcements);
      await database.db.delete(accounts);
      await database.db.delete(emails);
      fixture.clock = new FakeServerClock(new Date(now));
    },
    players: (count: number, now: string, name = 'player') => insertPlayers(database, count, new Date(now), name),
    async setSettings(accountId: string, wanted: (settings: UserSettings) => UserSettings): Promise<void> {
      await writeSettings(database.db, accountId, wanted(defaultSettings()));
    },
    written: () => database.db.select().from(emails).orderBy(emails.recipient, emails.createdAt),
  };
  return fixture;
}

export type DigestFixture = Awaited<ReturnType<typeof openDigestFixture>>;
