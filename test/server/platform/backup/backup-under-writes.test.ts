import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { avatarUpload } from '../../../../src/contract/own-profile.contract';
import { auditLedger } from '../../../../server/commerce/market/audit-ledger';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { backupCommand, restoreCommand } from '../../../../server/platform/backup/backup-commands';
import type { Database } from '../../../../server/platform/database/database';
import { openDatabase } from '../../../../server/platform/database/open-database';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { ownedItems } from '../../../../server/platform/database/schema/market';
import { reviews } from '../../../../server/platform/database/schema/reviews';
import { saveSlots, saveVersions } from '../../../../server/platform/database/schema/saves';
import { sectionFolder } from '../../../../server/platform/blobs/folder-blob-store';
import { fourFields } from '../../community/avatars/sample-pictures';
import { addPlayer, PASSWORD } from '../../support/add-player';
import type { Answer } from '../../support/http-client';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import type { EmptyInstallation } from './empty-installation';
import { emptyInstallation } from './empty-installation';

const [GRANTED, WICKS] = [100_000, 2];
const SAVES = '/v1/private/user/arcade/gp/game/lantern-drift/saves/write';
const WICKS_PURCHASE = '/v1/private/user/arcade/game/inventory/lantern-drift/purchase/slow-wicks';
const REVIEW = '/v1/private/user/arcade/game/review/orbital-salvage';

/** Writes of one kind, one after another, up to the limit of calls in a minute. */
class Writer {
  acknowledged = 0;
  readonly #write: (at: number) => Promise<Answer>;
  #writing: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(write: (at: number) => Promise<Answer>) {
    this.#write = write;
  }

  start(): void {
    this.#writing = this.#run();
  }

  stop(): Promise<void> {
    this.#ended = true;
    return this.#writing;
  }

  async #run(): Promise<void> {
    while (!this.#ended) {
      const answer = await this.#write(this.acknowledged + 1);
      if (answer.status === 429) return;
      if (answer.status !== 200) throw new Error(`A write was refused: ${answer.text}`);
      this.acknowledged += 1;
    }
  }
}

let server: TestServer;
let machine: EmptyInstallation;

beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
  machine = await emptyInstallation();
}, 120_000);
afterAll(async () => {
  await server.close();
  await machine.remove();
});

const browserOf = async (username: string): Promise<TestBrowser> => {
  const browser = new TestBrowser(server);
  await browser.login(username, PASSWORD);
  return browser;
};

/** Adds a player with coins, and writers that save, buy, review and change the picture. */
async function writersOf(username: string) {
  const id = await addPlayer(server, username);
  const { database, clock } = server.deps;
  await database.transaction((tx) =>
    moveCoins(tx, { accountId: id, amount: GRANTED, reason: 'grant', key: 'a-grant', at: clock.now() }),
  );
  const browser = await browserOf(username);
  const submitted = await browser.send(`${REVIEW}/submit`, { body: { body: 'Version 0 of my review.', rating: 1 } });
  const { uuid } = (submitted.json() as { readonly data: { readonly uuid: string } }).data;
  return {
    id,
    saves: new Writer((at) => browser.send(SAVES, { body: { slot: 1, data: { at }, base: at - 1 } })),
    purchases: new Writer((at) =>
      browser.send(WICKS_PURCHASE, {
        body: { count: 1 },
        headers: { 'idempotency-key': `purchase-number-${String(at)}` },
      }),
    ),
    reviews: new Writer((at) =>
      browser.send(`${REVIEW}/${uuid}/update`, {
        body: { body: `Version ${String(at)} of my review.`, rating: (at % 5) + 1 },
      }),
    ),
    pictures: new Writer(async (at) => {
      const body = await fourFields(200 + (at % 50), 200)
        .png()
        .toBuffer();
      return server.request(avatarUpload.path, {
        method: 'PUT',
        body,
        cookie: browser.cookie,
        headers: { 'content-type': 'image/png' },
      });
    }),
  };
}

type Writers = Awaited<ReturnType<typeof writersOf>>;

/** Counts the writes of a player in a database. Each count is of a complete write. */
async function writesIn({ db }: Database, { id }: Writers) {
  const [slot] = await db.select().from(saveSlots).where(eq(saveSlots.accountId, id));
  const versions = await db.select().from(saveVersions).where(eq(saveVersions.accountId, id));
  const held = versions.find(({ version }) => version === slot?.held);
  const items = await db.select().from(ownedItems).where(eq(ownedItems.accountId, id));
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  const [review] = await db.select().from(reviews).where(eq(reviews.accountId, id));
  const reviewed = Number(/^Version (\d+)/.exec(review?.body ?? '')?.[1]);
  expect(JSON.parse(held?.data ?? 'null')).toEqual({ at: slot?.held });
  expect(review?.rating).toBe((reviewed % 5) + 1);
  expect(items.length).toBe((GRANTED - (account?.balance ?? 0)) / WICKS);
  return { saves: slot?.held ?? 0, purchases: items.length, reviews: reviewed };
}

describe('a backup of a portal that players write to', () => {
  test(
    'contains every acknowledged write once the backup starts, and restores to a whole portal',
    { timeout: 180_000 },
    async () => {
      const players = [await writersOf('vega'), await writersOf('mira-2')];
      const writers = players.flatMap((player) => [player.saves, player.purchases, player.reviews, player.pictures]);
      for (const writer of writers) writer.start();
      while (writers.some(({ acknowledged }) => acknowledged < 3))
        await new Promise((resolve) => setImmediate(resolve));

      const counts = () =>
        players.map(({ saves, purchases, reviews: reviewed }) => ({
          saves: saves.acknowledged,
          purchases: purchases.acknowledged,
          reviews: reviewed.acknowledged,
        }));
      const before = counts();
      const folder = join(temporaryFolder(), 'backup');
      const made = await backupCommand(server.deps, { folder });
      expect(made).toMatchObject({ ok: true, value: expect.stringContaining('Backup complete') });
      const after = counts();
      await Promise.all(writers.map((writer) => writer.stop()));
      expect(Math.max(...after.map(({ saves }, at) => saves - (before[at]?.saves ?? 0)))).toBeGreaterThan(0);

      expect(await restoreCommand(machine.config, { folder, newSecret: false })).toMatchObject({ ok: true });
      const restored = await openDatabase(machine.config, silentLog);
      try {
        expect(await auditLedger(restored)).toEqual({ ok: true, value: [] });
        for (const [at, player] of players.entries()) {
          const found = await writesIn(restored, player);
          for (const kind of ['saves', 'purchases', 'reviews'] as const) {
            expect(found[kind]).toBeGreaterThanOrEqual(before[at]?.[kind] ?? Infinity);
            // A write may be in the backup before its answer arrives.
            expect(found[kind]).toBeLessThanOrEqual((after[at]?.[kind] ?? 0) + 1);
          }
        }
        const pictured = await restored.db
          .select({ key: accounts.avatarKey })
          .from(accounts)
          .where(isNotNull(accounts.avatarKey));
        const files = pictured.flatMap(({ key }) => ['tn', 'sm', 'sd'].map((size) => `${String(key)}-${size}.webp`));
        expect(files.length).toBeGreaterThanOrEqual(6);
        expect(files.filter((file) => !existsSync(join(sectionFolder(machine.config, 'avatars'), file)))).toEqual([]);
      } finally {
        await restored.close();
      }
    },
  );
});
