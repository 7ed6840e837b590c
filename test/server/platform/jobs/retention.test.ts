import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { achievements, guestProgress } from '../../../../server/platform/database/schema/achievements';
import { articles, articleViews } from '../../../../server/platform/database/schema/content';
import { gamePlays, games } from '../../../../server/platform/database/schema/games';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import { supportTickets } from '../../../../server/platform/database/schema/support';
import { cleanUp } from '../../../../server/platform/jobs/clean-up';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayer } from '../../support/insert-player';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const DAY = 24 * 60 * 60 * 1000;
const clock = new FakeServerClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock });
});

afterAll(() => server.close());

test('cleanUp deletes plays after a day, article views after a year, and inactive tickets after two years', async () => {
  const { db } = server.deps.database;
  const now = clock.now();
  const [article] = await db.select({ id: articles.id }).from(articles).limit(1);
  const [game] = await db.select({ id: games.id }).from(games).limit(1);
  await db.insert(articleViews).values({ visitor: 'reader', articleId: article?.id ?? 0, countedAt: now });
  await db.insert(gamePlays).values({ visitor: 'player', gameId: game?.id ?? 0, countedAt: now });
  const message = { email: 'a@b.test', subject: 'A', message: 'B', createdAt: now, updatedAt: now };
  await db.insert(supportTickets).values([
    { ...message, number: 'CLOSED22', status: 'closed' },
    { ...message, number: 'CHANGED2', status: 'answered', updatedAt: new Date(now.getTime() + DAY) },
  ]);
  const left = async (pause: number) => {
    clock.advance(pause);
    await cleanUp(server.deps);
    return Promise.all([gamePlays, articleViews, supportTickets].map((table) => db.$count(table)));
  };
  expect(await left(DAY - 1)).toEqual([1, 1, 2]);
  expect(await left(1)).toEqual([0, 1, 2]);
  expect(await left(364 * DAY - 1)).toEqual([0, 1, 2]);
  expect(await left(1)).toEqual([0, 0, 2]);
  expect(await left(365 * DAY - 1)).toEqual([0, 0, 2]);
  expect(await left(1)).toEqual([0, 0, 1]);
  expect(await left(DAY)).toEqual([0, 0, 0]);
});

test("cleanUp deletes a guest's progress 180 days after the last report", async () => {
  const { db } = server.deps.database;
  const reportedAt = clock.now();
  const [game] = await db.select({ id: games.id }).from(games).limit(1);
  const badge = {
    gameId: game?.id ?? 0,
    slug: 'long-ago',
    title: '',
    description: '',
    thumb: '',
    sound: '',
    position: 9,
  };
  const [made] = await db.insert(achievements).values(badge).returning({ id: achievements.id });
  const row = { guestId: randomUUID(), achievementId: made?.id ?? 0, percent: 40 };
  const later = new Date(reportedAt.getTime() + DAY);
  await db.insert(guestProgress).values([
    { ...row, reportedAt },
    { ...row, guestId: randomUUID(), reportedAt: later },
  ]);
  const left = async (pause: number) => {
    clock.advance(pause);
    await cleanUp(server.deps);
    return db.$count(guestProgress);
  };
  expect(await left(180 * DAY - 1)).toBe(2);
  expect(await left(1)).toBe(1);
  expect(await left(DAY)).toBe(0);
});

test('cleanUp deletes a play session two years after its end, and never an open one', async () => {
  const { db } = server.deps.database;
  const startedAt = clock.now();
  const [game] = await db.select({ id: games.id }).from(games).limit(1);
  const accountId = await insertPlayer(server.deps.database, 'somebody');
  const session = { accountId, gameId: game?.id ?? 0, startedAt, heartbeatAt: startedAt };
  const endedAt = new Date(startedAt.getTime() + DAY);
  await db.insert(playSessions).values([session, { ...session, endedAt, endedBy: 'page' }]);
  const left = async (pause: number) => {
    clock.advance(pause);
    await cleanUp(server.deps);
    return (await db.select().from(playSessions)).map((row) => row.endedBy);
  };
  expect(await left(731 * DAY - 1)).toEqual([null, 'page']);
  expect(await left(1)).toEqual([null]);
});
