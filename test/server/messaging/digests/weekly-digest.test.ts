import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { achievements, playerAchievements } from '../../../../server/platform/database/schema/achievements';
import { friendships } from '../../../../server/platform/database/schema/friends';
import { categories, games, genres } from '../../../../server/platform/database/schema/games';
import { tags } from '../../../../server/platform/database/schema/tags';
import { sendWeeklyDigests } from '../../../../server/messaging/digests/weekly-digest';
import { addGames } from '../../catalogue/games/add-games';
import { follow, insertAnnouncement, insertDeveloper } from '../../support/followers';
import type { DigestFixture } from './digest-fixture';
import { openDigestFixture } from './digest-fixture';

const LONG_AGO = '2026-06-01T12:00:00Z';
const DAY = 24 * 60 * 60 * 1000;
let fixture: DigestFixture;
let studio: number;

beforeAll(async () => {
  fixture = await openDigestFixture();
  studio = await insertDeveloper(fixture.database, 'a-studio', 'A Studio');
});
// A Monday before the time of the digest.
beforeEach(() => fixture.begin('2026-11-23T07:00:00Z'));
afterAll(() => fixture.database.close());

const run = () => sendWeeklyDigests(fixture.deps);
const announced = (slug: string, at: string) => insertAnnouncement(fixture.database, studio, slug, new Date(at));
const follows = (ids: readonly string[]) => follow(fixture.database, studio, ids, new Date(LONG_AGO));

describe('sendWeeklyDigests', () => {
  test('emails once on Monday at eight, with the week’s announcements of followed developers', async () => {
    await follows(await fixture.players(1, LONG_AGO));
    await announced('last-week', '2026-11-15T12:00:00Z');
    await announced('this-week', '2026-11-18T12:00:00Z');
    await run();
    expect(await fixture.written()).toEqual([]);
    fixture.clock.advance(2 * 60 * 60 * 1000);
    await run();
    await run();
    const [mail, ...more] = await fixture.written();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'weekly-digest', subject: 'Your week on Holocade' });
    expect(mail?.text).toContain('A Studio: About this-week:\n');
    expect(mail?.text).toContain('/arcade/games/developer/a-studio/announcements/this-week');
    expect(mail?.text).not.toContain('last-week');
    expect(mail?.unsubscribeUrl).toContain('/market/subscription/unsubscribe?token=');
    fixture.clock.advance(7 * DAY);
    await announced('next-week', '2026-11-27T12:00:00Z');
    await run();
    expect(await fixture.written()).toHaveLength(2);
  });

  test('names new friends', async () => {
    const [first = '', second = ''] = (await fixture.players(2, LONG_AGO)).sort();
    const acceptedAt = new Date('2026-11-20T12:00:00Z');
    const { db } = fixture.database;
    await db.insert(friendships).values({ first, second, requestedBy: first, createdAt: acceptedAt, acceptedAt });
    fixture.clock.advance(DAY);
    await run();
    const [one, other] = await fixture.written();
    expect(one?.text).toContain('You have made a new friend: player-1.');
    expect(other?.text).toContain('You have made a new friend: player-0.');
  });

  test('names earned achievements, without those of withdrawn games', async () => {
    const [accountId = ''] = await fixture.players(1, LONG_AGO);
    const { db } = fixture.database;
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
    fixture.clock.advance(DAY);
    await run();
    const [mail] = await fixture.written();
    expect(mail?.text).toContain('You have earned an achievement: Of a published game.');
    await db.delete(games);
  });

  test('emails nobody without news, with the digest disabled, or with an unverified address', async () => {
    const [, off = '', master = '', stranger = '', gone = '', fan = ''] = await fixture.players(6, LONG_AGO);
    await follows([off, master, stranger, gone, fan]);
    await announced('news', '2026-11-20T12:00:00Z');
    await fixture.setSettings(off, (all) => ({ ...all, notification: { ...all.notification, weekly_digest: false } }));
    await fixture.setSettings(master, (all) => ({
      ...all,
      notification: { ...all.notification, disable_emails_master: true },
    }));
    const { db } = fixture.database;
    await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, stranger));
    await db
      .update(accounts)
      .set({ deletedAt: new Date(LONG_AGO) })
      .where(eq(accounts.id, gone));
    fixture.clock.advance(DAY);
    await run();
    expect((await fixture.written()).map(({ recipient }) => recipient)).toEqual(['player-5@mail.test']);
  });

  test('skips an account with an invalid address, and emails the others', async () => {
    const [bad = '', good = ''] = await fixture.players(2, LONG_AGO);
    await follows([bad, good]);
    await announced('news', '2026-11-20T12:00:00Z');
    await fixture.database.db.update(accounts).set({ email: 'nobody' }).where(eq(accounts.id, bad));
    fixture.clock.advance(DAY);
    await run();
    expect((await fixture.written()).map(({ recipient }) => recipient)).toEqual(['player-1@mail.test']);
  });

  test('sends no late digest after two days without a server, but the next one', async () => {
    await follows(await fixture.players(1, LONG_AGO));
    await announced('news', '2026-11-20T12:00:00Z');
    fixture.clock.advance(3 * DAY);
    await run();
    expect(await fixture.written()).toEqual([]);
  });

  test('emails each of many players once, with concurrent servers', async () => {
    await follows(await fixture.players(230, LONG_AGO));
    await announced('news', '2026-11-20T12:00:00Z');
    fixture.clock.advance(DAY);
    await Promise.all([run(), run(), run()]);
    await run();
    const all = await fixture.written();
    expect(new Set(all.map(({ recipient }) => recipient)).size).toBe(230);
    expect(all).toHaveLength(230);
  });
});
