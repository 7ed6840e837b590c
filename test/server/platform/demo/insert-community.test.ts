import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, accountSettings } from '../../../../server/platform/database/schema/accounts';
import { developerMembers, developers } from '../../../../server/platform/database/schema/developers';
import { scores } from '../../../../server/platform/database/schema/leaderboards';
import { meta } from '../../../../server/platform/database/schema/platform';
import { reviews } from '../../../../server/platform/database/schema/reviews';
import { demoAccounts } from '../../../../server/platform/demo/demo-accounts';
import { demoCommunity } from '../../../../server/platform/demo/insert-community';
import { demoReviews } from '../../../../server/platform/demo/insert-reviews';
import { demoScores } from '../../../../server/platform/demo/insert-scores';
import { loadDemo } from '../../../../server/platform/demo/load-demo';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('insertCommunity', () => {
  test('makes everybody a player with settings and without a password', async () => {
    const { db } = server.deps.database;
    for (const { username, alias, avatarSeed } of demoCommunity) {
      const [made] = await db
        .select()
        .from(accounts)
        .innerJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
        .where(eq(accounts.username, username));
      expect(made?.accounts).toMatchObject({ alias: alias ?? null, avatarSeed, passwordHash: null, balance: 0 });
    }
    expect(await db.$count(accounts)).toBe(demoCommunity.length + demoAccounts.length);
    expect(await db.$count(accounts, isNotNull(accounts.passwordHash))).toBe(demoAccounts.length);
  });

  test('gives every developer a member who answers', async () => {
    const { db } = server.deps.database;
    for (const { username, studio } of demoCommunity) {
      const found = await db
        .select({ slug: developers.slug })
        .from(developerMembers)
        .innerJoin(accounts, and(eq(accounts.id, developerMembers.accountId), eq(accounts.username, username)))
        .innerJoin(developers, eq(developers.id, developerMembers.developerId));
      expect(found.map(({ slug }) => slug)).toEqual(studio === undefined ? [] : [studio]);
    }
  });

  test('leaves an existing username to its owner, without reviews or scores', async () => {
    const { db } = server.deps.database;
    const [, gone] = demoCommunity;
    if (!gone) throw new Error('The account is missing.');
    const names = demoCommunity.filter(({ username }) => username !== gone.username);
    for (const { username } of names) await db.delete(accounts).where(eq(accounts.username, username));
    await db.delete(reviews);
    await db.delete(scores);
    await db.delete(meta).where(eq(meta.key, 'demo-community'));
    await loadDemo(server.deps);
    const left = demoReviews.filter(({ by }) => by !== gone.username);
    expect(await db.$count(reviews)).toBe(left.length);
    const reached = demoScores.flatMap((board) => board.scores).filter(({ by }) => by !== gone.username);
    expect(await db.$count(scores)).toBe(reached.length);
  });
});
