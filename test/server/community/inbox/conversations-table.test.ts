import { fc, test } from '@fast-check/vitest';
import { eq, or, sql, StringChunk } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { purgeDeleted } from '../../../../server/community/inbox/mailbox.repository';
import { migrationsFolder } from '../../../../server/platform/database/migrations-folder';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { conversations, messages } from '../../../../server/platform/database/schema/inbox';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { insertPlayer } from '../../support/insert-player';
import type { ConversationFixture, RowChange } from './conversation-fixture';
import { MESSAGES, openConversationFixture } from './conversation-fixture';

const HOUR = 60 * 60 * 1000;
let fixture: ConversationFixture;
let players: readonly ClosingPlayer[];

beforeAll(async () => {
  fixture = await openConversationFixture();
  players = [fixture.vega, fixture.mira, fixture.lyra];
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.server.close());

const database = () => fixture.server.deps.database;

type Message = typeof messages.$inferSelect;
type Row = Pick<typeof conversations.$inferSelect, 'accountId' | 'otherId' | 'newestId' | 'newestAt' | 'unread'>;

const byTime = (one: Message, other: Message) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

/** Derives a player's conversation from messages, without the database. */
function derived(stored: readonly Message[], accountId: string, otherId: string | null): Row | undefined {
  const received = stored.filter(
    (each) => each.accountId === accountId && each.senderId === otherId && (otherId !== null || each.subject === ''),
  );
  const sent = stored.filter((each) => each.senderId === accountId && each.accountId === otherId);
  if (received.length + sent.length === 0) return undefined;
  const seen = [
    ...received.filter(({ deletedAt }) => deletedAt === null),
    ...sent.filter(({ senderDeletedAt }) => senderDeletedAt === null),
  ];
  const [newest] = seen.sort(byTime);
  const unread = received.filter(({ readAt, deletedAt }) => readAt === null && deletedAt === null).length;
  return { accountId, otherId, newestId: newest?.id ?? null, newestAt: newest?.createdAt ?? null, unread };
}

const keyOf = ({ accountId, otherId }: Row) => `${accountId} ${otherId ?? ''}`;
const inOrder = (rows: readonly Row[]) => rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/** Returns the stored conversations. */
async function stored(): Promise<readonly Row[]> {
  const rows = await database().db.select().from(conversations);
  return inOrder(
    rows.map(({ accountId, otherId, newestId, newestAt, unread }) => ({
      accountId,
      otherId,
      newestId,
      newestAt,
      unread,
    })),
  );
}

/** Returns the conversations that the messages make. */
async function expected(): Promise<readonly Row[]> {
  const all = await database().db.select().from(messages);
  const ids = players.map(({ id }) => id);
  return inOrder(ids.flatMap((id) => [...ids, null].flatMap((other) => derived(all, id, other) ?? [])));
}

const player = fc.nat({ max: 2 });
const message = fc.nat({ max: 30 });
const command = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('send' as const), by: player, to: player }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constantFrom<RowChange>('read', 'unread', 'delete', 'restore'),
      by: player,
      message,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('read-one' as const, 'delete-one' as const, 'restore-one' as const),
      by: player,
      message,
    }),
  },
  fc.record({ type: fc.constant('read-all' as const), by: player }),
  fc.record({ type: fc.constantFrom('block' as const, 'unblock' as const), by: player, to: player }),
  fc.record({ type: fc.constant('wait' as const) }),
  fc.record({ type: fc.constant('erase' as const), by: player }),
);

/** The statements of an account deletion. */
async function erase({ id }: ClosingPlayer): Promise<void> {
  const { db } = database();
  await db.delete(messages).where(eq(messages.accountId, id));
  await db.update(messages).set({ senderId: null, subject: '', body: '' }).where(eq(messages.senderId, id));
}

