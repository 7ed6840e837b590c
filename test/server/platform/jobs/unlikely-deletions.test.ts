import { randomUUID } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOutDeletions } from '../../../../server/identity/account-deletion/carry-out-deletions';
import { makeExports } from '../../../../server/identity/account-deletion/make-exports';
import { forgetAvatars } from '../../../../server/community/avatars/forget-avatars';
import type { ServerDependencies } from '../../../../server/deps';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { dataExports, deletionRequests } from '../../../../server/platform/database/schema/account-deletion';
import {
  developerAudit,
  developerPublications,
  developerTokens,
} from '../../../../server/platform/database/schema/console';
import { developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { boardBans } from '../../../../server/platform/database/schema/leaderboards';
import { gameEvents } from '../../../../server/platform/database/schema/statistics';
import { cleanUp } from '../../../../server/platform/jobs/clean-up';
import { sweepStore } from '../../../../server/publishing/console/sweep-store';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayers } from '../../support/insert-players';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

/** More than the hundred that a job may always delete. */
const COUNT = 101;
const DAY = 24 * 60 * 60 * 1000;
const { signal } = new AbortController();
const clock = new FakeServerClock();
const now = clock.now();
const soon = new Date(now.getTime() + DAY);
let server: TestServer;
let deps: ServerDependencies;
let players: readonly string[];

beforeAll(async () => {
  server = await startTestServer({ clock, environment: { HOLOCADE_DATA: temporaryFolder() } });
  deps = server.deps;
  players = await insertPlayers(deps.database, COUNT, now);
});
afterAll(() => server.close());

const many = <T>(make: (at: number) => T): T[] => Array.from({ length: COUNT }, (_, at) => make(at));
const keys = async (folder: 'avatars' | 'uploads'): Promise<number> => {
  let count = 0;
  for await (const _ of deps.blobs.list(folder)) count += 1;
  return count;
};

async function insertRows(): Promise<readonly (readonly [PgTable, string])[]> {
  const { db } = deps.database;
  const [{ id: developerId = 0 } = {}] = await db.select({ id: developers.id }).from(developers).limit(1);
  const [{ id: gameId = 0 } = {}] = await db.select({ id: games.id }).from(games).limit(1);
  const of = { developerId, createdAt: now };
  await db
    .insert(developerTokens)
    .values(many((at) => ({ ...of, tokenHash: String(at), name: String(at), actions: [], expiresAt: soon })));
  await db.insert(developerAudit).values(many(() => ({ developerId, at: now, event: 'game.edit', text: 'Changed.' })));
  const request = { game: 'any' } as (typeof developerPublications.$inferInsert)['request'];
  await db
    .insert(developerPublications)
    .values(many(() => ({ ...of, uploadId: randomUUID(), request, state: 'refused' as const, endedAt: now })));
  const event = { gameId, recordedAt: now, day: '2026-03-01', kind: 'play', device: 'computer' } as const;
  await db.insert(gameEvents).values(many(() => event));
  await db
    .insert(boardBans)
    .values(players.map((accountId) => ({ gameId, accountId, reason: 'Spam.', createdAt: now, expiresAt: soon })));
  return [
    [developerTokens, 'access tokens'],
    [developerAudit, 'audit entries'],
    [developerPublications, 'publications'],
    [gameEvents, 'events of games'],
    [boardBans, 'bans from boards'],
  ];
}

describe('a job that would delete an unlikely share', () => {
  test('deletions deletes no account', async () => {
    const { db } = deps.database;
    await db
      .insert(deletionRequests)
      .values(players.map((accountId) => ({ accountId, origin: 'player' as const, requestedAt: now, dueAt: soon })));
    clock.advance(2 * DAY);
    const all = await db.$count(accounts);
    await expect(carryOutDeletions(deps, signal)).rejects.toThrow(
      `would delete ${String(COUNT)} of ${String(all)} accounts, more than 25%. Check the clocks`,
    );
    expect(await db.$count(accounts, isNotNull(accounts.deletedAt))).toBe(0);
    expect(await db.$count(deletionRequests, isNotNull(deletionRequests.completedAt))).toBe(0);
    await db.delete(deletionRequests);
  });

  test('exports deletes no copy, and makes the requested ones', async () => {
    const { db } = deps.database;
    const made = { requestedAt: now, readyAt: now, expiresAt: soon, content: {} };
    await db.insert(dataExports).values(players.map((accountId) => ({ accountId, ...made })));
    const [accountId = ''] = players;
    const [waiting] = await db.insert(dataExports).values({ accountId, requestedAt: now }).returning();
    clock.advance(2 * DAY);
    await expect(makeExports(deps, signal)).rejects.toThrow(
      `would delete ${String(COUNT)} of ${String(COUNT + 1)} copies of data, more than 25%.`,
    );
    expect(await db.$count(dataExports)).toBe(COUNT + 1);
    const [ready] = await db
      .select()
      .from(dataExports)
      .where(eq(dataExports.id, waiting?.id ?? ''));
    expect(ready?.readyAt).toEqual(clock.now());
  });

  test('cleanup deletes no row of any such table', async () => {
    const { db } = deps.database;
    const tables = await insertRows();
    const counts = () => Promise.all(tables.map(([table]) => db.$count(table)));
    const before = await counts();
    clock.advance(3 * 365 * DAY);
    const failure = await cleanUp(deps).then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
    for (const [, what] of tables)
      expect(failure).toMatch(new RegExp(`would delete \\d+ of \\d+ ${what}, more than 25%`));
    expect(await counts()).toEqual(before);
  });

  test('pictures deletes no picture', async () => {
    const later = new FakeServerClock(new Date(Date.now() + DAY));
    for (let at = 0; at < COUNT; at += 1)
      await deps.blobs.put(`avatars/${String(at).padStart(32, '0')}-sd.webp`, Buffer.from('x'));
    await expect(forgetAvatars({ ...deps, clock: later })).rejects.toThrow(
      `would delete ${String(COUNT)} of ${String(COUNT)} files of pictures, more than 25%.`,
    );
    expect(await keys('avatars')).toBe(COUNT);
  });

  test('pictures deletes no part of an upload', async () => {
    for (let at = 0; at < COUNT; at += 1) await deps.blobs.put(`uploads/${randomUUID()}/0`, Buffer.from('x'));
    await expect(sweepStore(deps, signal)).rejects.toThrow(
      `would delete ${String(COUNT)} of ${String(COUNT)} uploads, more than 25%.`,
    );
    expect(await keys('uploads')).toBe(COUNT);
  });
});
