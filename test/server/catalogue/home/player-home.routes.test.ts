import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { globalHome } from '../../../../src/contract/content.contract';
import { playerHome } from '../../../../src/contract/player-home.contract';
import { AUDIENCES } from '../../../../src/domain/session/current-user';
import { favourites } from '../../../../server/platform/database/schema/favourites';
import { friendships } from '../../../../server/platform/database/schema/friends';
import { games } from '../../../../server/platform/database/schema/games';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import { gameReactions } from '../../../../server/platform/database/schema/reactions';
import { reviews } from '../../../../server/platform/database/schema/reviews';
import type { FriendFixture } from '../../community/friends/friend-fixture';
import { openFriendFixture } from '../../community/friends/friend-fixture';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let fixture: FriendFixture;
let ids: ReadonlyMap<string, number>;

beforeAll(async () => {
  fixture = await openFriendFixture();
  const rows = await fixture.server.deps.database.db.select({ slug: games.slug, id: games.id }).from(games);
  ids = new Map(rows.map(({ slug, id }) => [slug, id]));
});

beforeEach(async () => {
  await fixture.clear();
  const { db } = fixture.server.deps.database;
  for (const table of [favourites, gameReactions]) await db.delete(table);
});

afterAll(() => fixture.server.close());

const idOf = (slug: string) => ids.get(slug) ?? -1;
const db = () => fixture.server.deps.database.db;
const before = (milliseconds: number) => new Date(fixture.clock.now().getTime() - milliseconds);

/** Adds a play that began some time ago; finished unless `open`. */
async function play({ id }: ClosingPlayer, slug: string, ago: number, open = false): Promise<void> {
  const startedAt = before(ago);
  await db()
    .insert(playSessions)
    .values({
      accountId: id,
      gameId: idOf(slug),
      startedAt,
      heartbeatAt: open ? fixture.clock.now() : startedAt,
      ...(open ? {} : { endedAt: startedAt, endedBy: 'page' }),
    });
}

const ask = ({ cookie }: { readonly cookie?: string }) =>
  fixture.server.request('/v1/private/user/arcade/home', cookie === undefined ? {} : { cookie });
const home = async (player: ClosingPlayer) => dataOf(playerHome, await ask(player));
const slugs = (rows: readonly { readonly game: { readonly slug: string } }[]) => rows.map(({ game }) => game.slug);

test('GET arcade/home refuses a visitor', async () => {
  expect((await ask({})).status).toBe(401);
});

test('GET arcade/home returns empty rows to a new player', async () => {
  expect(await home(fixture.vega)).toEqual({ resume: [], friends: [], suggestions: [] });
});

test('GET arcade/home takes three more statements for a player with friends and plays than for a new one', async () => {
  const { vega, mira } = fixture;
  const statements = countStatements(db());
  const countOf = async () => {
    const start = statements.count();
    await home(vega);
    return statements.count() - start;
  };
  await home(vega);
  const few = await countOf();
  await fixture.befriend(vega, mira);
  for (const slug of ids.keys()) await play(mira, slug, MINUTE);
  await play(vega, 'lantern-drift', MINUTE);
  expect((await countOf()) - few).toBe(3);
});

describe('Continue playing of GET arcade/home', () => {
  test('lists the last played games with the cards of the home page, newest first', async () => {
    const { vega } = fixture;
    await play(vega, 'lantern-drift', 3 * DAY);
    await play(vega, 'pulse-saber', 2 * DAY);
    await play(vega, 'lantern-drift', MINUTE, true);
    const { resume } = await home(vega);
    expect(resume.map(({ game, playing }) => [game.slug, playing])).toEqual([
      ['lantern-drift', true],
      ['pulse-saber', false],
    ]);
    expect(resume[1]?.played).toBe(before(2 * DAY).toISOString());
    const cards = dataOf(globalHome, await fixture.server.request('/v1/public/global/home')).games.updated;
    for (const { game } of resume) {
      const card = cards.find(({ slug }) => slug === game.slug);
      if (card !== undefined) expect(game).toEqual(card);
    }
  });

  test('lists at most eight games, and none that is unpublished', async () => {
    const { vega } = fixture;
    for (const [index, slug] of [...ids.keys()].entries()) await play(vega, slug, (index + 1) * MINUTE);
    const latest = [...ids.keys()].slice(0, 9);
    const [hidden = ''] = latest;
    await db().update(games).set({ status: 'draft' }).where(eq(games.slug, hidden));
    expect(slugs((await home(vega)).resume)).toEqual(latest.slice(1));
    await db().update(games).set({ status: 'published' }).where(eq(games.slug, hidden));
  });
});

