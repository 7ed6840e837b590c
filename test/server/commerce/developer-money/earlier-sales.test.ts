import { and, eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyFaults } from '../../../../server/commerce/developer-money/audit-money';
import { addMissingSales } from '../../../../server/commerce/developer-money/sale.repository';
import type { Database } from '../../../../server/platform/database/database';
import { embeddedDatabase } from '../../../../server/platform/database/embedded-database';
import type { Executor } from '../../../../server/platform/database/executor';
import { migrationsFolder } from '../../../../server/platform/database/migrations-folder';
import { openDatabase } from '../../../../server/platform/database/open-database';
import { developers } from '../../../../server/platform/database/schema/developers';
import { itemSales } from '../../../../server/platform/database/schema/developer-money';
import { ledgerEntries } from '../../../../server/platform/database/schema/market';
import type { LedgerReason } from '../../../../src/domain/market/ledger';
import { emptyInstallation } from '../../platform/backup/empty-installation';
import { migratedAt } from '../../platform/database/old-database';
import { silentLog } from '../../support/silent-log';
import { rawEngine } from '../../support/snapshot';

const migrations = readMigrationFiles({ migrationsFolder });
/** Migrations before `0020_developer_money`. */
const earlier = migrations.slice(0, 20);
const NOON = '2026-03-01T12:00:00.123Z';
const LATER = '2026-03-01T12:00:00.124Z';

const CONTENT = `
  insert into accounts (username, username_key, email, email_key, avatar_seed, created_at, last_login_at, last_login_device, deleted_at)
    select name, name, name, name, 1, now(), now(), '', case name when 'gone' then now() end
    from (values ('mira'), ('vega'), ('gone')) as new (name);
  insert into genres (slug, title, colour, position) values ('action', '', '', 0);
  insert into categories (genre_id, slug, title, position) values (1, 'space', '', 0);
  insert into developers (slug, name, logo, about, about_html, links)
    select name, '', '', '', '', '[]' from (values ('north'), ('south')) as new (name);
  insert into games (slug, kind, status, genre_id, category_id, developer_id, card, media, description, description_html, released_at, updated_at)
    select lower(title), 'game', status, 1, 1, developer, jsonb_build_object('title', title, 'excerpt', '', 'tags', '[]'::jsonb), '{}', '', '', now(), now()
    from (values ('Kite', 'published', 1), ('Canoe', 'draft', 2)) as new (title, status, developer);
  insert into catalog_items (game_id, slug, name, description, description_html, thumbnail, price, place, position, status)
    select game, lower(name), name, '', '', '', 99, 'game', 0, status
    from (values (1, 'Hat', 'published'), (2, 'Oar', 'draft')) as new (game, name, status);
`;

