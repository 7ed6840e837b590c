import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { achievements } from '../../../../server/platform/database/schema/achievements';
import { categories } from '../../../../server/platform/database/schema/categories';
import { friendships } from '../../../../server/platform/database/schema/friendships';
import { games } from '../../../../server/platform/database/schema/games';
import { genres } from '../../../../server/platform/database/schema/genres';
import { playerAchievements } from '../../../../server/platform/database/schema/player-achievements';
import { tags } from '../../../../server/platform/database/schema/tags';
import { sendWeeklyDigests } from '../../../../server/messaging/digests/weekly-digest';
import { addGames } from '../../catalogue/games/add-games';
import { follow, insertAnnouncement, insertDeveloper } from '../../support/followers';
import type { DigestHouse } from './digest-house';
import { openDigestHouse } from './digest-house';

const LONG_AGO = '2026-06-01T12:00:00Z';
const DAY = 24 * 60 * 60 * 1000;
let house: DigestHouse;
let studio: number;

beforeAll(async () => {
  house = await openDigestHouse();
  studio = await insertDeveloper(house.database, 'a-studio', 'A Studio');
});
// A Monday, before the digest's time.
beforeEach(() => house.begin('2026-11-23T07:00:00Z'));
afterAll(() => house.database.close());

const run = () => sendWeeklyDigests(house.deps);
const announced = (slug: string, at: string) => insertAnnouncement(house.database, studio, slug, new Date(at));
const follows = (ids: readonly string[]) => follow(house.database, studio, ids, new Date(LONG_AGO));

describe('the weekly digest', () => {
  test('comes on Monday at eight, once, with what the followed have announced in the week', async () => {
    await follows(await house.players(1, LONG_AGO));
    await announced('last-week', '2026-11-15T12:00:00Z');
    await announced('this-week', '2026-11-18T12:00:00Z');
    await run();
    expect(await house.written()).toEqual([]);
    house.clock.advance(2 * 60 * 60 * 1000);
    await run();
    await run();
    const [mail, ...more] = await house.written();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'weekly-digest', subject: 'Your week on Holocade' });
    expect(mail?.text).toContain('A Studio: About this-week:\n');
    expect(mail?.text).toContain('/arcade/games/developer/a-studio/announcements/this-week');
    expect(mail?.text).not.toContain('last-week');
    expect(mail?.unsubscribeUrl).toContain('/market/subscription/unsubscribe?token=');
    house.clock.advance(7 * DAY);
    await announced('next-week', '2026-11-27T12:00:00Z');
    await run();
    expect(await house.written()).toHaveLength(2);
  });

  test('tells of new friends by their names', async () => {
    const [first = '', second = ''] = (await house.players(2, LONG_AGO)).sort();
    const acceptedAt = new Date('2026-11-20T12:00:00Z');
    const { db } = house.database;
    await db.insert(friendships).values({ first, second, askedBy: first, createdAt: acceptedAt, acceptedAt });
    house.clock.advance(DAY);
    await run();
    const [one, other] = await house.written();
    expect(one?.text).toContain('You have made a new friend: player-1.');
    expect(other?.text).toContain('You have made a new friend: player-0.');
  });

  test('names the badges that were earned, but none of a game that was withdrawn', async () => {
    const [accountId = ''] = await house.players(1, LONG_AGO);
    const { db } = house.database;
    const named = (slug: string) => ({ slug, title: slug, colour: '#141627', position: 0 });
    const [genre] = await db.insert(genres).values(named('adventure')).returning();
    await db.insert(categories).values({ ...named('space'), genreId: genre?.id ?? 0 });
    await db.insert(tags).values(named('a-tag'));
    await addGames(db, 2, new Date(LONG_AGO));
    const [withdrawn] = await db.select().from(games).limit(1);
    await db
      .update(games)
      .set({ status: 'draft' })
      .where(eq(games.id, withdrawn?.id ?? 0));
    for (const { id: gameId, status } of await db.select().from(games)) {
      const words = { slug: status, title: `Of a ${status} game`, description: '', thumb: '', sound: '', position: 0 };
      const [badge] = await db
        .insert(achievements)
        .values({ ...words, gameId })
        .returning();
      const unlockedAt = new Date('2026-11-20T12:00:00Z');
      await db.insert(playerAchievements).values({ accountId, achievementId: badge?.id ?? 0, unlockedAt });
    }
    house.clock.advance(DAY);
    await run();
    const [mail] = await house.written();
    expect(mail?.text).toContain('You have earned a badge: Of a published game.');
    await db.delete(games);
  });

  test('goes to nobody for whom there is nothing, who wants none, or whose address is not confirmed', async () => {
    const [, off = '', master = '', stranger = '', gone = '', fan = ''] = await house.players(6, LONG_AGO);
    await follows([off, master, stranger, gone, fan]);
    await announced('news', '2026-11-20T12:00:00Z');
    await house.wish(off, (all) => ({ ...all, notification: { ...all.notification, weekly_digest: false } }));
    await house.wish(master, (all) => ({ ...all, notification: { ...all.notification, disable_emails_master: true } }));
    const { db } = house.database;
    await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, stranger));
    await db
      .update(accounts)
      .set({ deletedAt: new Date(LONG_AGO) })
      .where(eq(accounts.id, gone));
    house.clock.advance(DAY);
    await run();
    expect((await house.written()).map(({ recipient }) => recipient)).toEqual(['player-5@mail.test']);
  });

  test('passes over an account whose address no mail can go to, and serves the others', async () => {
    const [bad = '', good = ''] = await house.players(2, LONG_AGO);
    await follows([bad, good]);
    await announced('news', '2026-11-20T12:00:00Z');
    await house.database.db.update(accounts).set({ email: 'nobody' }).where(eq(accounts.id, bad));
    house.clock.advance(DAY);
    await run();
    expect((await house.written()).map(({ recipient }) => recipient)).toEqual(['player-1@mail.test']);
  });

  test('is not sent late: who had no server until Wednesday hears of the next week', async () => {
    await follows(await house.players(1, LONG_AGO));
    await announced('news', '2026-11-20T12:00:00Z');
    house.clock.advance(3 * DAY);
    await run();
    expect(await house.written()).toEqual([]);
  });

  test('reaches each of many once, however many servers write at the same time', async () => {
    await follows(await house.players(230, LONG_AGO));
    await announced('news', '2026-11-20T12:00:00Z');
    house.clock.advance(DAY);
    await Promise.all([run(), run(), run()]);
    await run();
    const all = await house.written();
    expect(new Set(all.map(({ recipient }) => recipient)).size).toBe(230);
    expect(all).toHaveLength(230);
  });
});
