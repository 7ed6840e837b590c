import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Executor } from '../../../../server/platform/database/executor';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { conversations } from '../../../../server/platform/database/schema/inbox';
import { insertPlayer } from '../../support/insert-player';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const OTHERS = 400;
/** Rows that a change of one conversation's messages may read, for both players. */
const READS = 40;
let server: TestServer;
let vega: string;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
  const { database } = server.deps;
  vega = await insertPlayer(database, 'vega');
  const [account] = await database.db.select().from(accounts).where(eq(accounts.id, vega));
  if (!account) throw new Error('The account was not stored.');
  const others = Array.from({ length: OTHERS }, (_, number) => {
    const [name, address] = [`other-${String(number)}`, `${String(number)}@mail.test`];
    return { ...account, id: randomUUID(), username: name, usernameKey: name, email: address, emailKey: address };
  });
  await database.db.insert(accounts).values(others);
  await database.db.execute(sql`insert into messages (account_id, sender_id, subject, body, created_at)
    select receiver, sender, '', 'Hi', now() from accounts
    cross join lateral (values (id, ${vega}::uuid), (${vega}::uuid, id)) as players (receiver, sender) where id <> ${vega}`);
});
afterAll(() => server.close());

/** Returns the number of rows of messages and conversations that the transaction has read. */
async function rowsRead(tx: Executor): Promise<number> {
  const [read] = await tx
    .select({ count: sql<number>`sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int` })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname in ('messages', 'conversations')`);
  return read?.count ?? 0;
}

const undo = new Error('undo');

/** Returns the number of rows that a statement reads, and of vega's conversations after it. Changes nothing. */
async function readsOf(statement: SQL) {
  let counts = { reads: 0, conversations: 0 };
  const work = server.deps.database.transaction(async (tx) => {
    const before = await rowsRead(tx);
    await tx.execute(statement);
    const reads = (await rowsRead(tx)) - before;
    counts = { reads, conversations: await tx.$count(conversations, eq(conversations.accountId, vega)) };
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
  return counts;
}

describe.each([
  ['without statistics', false],
  ['with statistics', true],
])('a change of all messages of a player with many conversations, %s', (_state, isAnalyzed) => {
  beforeAll(async () => {
    if (isAnalyzed) await server.deps.database.db.execute(sql`analyze`);
  });

  test.each([
    ['deletes the received ones', () => sql`delete from messages where account_id = ${vega}`, OTHERS],
    [
      'removes the sender',
      () => sql`update messages set sender_id = null, body = '' where sender_id = ${vega}`,
      OTHERS,
    ],
    ['marks them as read', () => sql`update messages set read_at = now() where account_id = ${vega}`, OTHERS],
    ['deletes all', () => sql`delete from messages where ${vega} in (account_id, sender_id)`, 0],
  ])('%s and reads a few rows for each conversation', async (_name, statement, remaining) => {
    const { reads, conversations: shown } = await readsOf(statement());
    expect(reads).toBeLessThan(READS * OTHERS);
    expect(shown).toBe(remaining);
  });
});