const transactionId = (number: number) => `7f0f0d0a-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ledgers = { item: 'items', premium: 'premium', refund: 'sales', grant: 'promotion', purchase: 'sales' } as const;

/** Moves coins of a player to a ledger of the portal. */
async function pay(tx: Executor, number: number, username: string, coins: number, reason: LedgerReason, at = NOON) {
  await tx.execute(sql`update accounts set balance = balance - ${coins}::integer where username = ${username}`);
  await tx.execute(sql`
    insert into ledger_entries (transaction_id, account_id, portal_ledger, amount, reason, idempotency_key, created_at)
    select ${transactionId(number)}::uuid, side.account, side.ledger, side.coins, ${reason}, side.key, ${at}::timestamptz
    from accounts, lateral (values
      (accounts.id, null, -${coins}::integer, ${String(number)}), (null, ${ledgers[reason]}, ${coins}::integer, null)
    ) as side (account, ledger, coins, key) where username = ${username}`);
}

const own = (tx: Executor, username: string, item: string, count: number, paid: number, at = NOON) =>
  tx.execute(sql`
    insert into owned_items (account_id, item_id, count, paid, bought_at, grant_key)
    select accounts.id, catalog_items.id, ${count}::integer, ${paid}::integer, ${at}::timestamptz, ${paid === 0 ? '1:a-key' : null}
    from accounts, catalog_items where username = ${username} and catalog_items.slug = ${item}`);

async function writePurchases(tx: Executor): Promise<void> {
  for (const [at, username] of ['mira', 'vega', 'gone'].entries()) await pay(tx, at + 1, username, -300, 'grant');
  await own(tx, 'mira', 'hat', 7, 0);
  await pay(tx, 4, 'mira', 30, 'refund');
  await pay(tx, 5, 'gone', 30, 'item');
  // Two purchases of one player in a millisecond, during one of another player.
  await pay(tx, 10, 'vega', 30, 'item');
  await pay(tx, 11, 'mira', 30, 'item');
  await own(tx, 'mira', 'hat', 1, 30);
  await pay(tx, 12, 'mira', 30, 'item');
  await own(tx, 'mira', 'oar', 3, 30);
  await own(tx, 'vega', 'oar', 2, 30);
  await pay(tx, 13, 'mira', 60, 'item');
  await own(tx, 'mira', 'hat', 4, 60);
  await pay(tx, 14, 'mira', 30, 'item', LATER);
  await own(tx, 'mira', 'hat', 5, 30, LATER);
}

describe('the migration of a database without sales', () => {
  let open: (migrates: boolean) => Promise<Database>;
  let remove: () => Promise<void>;
  let database: Database;

  const execute = async (tx: Executor, statements: readonly string[]): Promise<void> => {
    for (const statement of statements) if (statement.trim() !== '') await tx.execute(statement);
  };

  beforeAll(async () => {
    const installation = await emptyInstallation();
    ({ remove } = installation);
    const engine = installation.config.databaseUrl === undefined ? await rawEngine() : undefined;
    open = (migrates) =>
      engine ? embeddedDatabase(engine, { migrates }) : openDatabase(installation.config, silentLog, { migrates });
    database = await open(false);
    await database.transaction(async (tx) => {
      for (const migration of earlier) await execute(tx, migration.sql);
      await execute(tx, migratedAt(earlier.at(-1)?.folderMillis ?? 0).split(';'));
      await execute(tx, CONTENT.split(';'));
      await writePurchases(tx);
    });
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  test('finds the title of each game, because the database refuses a game without one', async () => {
    const untitled = database.db.execute(`update games set card = '{"title": null, "excerpt": "", "tags": []}'`);
    await expect(untitled).rejects.toMatchObject({ cause: { code: '23502', table: 'games' } });
  });

  test('lets a later migration of the same transaction change the table of sales', async () => {
    const undo = new Error('undo');
    const changed = database.transaction(async (tx) => {
      await execute(tx, migrations[20]?.sql ?? []);
      await execute(tx, ['alter table item_sales add column later text', 'create index later on item_sales (later)']);
      throw undo;
    });
    await expect(changed).rejects.toBe(undo);
  });

  test('adds each purchase with coins once, with the coins of the ledger, and none of a deleted account', async () => {
    const migrated = await open(true);
    const ofSale = eq(ledgerEntries.transactionId, itemSales.transactionId);
    const rows = await migrated.db
      .select({ sale: itemSales, developer: developers.slug, coins: ledgerEntries.amount })
      .from(itemSales)
      .innerJoin(developers, eq(developers.id, itemSales.developerId))
      .innerJoin(ledgerEntries, and(ofSale, eq(ledgerEntries.portalLedger, 'items')))
      .orderBy(itemSales.transactionId);
    expect(
      rows.map(({ sale, developer, coins }) => [
        ...[Number(sale.transactionId.slice(-2)), developer, sale.game, sale.gameTitle, sale.item, sale.itemName],
        ...[sale.count, coins, sale.soldAt.toISOString()],
      ]),
    ).toEqual([
      [10, 'south', 'canoe', 'Canoe', 'oar', 'Oar', 2, 30, NOON],
      [11, 'north', 'kite', 'Kite', 'hat', 'Hat', 1, 30, NOON],
      [12, 'south', 'canoe', 'Canoe', 'oar', 'Oar', 3, 30, NOON],
      [13, 'north', 'kite', 'Kite', 'hat', 'Hat', 4, 60, NOON],
      [14, 'north', 'kite', 'Kite', 'hat', 'Hat', 5, 30, LATER],
    ]);
    await addMissingSales(migrated.db);
    expect(await migrated.db.$count(itemSales)).toBe(rows.length);
    expect(await moneyFaults(migrated.db)).toEqual([]);
    await migrated.close();
  });
});
