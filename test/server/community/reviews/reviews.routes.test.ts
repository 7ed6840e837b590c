import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../../support/count-statements';
import type { ReviewFixture, Reviewer, ReviewList } from './review-fixture';
import { openReviewFixture, WORDS } from './review-fixture';

let fixture: ReviewFixture;
let vega: Reviewer;
let mira: Reviewer;

beforeAll(async () => {
  fixture = await openReviewFixture();
  vega = await fixture.player('vega');
  mira = await fixture.player('mira-2');
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('GET arcade/game/{game}/reviews', () => {
  test('returns no rating and an empty list at first', async () => {
    expect(await fixture.visitor().list()).toMatchObject({
      rating: null,
      items: [],
      current: null,
      pagination: { total: 0 },
    });
  });

  test('lists the newest first, with the caller’s own review separate from the pages', async () => {
    const first = await vega.publish('I have been here for hours.', 5);
    const second = await mira.publish(WORDS, 2);
    const seen = await fixture.visitor().list();
    expect(seen.items.map(({ uuid }) => uuid)).toEqual([second, first]);
    expect(seen).toMatchObject({ rating: 3.5, current: null, pagination: { total: 2 } });
    const own = await vega.list();
    expect(own).toMatchObject({ rating: 3.5, pagination: { total: 1 }, current: { uuid: first } });
    expect(own.items.map(({ uuid }) => uuid)).toEqual([second]);
    expect(own.items[0]).toMatchObject({
      body: WORDS,
      rating: 2,
      author: { username: 'mira-2', alias: 'mira-2' },
      reactions: { like: { count: 0, mine: false }, dislike: { count: 0, mine: false } },
      response: null,
      responded: null,
      respondable: false,
    });
  });

  test('returns the reviews of one rating, counts all, and shows the own review with any filter', async () => {
    const first = await vega.publish(WORDS, 5);
    const second = await mira.publish(WORDS, 2);
    const listed = async (reader: Reviewer, query: string) => {
      const address = `/v1/public/arcade/game/orbital-salvage/reviews?${query}`;
      return ((await reader.get(address)).json() as { readonly data: ReviewList }).data;
    };
    const low = await listed(fixture.visitor(), 'stars=2');
    expect(low.items.map(({ uuid }) => uuid)).toEqual([second]);
    expect(low).toMatchObject({
      rating: 3.5,
      rating_counts: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 1 },
      pagination: { total: 1 },
    });
    expect(await listed(mira, 'stars=2')).toMatchObject({
      items: [],
      pagination: { total: 0 },
      current: { uuid: second },
    });
    expect(await listed(mira, 'stars=5')).toMatchObject({ items: [{ uuid: first }], pagination: { total: 1 } });
    const uuids = async (sort: string) =>
      (await listed(fixture.visitor(), `sort=${sort}`)).items.map(({ uuid }) => uuid);
    expect([await uuids('highest'), await uuids('lowest')]).toEqual([
      [first, second],
      [second, first],
    ]);
    await mira.react(first, 'like');
    expect(await uuids('helpful')).toEqual([first, second]);
    await mira.react(first, 'dislike');
    expect(await uuids('helpful')).toEqual([second, first]);
  });

  test.each(['sort=best', 'stars=0', 'stars=6', 'stars=2.5'])('refuses the query "%s" with 422', async (query) => {
    const address = `/v1/public/arcade/game/orbital-salvage/reviews?${query}`;
    expect((await fixture.visitor().get(address)).status).toBe(422);
  });

  test('returns an empty page beyond the last, and 404 for an unknown game', async () => {
    await vega.publish();
    expect(await fixture.visitor().list(7)).toMatchObject({ items: [], pagination: { current: 7, last: 1 } });
    expect((await fixture.server.request('/v1/public/arcade/game/nothing/reviews')).status).toBe(404);
  });

  test('can be cached for visitors, and never for players', async () => {
    await vega.publish();
    const caching = async (reader: Reviewer) => (await reader.listing()).headers['cache-control'];
    expect(await caching(fixture.visitor())).toMatch(/^public/);
    expect(await caching(vega)).toBe('private, no-store');
  });

  test('takes the same number of statements for one review as for many', async () => {
    const { count } = countStatements(fixture.server.deps.database.db);
    const spent = async () => {
      const before = count();
      await vega.list();
      return count() - before;
    };
    await vega.publish();
    const few = await spent();
    await mira.publish();
    expect(await spent()).toBe(few);
  });
});

describe('a member of the game’s developer', () => {
  test('cannot review the own game, and the list says so', async () => {
    const studio = await fixture.player('studio');
    expect(await studio.list()).toMatchObject({ reviewable: false });
    expect(await vega.list()).toMatchObject({ reviewable: true });
    expect(await fixture.visitor().list()).toMatchObject({ reviewable: true });
    const answer = await studio.submit();
    expect(answer.status).toBe(403);
    expect((answer.json() as { status: unknown }).status).toMatchObject({
      debug: 'err_own_game',
      message: 'You can’t review your own team’s game, but you can respond to its reviews.',
    });
    expect(await fixture.counters()).toMatchObject({ reviews: 0, rating: 0 });
  });

  test('can review games of other developers', async () => {
    const studio = await fixture.player('studio');
    expect(await studio.list(1, 'lantern-drift')).toMatchObject({ reviewable: true });
    expect((await studio.submit(WORDS, 4, 'lantern-drift')).status).toBe(200);
  });

  test('who reviewed before joining the developer can delete the review, not change it', async () => {
    const rigel = await fixture.player('rigel');
    const uuid = await rigel.publish(WORDS, 5);
    await fixture.hire('rigel');
    expect((await rigel.update(uuid, WORDS, 4)).status).toBe(403);
    expect(await fixture.counters()).toMatchObject({ reviews: 1, rating: 5 });
    expect((await rigel.remove(uuid)).status).toBe(200);
    expect(await fixture.counters()).toMatchObject({ reviews: 0 });
  });
});

describe('a review', () => {
  test('is published once, counted, changed and deleted permanently', async () => {
    const answer = await vega.submit(`  ${WORDS}  `, 4);
    expect(answer.status).toBe(200);
    const { uuid, review } = (answer.json() as { data: { uuid: string; review: { body: string } } }).data;
    expect(review.body).toBe(WORDS);
    expect(await fixture.counters()).toMatchObject({ reviews: 1, rating: 4 });
    expect((await vega.submit()).status).toBe(409);
    expect((await vega.update(uuid, 'It has grown on me since then.', 5)).status).toBe(200);
    expect(await fixture.counters()).toMatchObject({ reviews: 1, rating: 5 });
    expect((await vega.list()).current).toMatchObject({ body: 'It has grown on me since then.', rating: 5 });
    const removed = await vega.remove(uuid);
    expect((removed.json() as { status: { message: string } }).status.message).toBe(
      'Your review has been permanently removed.',
    );
    expect(await fixture.counters()).toMatchObject({ reviews: 0, rating: 0 });
    expect((await vega.remove(uuid)).status).toBe(404);
  });

  test('requires a session', async () => {
    expect((await fixture.visitor().submit()).status).toBe(401);
  });

  test("T28: can only be changed and deleted by its author, at its game's address", async () => {
    const uuid = await vega.publish();
    expect((await mira.update(uuid, 'I was never here at all.', 1)).status).toBe(404);
    expect((await mira.remove(uuid)).status).toBe(404);
    expect((await vega.update(uuid, 'I was never here at all.', 1, 'pulse-saber')).status).toBe(404);
    expect((await vega.remove(uuid, 'pulse-saber')).status).toBe(404);
    expect((await vega.remove(NOBODY)).status).toBe(404);
    expect((await vega.list()).current).toMatchObject({ uuid, body: WORDS });
  });

  test.each([
    ['19 letters', 'a'.repeat(19), 422],
    ['20 letters', 'a'.repeat(20), 200],
    ['500 letters', 'a'.repeat(500), 200],
    ['501 letters', 'a'.repeat(501), 422],
    ['19 emoji', '🎈'.repeat(19), 422],
    ['20 emoji', '🎈'.repeat(20), 200],
    ['500 emoji', '🎈'.repeat(500), 200],
    ['501 emoji', '🎈'.repeat(501), 422],
    ['19 letters that are composed of two', 'e\u0301'.repeat(19), 422],
    ['20 letters that are composed of two', 'e\u0301'.repeat(20), 200],
    ['500 letters that are composed of two', 'e\u0301'.repeat(500), 200],
    ['501 letters that are composed of two', 'e\u0301'.repeat(501), 422],
    ['19 letters between spaces', `  ${'a'.repeat(19)}  `, 422],
    ['500 letters between spaces', `  ${'a'.repeat(500)}  `, 200],
    ['nothing', '', 422],
    ['spaces', ' '.repeat(40), 422],
    ['characters without width', '\u200b'.repeat(40), 422],
    ['control characters', '\u0007'.repeat(40), 422],
    ['lines', `${'a'.repeat(10)}\n${'b'.repeat(10)}`, 200],
    ['markup, which stays text', '<img src=x onerror=alert(1)>', 200],
  ])('T27: is checked for %s', async (_name, body, status) => {
    expect((await vega.submit(body, 3)).status).toBe(status);
  });

  test.each([0, 6, 1.5, -1, 1e9])(
    'T27: is refused with the rating %d, with the message of the form',
    async (rating) => {
      const answer = await vega.submit(WORDS, rating);
      expect(answer.status).toBe(422);
      expect((answer.json() as { status: { message: string } }).status.message).toBe(
        'Please choose a rating before submitting your feedback.',
      );
    },
  );
});