describe('Friends are playing of GET arcade/home', () => {
  test('lists the games of friends in the last seven days with their names', async () => {
    const { vega, mira, lyra } = fixture;
    await fixture.befriend(vega, mira);
    await fixture.befriend(vega, lyra);
    await play(mira, 'lantern-drift', 6 * DAY);
    await play(lyra, 'lantern-drift', 5 * DAY);
    await play(mira, 'pulse-saber', DAY);
    await play(mira, 'kite-hill', 7 * DAY + MINUTE);
    const { friends } = await home(vega);
    expect(
      friends.map(({ game, friends: named, others }) => [game.slug, named.map((one) => one.username), others]),
    ).toEqual([
      ['pulse-saber', ['mira-2'], 0],
      ['lantern-drift', ['lyra', 'mira-2'], 0],
    ]);
  });

  test('shows plays only if profile, history and activity are all visible to friends', async () => {
    const { vega, mira } = fixture;
    await fixture.befriend(vega, mira);
    await play(mira, 'lantern-drift', MINUTE);
    for (const profile_visibility of AUDIENCES)
      for (const play_history of AUDIENCES)
        for (const activity_visibility of AUDIENCES) {
          const privacy = { profile_visibility, play_history, activity_visibility };
          await fixture.set(mira, { privacy });
          const shown = (await home(vega)).friends.length === 1;
          expect([privacy, shown]).toEqual([privacy, !Object.values(privacy).includes('none')]);
        }
  });

  test('shows nothing of strangers, open requests and blocked players', async () => {
    const { vega, mira, lyra } = fixture;
    await play(mira, 'lantern-drift', MINUTE);
    await play(lyra, 'pulse-saber', MINUTE);
    await fixture.request(lyra, vega.username);
    expect((await home(vega)).friends).toEqual([]);
    await fixture.befriend(vega, mira);
    expect((await home(vega)).friends).toHaveLength(1);
    await fixture.perform(mira, 'block', vega.username);
    expect((await home(vega)).friends).toEqual([]);
  });

  test('shows nothing of a blocked friend, even if a friendship is stored', async () => {
    const { vega, mira } = fixture;
    await play(mira, 'lantern-drift', MINUTE);
    await fixture.perform(vega, 'block', mira.username);
    const [first = '', second = ''] = [vega.id, mira.id].sort();
    const now = fixture.clock.now();
    await db().insert(friendships).values({ first, second, requestedBy: first, createdAt: now, acceptedAt: now });
    expect((await home(vega)).friends).toEqual([]);
  });
});

describe('For you of GET arcade/home', () => {
  /** True if two games have a common tag or developer. */
  async function shares(...both: readonly string[]): Promise<boolean> {
    const rows = await db()
      .select({ tags: sql<number[]>`array(select tag_id from game_tags where game_id = ${games.id})`, games })
      .from(games)
      .where(inArray(games.slug, [...both]));
    const [one, two] = rows;
    const hasTag = one?.tags.some((tag) => two?.tags.includes(tag)) ?? false;
    return hasTag || one?.games.developerId === two?.games.developerId;
  }

  test('suggests games that share a tag or the developer with a played game, and names it', async () => {
    const { vega } = fixture;
    await play(vega, 'lantern-drift', DAY);
    const { suggestions } = await home(vega);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { game, because } of suggestions) {
      expect(because).toEqual({ game: { slug: 'lantern-drift', title: 'Lantern Drift' }, reason: 'played' });
      expect(await shares('lantern-drift', game.slug)).toBe(true);
    }
  });

  test('never suggests a game that the player knows', async () => {
    const { vega } = fixture;
    await play(vega, 'lantern-drift', 100 * DAY);
    const [one = '', two = '', three = ''] = slugs((await home(vega)).suggestions);
    const now = fixture.clock.now();
    await db()
      .insert(gameReactions)
      .values({ accountId: vega.id, gameId: idOf(one), kind: 'cry', createdAt: now });
    await db()
      .insert(favourites)
      .values({ accountId: vega.id, gameId: idOf(two), addedAt: now });
    await db()
      .insert(reviews)
      .values({ accountId: vega.id, gameId: idOf(three), body: 'Fine.', rating: 3, postedAt: now, updatedAt: now });
    const after = slugs((await home(vega)).suggestions);
    for (const known of [one, two, three, 'lantern-drift']) expect(after).not.toContain(known);
    await db().delete(reviews).where(eq(reviews.accountId, vega.id));
  });

  test('follows likes, good reviews and favourites, and ignores a disliked game', async () => {
    const { vega } = fixture;
    const gameId = idOf('lantern-drift');
    const now = fixture.clock.now();
    const reasons = async () => [...new Set((await home(vega)).suggestions.map(({ because }) => because.reason))];
    await db().insert(favourites).values({ accountId: vega.id, gameId, addedAt: now });
    expect(await reasons()).toEqual(['favourited']);
    await db().insert(gameReactions).values({ accountId: vega.id, gameId, kind: 'love', createdAt: now });
    expect(await reasons()).toEqual(['liked']);
    await db().insert(gameReactions).values({ accountId: vega.id, gameId, kind: 'dislike', createdAt: now });
    expect(await reasons()).toEqual([]);
  });
});