async function perform(step: typeof command extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> {
  const { server, clock } = fixture;
  const { db } = database();
  clock.advance(step.type === 'wait' ? 2 * HOUR : 1);
  if (step.type === 'wait') {
    await purgeDeleted(db, clock.now());
    return;
  }
  const by = players[step.by];
  if (!by) throw new Error('There is no such player.');
  if ('to' in step) {
    const to = players[step.to];
    if (!to || to === by) return;
    // The previous server version writes messages in the same way.
    if (step.type === 'send')
      await db
        .insert(messages)
        .values({ accountId: to.id, senderId: by.id, subject: '', body: 'Hi', createdAt: clock.now() });
    else await fixture.perform(by, step.type, to.username);
    return;
  }
  const all = await db
    .select()
    .from(messages)
    .where(or(eq(messages.accountId, by.id), eq(messages.senderId, by.id)))
    .orderBy(messages.createdAt, messages.id);
  const { cookie } = by;
  if (step.type === 'erase') await erase(by);
  else if (step.type === 'read-all')
    await server.request(`${MESSAGES}/read-all`, { method: 'PATCH', body: {}, cookie });
  else {
    const id = all[step.message % Math.max(1, all.length)]?.id;
    if (id === undefined) return;
    if (step.type === 'read-one') await server.request(`${MESSAGES}/${id}/read`, { method: 'PATCH', body: {}, cookie });
    else if (step.type === 'delete-one')
      await server.request(`${MESSAGES}/${id}`, { method: 'DELETE', body: {}, cookie });
    else if (step.type === 'restore-one')
      await server.request(`${MESSAGES}/${id}/restore`, { method: 'PUT', body: {}, cookie });
    else expect([200, 404]).toContain(await fixture.changeRow(by, step.type, id));
  }
}

describe('the table of conversations', () => {
  test.prop([fc.array(command, { minLength: 5, maxLength: 30 })], { numRuns: 25 })(
    'always equals the messages after any sequence of changes',
    async (steps) => {
      await fixture.reset();
      for (const step of steps) {
        await perform(step);
        expect(await stored()).toEqual(await expected());
      }
    },
    60_000,
  );

  test('is filled by the migration as the triggers fill it', async () => {
    const { vega, mira, lyra } = fixture;
    const { db } = database();
    const createdAt = new Date('2026-02-01T12:00:00.000Z');
    const note = { subject: '', body: 'Hi', createdAt };
    await db.insert(messages).values([
      { ...note, accountId: mira.id, senderId: vega.id },
      { ...note, accountId: mira.id, senderId: vega.id, readAt: createdAt },
      { ...note, accountId: vega.id, senderId: lyra.id, deletedAt: createdAt },
      { ...note, accountId: lyra.id },
      { ...note, accountId: lyra.id, subject: 'Welcome' },
    ]);
    const before = await stored();
    expect(before).toHaveLength(5);
    await db.delete(conversations);
    const file = readdirSync(migrationsFolder).find((name) => name.endsWith('_conversations.sql')) ?? '';
    const migration = readFileSync(join(migrationsFolder, file), 'utf8');
    const filling = migration
      .split('--> statement-breakpoint')
      .find((each) => each.trim().startsWith('INSERT INTO conv'));
    await db.execute(sql`${new StringChunk(filling ?? '')}`);
    expect(await stored()).toEqual(before);
  });

  test('has no row of a deleted account, and keeps those of others', async () => {
    const { vega, mira } = fixture;
    const { db } = database();
    const gone = await insertPlayer(database(), 'gone-soon');
    const note = { subject: '', body: 'Hi', createdAt: new Date() };
    await db.insert(messages).values([
      { ...note, accountId: mira.id, senderId: gone },
      { ...note, accountId: gone, senderId: mira.id },
      { ...note, accountId: mira.id, senderId: vega.id },
    ]);
    expect(await stored()).toHaveLength(4);
    await db.delete(accounts).where(eq(accounts.id, gone));
    expect(await stored()).toHaveLength(2);
    expect(await stored()).toEqual(await expected());
  });

  test('never loses a change of two transactions at once', async () => {
    const { vega, mira } = fixture;
    const { clock } = fixture;
    await fixture.befriend(vega, mira);
    await fixture.send(vega, 'mira-2', 'Zero');
    const writers = [vega, mira, vega, mira, vega, mira];
    await Promise.all(
      writers.flatMap((writer, index) => {
        const other = writer === vega ? mira : vega;
        return [
          database()
            .db.insert(messages)
            .values({
              id: randomUUID(),
              accountId: other.id,
              senderId: writer.id,
              subject: '',
              body: String(index),
              createdAt: clock.now(),
            }),
          fixture.server.request(`${MESSAGES}/read-all`, { method: 'PATCH', body: {}, cookie: writer.cookie }),
        ];
      }),
    );
    expect(await stored()).toEqual(await expected());
  });
});
