import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { gameReactionCounts } from '../../../../server/platform/database/schema/reactions';
import type { Answer } from '../../support/http-client';
import type { ReviewFixture, Reviewer } from './review-fixture';
import { GAME, openReviewFixture } from './review-fixture';

let fixture: ReviewFixture;
let vega: Reviewer;
let mira: Reviewer;
let studio: Reviewer;
let uuid: string;

beforeAll(async () => {
  fixture = await openReviewFixture();
  vega = await fixture.player('vega');
  mira = await fixture.player('mira-2');
  studio = await fixture.player('studio');
});
beforeEach(async () => {
  await fixture.clear();
  uuid = await vega.publish();
});
afterAll(() => fixture.server.close());

const retracted = (answer: Answer) => (answer.json() as { data: { retracted: boolean } }).data.retracted;
const seen = async (by: Reviewer) => (await by.list()).items[0];
const THANKS = 'Thank you, we are glad to hear it.';

describe('a vote on a review', () => {
  test('is either like or dislike, and toggles without a status', async () => {
    expect(retracted(await mira.react(uuid, 'like'))).toBe(false);
    expect((await seen(mira))?.reactions).toEqual({
      like: { count: 1, mine: true },
      dislike: { count: 0, mine: false },
    });
    expect(retracted(await mira.react(uuid, 'dislike'))).toBe(false);
    expect((await seen(mira))?.reactions).toEqual({
      like: { count: 0, mine: false },
      dislike: { count: 1, mine: true },
    });
    expect(retracted(await mira.react(uuid, 'dislike'))).toBe(true);
    expect((await seen(mira))?.reactions.dislike).toEqual({ count: 0, mine: false });
  });

  test('with a status is idempotent', async () => {
    for (const status of [true, true, false, false, true]) await mira.react(uuid, 'like', status);
    expect((await seen(mira))?.reactions.like).toEqual({ count: 1, mine: true });
    expect(retracted(await mira.react(uuid, 'dislike', false))).toBe(true);
    expect((await seen(mira))?.reactions.like).toEqual({ count: 1, mine: true });
  });

  test("requires a session and another player's existing review", async () => {
    expect((await fixture.visitor().react(uuid, 'like')).status).toBe(401);
    expect((await vega.react(uuid, 'like')).status).toBe(403);
    expect((await mira.react('00000000-0000-4000-8000-000000000000', 'like')).status).toBe(404);
    expect((await mira.react(uuid, 'love')).status).toBe(422);
  });
});

describe('a developer’s answer', () => {
  const storedNotifications = () => fixture.server.deps.database.db.select().from(notifications);

  test('notifies the review’s author once with a link, and its deletion deletes the notification', async () => {
    await fixture.server.deps.database.db.delete(notifications);
    await studio.respond(uuid, THANKS);
    await studio.respond(uuid, THANKS);
    expect(await storedNotifications()).toMatchObject([
      {
        kind: 'review-answer',
        title: 'Northlight Forge answered your review',
        body: `Orbital Salvage: ${THANKS}`,
        link: `/arcade/games/${GAME}#reviews-title`,
        readAt: null,
      },
    ]);
    await studio.deleteResponse(uuid);
    expect(await storedNotifications()).toEqual([]);
    await studio.respond(uuid, THANKS);
    expect(await storedNotifications()).toHaveLength(1);
  });

  test('is given once by a member of the game’s developer, and can be deleted', async () => {
    expect((await studio.list()).items[0]?.respondable).toBe(true);
    expect((await mira.list()).items[0]?.respondable).toBe(false);
    expect((await studio.respond(uuid, `  ${THANKS} `)).status).toBe(200);
    expect((await vega.list()).current?.response).toBe(THANKS);
    expect((await studio.respond(uuid, THANKS)).status).toBe(409);
    const gone = await studio.deleteResponse(uuid);
    expect((gone.json() as { status: { message: string } }).status.message).toBe(
      'Your response has been permanently removed.',
    );
    expect((await studio.deleteResponse(uuid)).status).toBe(404);
  });

  test('is refused from everybody else', async () => {
    expect((await fixture.visitor().respond(uuid, THANKS)).status).toBe(401);
    expect((await mira.respond(uuid, THANKS)).status).toBe(403);
    await studio.respond(uuid, THANKS);
    expect((await mira.deleteResponse(uuid)).status).toBe(403);
    expect((await seen(mira))?.response).toBe(THANKS);
  });

  test.each([
    [19, 422],
    [20, 200],
    [250, 200],
    [251, 422],
  ])('T27: with %d characters returns the expected status', async (length, status) => {
    expect((await studio.respond(uuid, '🎈'.repeat(length))).status).toBe(status);
  });
});

describe('a reaction to a game', () => {
  test('is stored once of each kind, counted, and can be removed', async () => {
    const { reactions } = await fixture.counters();
    for (const kind of ['love', 'bug', 'love']) expect(retracted(await mira.reactToGame(kind, true))).toBe(false);
    expect((await fixture.counters()).reactions).toBe(reactions + 2);
    const details = (await fixture.server.request(`/v1/public/arcade/game/${GAME}/details`)).json() as {
      data: { game: { reaction_counts: Record<string, number>; reacted_to: Record<string, boolean> } };
    };
    expect(details.data.game.reaction_counts).toMatchObject({ love: 1, bug: 1, joy: 0 });
    expect(details.data.game.reacted_to['love']).toBe(false);
    for (const kind of ['love', 'bug', 'joy']) expect(retracted(await mira.reactToGame(kind, false))).toBe(true);
    expect((await fixture.counters()).reactions).toBe(reactions);
  });

  test('without a stored row is not counted when removed', async () => {
    const { db } = fixture.server.deps.database;
    await mira.reactToGame('love', true);
    await db.delete(gameReactionCounts);
    await mira.reactToGame('love', false);
    expect(await db.select().from(gameReactionCounts)).toEqual([]);
  });

  test('requires a session and a known kind', async () => {
    expect((await fixture.visitor().reactToGame('love', true)).status).toBe(401);
    expect((await mira.reactToGame('shrug', true)).status).toBe(422);
  });
});
