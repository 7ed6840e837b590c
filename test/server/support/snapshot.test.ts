import { count, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { emails } from '../../../server/platform/database/schema/emails';
import type { Database } from '../../../server/platform/database/database';
import { dumpDatabase } from '../identity/account-deletion/dump-database';
import { insertPlayer } from './insert-player';
import { fromSnapshot } from './snapshot';

let open: Database[] = [];
afterEach(async () => {
  for (const database of open) await database.close();
  open = [];
});

async function begin(): Promise<Database> {
  const database = await fromSnapshot('empty', async () => {});
  open.push(database);
  return database;
}

test('gives each test the original rows, without those written by another test', async () => {
  const first = await begin();
  const before = await dumpDatabase(first.db);
  await insertPlayer(first, 'nobody');
  expect(await dumpDatabase(first.db)).not.toEqual(before);
  await first.close();
  expect(await dumpDatabase((await begin()).db)).toEqual(before);
});

test('gives each test the original tables and functions, without changes by another test', async () => {
  const first = await begin();
  await first.db.execute(sql`alter table emails drop column html`);
  await first.close();
  const second = await begin();
  const [row] = await second.db.select({ html: count(emails.html) }).from(emails);
  expect(row).toEqual({ html: 0 });
  const source = sql`select prosrc from pg_proc where proname = 'count_games'`;
  const before = await second.db.execute(source);
  await second.db.execute(
    sql`create or replace function count_games() returns trigger language plpgsql as 'begin end'`,
  );
  await second.close();
  expect(await (await begin()).db.execute(source)).toEqual(before);
});

test('two databases are independent, and a closed one refuses queries', async () => {
  const [first, second] = [await begin(), await begin()];
  await insertPlayer(first, 'somebody');
  expect(await dumpDatabase(second.db)).not.toEqual(await dumpDatabase(first.db));
  await first.close();
  await expect(first.db.execute(sql`select 1`)).rejects.toThrow();
  expect(await second.ping()).toBe(true);
});
