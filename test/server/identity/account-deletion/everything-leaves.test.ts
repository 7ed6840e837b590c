import { eq, getTableName, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { exportDownload } from '../../../../src/contract/account-deletion.contract';
import { globalSearch } from '../../../../src/contract/search.contract';
import { ok } from '../../../../src/domain/shared/result';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { nodeMessages } from '../../../../server/platform/database/schema/nodes';
import { articles, articleViews } from '../../../../server/platform/database/schema/content';
import { gamePlays } from '../../../../server/platform/database/schema/games';
import { gameEvents } from '../../../../server/platform/database/schema/statistics';
import { feedback } from '../../../../server/platform/database/schema/help';
import { ledgerEntries } from '../../../../server/platform/database/schema/market';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import { supportTickets } from '../../../../server/platform/database/schema/support';
import { carryOutDeletions } from '../../../../server/identity/account-deletion/carry-out-deletions';
import { makeExports } from '../../../../server/identity/account-deletion/make-exports';
import { personalReferences } from '../../../../server/identity/account-deletion/personal-references';
import { sendDueMails } from '../../../../server/messaging/mail/send-due-mails';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { dumpDatabase } from './dump-database';
import type { ClosingPlayer } from './leaving-player';
import { PASSWORD, registerPlayer, signInAgain } from './leaving-player';
import { seedEverywhere, TYPED_ADDRESS } from './seed-everywhere';

const DELETION = '/v1/private/user/account/deletion';
const EXPORT = '/v1/private/user/account/export';
const DAY = 24 * 60 * 60_000;
const clock = new FakeServerClock();
const { signal } = new AbortController();
let server: TestServer;
let player: ClosingPlayer;
let other: ClosingPlayer;

beforeAll(async () => {
  server = await startTestServer({ clock });
  player = await registerPlayer(server, 'zephyrine');
  other = await registerPlayer(server, 'marlow');
  await seedEverywhere(server, player, other, clock.now());
});

afterAll(() => server.close());

/** Decodes the base64url parts of a text, such as tokens in URLs. */
const decoded = (text: string): readonly string[] =>
  (text.match(/[\w-]{24,}/g) ?? []).map((code) => Buffer.from(code, 'base64url').toString('latin1'));

async function exported() {
  await server.request(EXPORT, { method: 'POST', body: {}, cookie: player.cookie });
  await makeExports(server.deps, signal);
  return dataOf(exportDownload, await server.request(`${EXPORT}/file`, { cookie: player.cookie }));
}

const rowsOf = async ({ column }: (typeof personalReferences)[number], accountId: string): Promise<number> => {
  const { table } = column;
  const [found] = await server.deps.database.db
    .select({ rows: sql<number>`count(*)::int` })
    .from(table)
    .where(eq(column, accountId));
  return found?.rows ?? 0;
};

describe('a player with a row in every table that references accounts', () => {
  test('T46: the data export contains each of these tables, and each of their rows once', async () => {
    const data = await exported();
    expect(data['accounts']).toMatchObject([{ id: player.id, email: player.email, username: player.username }]);
    for (const reference of personalReferences) {
      const table = getTableName(reference.column.table);
      const twins = personalReferences.filter(({ column }) => column.table === reference.column.table);
      const rows = await Promise.all(twins.map((twin) => rowsOf(twin, player.id)));
      expect(Math.max(...rows), table).toBeGreaterThan(0);
      // The job creates its email and notification after the export.
      if (twins.length === 1 && !['emails', 'notifications'].includes(table))
        expect(data[table], table).toHaveLength(rows[0] ?? 0);
    }
    expect(data['friendships']).toHaveLength(1);
    // The export hides who has blocked the player.
    expect(data['blocks']).toMatchObject([{ blocker: player.id, blocked: null }]);
    expect(data['messages']?.map(({ subject }) => String(subject)).sort()).toEqual([
      `Dear ${player.username}`,
      'From me',
      'To myself',
      `Welcome to Holocade, ${player.username}!`,
    ]);
  });

  test('T46: the data export contains no hash, no secret and no data of other players', async () => {
    const data = dataOf(exportDownload, await server.request(`${EXPORT}/file`, { cookie: player.cookie }));
    const text = JSON.stringify(data);
    for (const secret of [
      'argon2',
      'sealed-secret',
      'recovery-hash',
      'd'.repeat(64),
      'a'.repeat(64),
      'private',
      '_hash',
    ])
      expect(text).not.toContain(secret);
    expect(text).not.toContain(other.id);
    expect(text).not.toContain(other.username);
    expect(data['messages']).toContainEqual(expect.objectContaining({ subject: 'From me', account_id: null }));
  });

  test('T46: after the deletion no table contains the name or the address, and the ledger is complete', async () => {
    const { db } = server.deps.database;
    const before = await db.select().from(accounts).where(eq(accounts.id, player.id));
    const dumped = await dumpDatabase(db);
    const [waiting] = await db.select().from(coinOrders).where(eq(coinOrders.accountId, player.id));
    expect(waiting?.checkoutUrl).toContain('/checkout?id=');
    for (const address of [player.email, TYPED_ADDRESS])
      expect(dumped.filter((line) => line.includes(address))).not.toEqual([]);
    const disconnect = vi.spyOn(server.deps.realtime, 'disconnectSession');

    const requested = await server.request(DELETION, { body: { password: PASSWORD }, cookie: player.cookie });
    expect(requested.status).toBe(200);
    const visits = () =>
      Promise.all([
        ...[articleViews, gamePlays].map((table) => db.$count(table)),
        db.$count(gameEvents, isNotNull(gameEvents.visitor)),
      ]);
    for (const path of [
      '/v1/public/blog/article/eleven-milliseconds/read',
      '/v1/public/user/arcade/game/lantern-drift/played',
    ])
      for (const { cookie } of [player, other]) await server.request(path, { method: 'PUT', body: {}, cookie });
    expect(await visits()).toEqual([2, 2, 2]);
    clock.advance(14 * DAY);
    await carryOutDeletions(server.deps, signal);
    // The visits have keyed hashes that derive from the account id.
    expect(await visits()).toEqual([1, 1, 1]);
    const send = vi.fn(async () => ok(undefined));
    await sendDueMails(server.deps, { send, close: async () => {} }, signal);
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ recipient: player.email, subject: 'Your account has been deleted' }),
      signal,
    );

    // Messages between servers are deleted two minutes later.
    await db.delete(nodeMessages);
    const dump = (await dumpDatabase(db)).map((line) => [line, ...decoded(line)].join(' '));
    const named = [player.username, player.email, TYPED_ADDRESS, `subject-of-${player.username}`].flatMap((name) =>
      dump.filter((line) => line.toLowerCase().includes(name)),
    );
    expect(named).toEqual([]);
    const [order] = await db.select().from(coinOrders).where(eq(coinOrders.accountId, player.id));
    expect([order?.checkoutUrl, typeof order?.reference]).toEqual([null, 'string']);
    expect(disconnect).toHaveBeenCalled();

    const [anonymized] = await db.select().from(accounts).where(eq(accounts.id, player.id));
    expect(anonymized).toMatchObject({
      username: expect.stringMatching(/^deleted-[0-9a-f]{8}$/) as string,
      email: `deleted-${player.id}@invalid`,
      passwordHash: null,
      emailVerifiedAt: null,
      deletedAt: clock.now(),
      balance: before[0]?.balance,
    });
    const [sum] = await db
      .select({ coins: sql<number>`sum(${ledgerEntries.amount})::int` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.accountId, player.id));
    expect(sum?.coins).toBe(anonymized?.balance);
  });

  test('public content stays without the name after the deletion', async () => {
    const { db } = server.deps.database;
    expect(await db.select().from(articles).where(eq(articles.authorId, player.id))).toHaveLength(1);
    const stored = await db.select().from(feedback).where(eq(feedback.subject, '… or …'));
    expect(stored).toMatchObject([{ accountId: null, text: 'I am … or ….' }]);
    const [ticket] = await db.select().from(supportTickets).where(eq(supportTickets.number, 'ABCD2345'));
    expect(ticket).toMatchObject({ accountId: null, email: '', subject: '… or …', message: 'I am … or ….' });
  });

  test('every table with the policy delete is empty after the deletion', async () => {
    for (const reference of personalReferences)
      if (reference.policy.kind === 'delete' && !reference.policy.only)
        expect(await rowsOf(reference, player.id), getTableName(reference.column.table)).toBe(0);
  });

  test('a deleted account cannot log in, has no session and frees its username', async () => {
    expect((await server.request(DELETION, { cookie: player.cookie })).status).toBe(419);
    for (const login of [player.username, player.email])
      expect((await signInAgain(server, login)).answer.status).toBe(401);
    const [anonymized] = await server.deps.database.db.select().from(accounts).where(eq(accounts.id, player.id));
    expect((await signInAgain(server, anonymized?.username ?? '')).answer.status).toBe(401);
    const next = await registerPlayer(server, player.username);
    expect(next.id).not.toBe(player.id);
  });

  test('the search does not find a deleted account by its name, even with a public profile', async () => {
    const { db } = server.deps.database;
    const [anonymized] = await db.select().from(accounts).where(eq(accounts.id, player.id));
    await db.execute(
      sql`insert into account_settings (account_id, settings) values (${player.id}, '{"privacy":{"profile_visibility":"all"}}')`,
    );
    const seek = async (name: string) =>
      dataOf(globalSearch, await server.request(`/v1/public/global/search?query=${name}&users=1`)).users?.items;
    expect(await seek(other.username)).toHaveLength(1);
    expect(await seek(anonymized?.username ?? '')).toEqual([]);
  });
});
