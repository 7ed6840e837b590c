import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerWrite, developerReview } from '../../../../src/contract/developer-community.contract';
import { reviewDelete, reviewRespond } from '../../../../src/contract/reviews.contract';
import { banUser } from '../../../../server/identity/bans/ban-commands';
import { developerMembers } from '../../../../server/platform/database/schema/developers';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { reviewResponses } from '../../../../server/platform/database/schema/reviews';
import { dataOf } from '../../support/data-of';
import type { CommunityFixture } from './community-fixture';
import { ANSWER, communityFixture, GAME } from './community-fixture';
import type { Person } from './console-fixture';
import { callAs } from './console-fixture';

let fixture: CommunityFixture;
let vega: Person;
let mira: Person;

beforeAll(async () => {
  fixture = await communityFixture();
  vega = await fixture.person('vega-1');
  mira = await fixture.person('mira-1');
});
beforeEach(async () => {
  await fixture.clear();
  await fixture.server.deps.database.db.delete(notifications);
});
afterAll(() => fixture.server.close());

const written = async (by: Person, review: string, body?: string, revision?: string) =>
  dataOf(answerWrite, await fixture.answer(by, review, body, revision)).answer;
const messageOf = (answer: Awaited<ReturnType<CommunityFixture['answer']>>) => [
  answer.status,
  answer.envelope().status.message,
];
const CHANGED = [409, 'Another member has answered this review or changed the answer in the meantime.'];

describe('reviews in the console', () => {
  test('come newest first with their answers, filtered by stars and by missing answers', async () => {
    const first = await fixture.publish(vega, 5);
    fixture.clock.advance(1000);
    const second = await fixture.publish(mira, 2);
    await written(fixture.support, first);
    const ids = async (query?: string) => (await fixture.list(query)).reviews.map(({ id }) => id);
    expect(await ids()).toEqual([second, first]);
    expect(await ids('?unanswered=true')).toEqual([second]);
    expect(await ids('?stars=5')).toEqual([first]);
    const { reviews, pagination } = await fixture.list('?stars=5&unanswered=1');
    expect([reviews, pagination.total, pagination.per_page]).toEqual([[], 0, 8]);
    const [answered] = (await fixture.list('?stars=5')).reviews;
    expect(answered).toMatchObject({
      author: { username: 'vega-1', alias: 'vega-1' },
      answer: { body: ANSWER, by: 'a-supporter' },
    });
    expect((await callAs(fixture.owner, developerReview, { params: { ...fixture.named, review: first } })).status).toBe(
      200,
    );
  });
});

describe('an answer from the console', () => {
  test('appears on the game page with its date, and says if the review was changed after it', async () => {
    const review = await fixture.publish(vega);
    const { posted } = await written(fixture.support, review, `  ${ANSWER}\r\n`);
    expect(await fixture.seen()).toMatchObject([{ response: ANSWER, responded: posted }]);
    fixture.clock.advance(60_000);
    await fixture.edit(vega, review);
    const [edited] = await fixture.seen();
    expect(edited).toMatchObject({ response: ANSWER, responded: posted, body: 'A louder place than I thought.' });
    expect(Date.parse(edited?.date.updated ?? '')).toBeGreaterThan(Date.parse(posted));
  });

  test('notifies the reviewer once, a change changes the notification, and a deletion deletes it', async () => {
    const review = await fixture.publish(vega);
    const first = await written(fixture.support, review);
    expect(await fixture.received(vega)).toMatchObject([
      {
        kind: 'review-answer',
        title: 'The the-studio answered your review',
        body: `Lantern Drift: ${ANSWER}`,
        link: `/arcade/games/${GAME}#reviews-title`,
      },
    ]);
    fixture.clock.advance(1000);
    const changed = await written(fixture.owner, review, 'Thank you, and see you soon again.', first.revision);
    expect(changed).toMatchObject({ by: 'an-owner', posted: first.posted });
    expect(changed.changed).not.toBe(first.changed);
    expect(await fixture.received(vega)).toMatchObject([{ body: 'Lantern Drift: Thank you, and see you soon again.' }]);
    expect((await fixture.remove(fixture.support, review, changed.revision)).status).toBe(200);
    expect([await fixture.received(vega), (await fixture.seen())[0]?.response]).toEqual([[], null]);
    expect((await fixture.audit(fixture.developerId)).slice(-3)).toEqual([
      `review.answer: Answered a review of “${GAME}”.`,
      `review.answer-change: Changed the answer to a review of “${GAME}”.`,
      `review.answer-remove: Deleted the answer to a review of “${GAME}”.`,
    ]);
  });

  test('T73: of two members at once is stored once, and the slower one gets a conflict', async () => {
    const review = await fixture.publish(vega);
    const both = await Promise.all([fixture.answer(fixture.owner, review), fixture.answer(fixture.support, review)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.map(messageOf)).toContainEqual(CHANGED);
    expect(await fixture.received(vega)).toHaveLength(1);
  });

  test('T73: is neither changed nor deleted by an older revision', async () => {
    const review = await fixture.publish(vega);
    const first = await written(fixture.owner, review);
    fixture.clock.advance(1000);
    await written(fixture.owner, review, 'A second version of the answer.', first.revision);
    expect(messageOf(await fixture.answer(fixture.support, review, ANSWER, first.revision))).toEqual(CHANGED);
    expect(messageOf(await fixture.remove(fixture.support, review, first.revision))).toEqual(CHANGED);
    expect(await fixture.seen()).toMatchObject([{ response: 'A second version of the answer.' }]);
    const [{ answer } = { answer: null }] = (await fixture.list()).reviews;
    await fixture.remove(fixture.owner, review, answer?.revision ?? '');
    expect(messageOf(await fixture.answer(fixture.support, review, ANSWER, first.revision))).toEqual([
      409,
      'Another member has deleted this answer in the meantime. Send your text as a new answer.',
    ]);
  });

  test.each([
    [19, 422],
    [20, 200],
    [2000, 200],
    [2001, 422],
  ])('T27: with %d characters returns the expected status in the console', async (length, status) => {
    const review = await fixture.publish(vega);
    expect((await fixture.answer(fixture.support, review, '🎈'.repeat(length))).status).toBe(status);
  });

  test('T73: is refused to analysts in the console and on the game page', async () => {
    const review = await fixture.publish(vega);
    expect((await fixture.answer(fixture.analyst, review)).status).toBe(403);
    const onPage = (by: Person) => callAs(by, reviewRespond, { params: { review }, body: { body: ANSWER } });
    expect((await onPage(fixture.analyst)).status).toBe(403);
    expect((await onPage(fixture.support)).status).toBe(200);
    expect((await fixture.audit(fixture.developerId)).at(-1)).toBe(`review.answer: Answered a review of “${GAME}”.`);
  });

  test('T73: is refused to a member who is banned or removed while signed in', async () => {
    const { db } = fixture.server.deps.database;
    const review = await fixture.publish(vega);
    const spammer = await fixture.person('a-spammer');
    const leaver = await fixture.person('a-leaver');
    const { developerId } = fixture;
    for (const { id: accountId } of [spammer, leaver])
      await db.insert(developerMembers).values({ developerId, accountId, role: 'support' });
    await banUser(fixture.server.deps, { username: 'a-spammer', reason: 'Spam' });
    expect((await fixture.answer(spammer, review)).status).toBe(419);
    await db.delete(developerMembers).where(eq(developerMembers.accountId, leaver.id));
    expect((await fixture.answer(leaver, review)).status).toBe(404);
    expect(await db.$count(reviewResponses, eq(reviewResponses.reviewId, review))).toBe(0);
  });

  test('T73: is refused for another developer’s review, and for one that was deleted meanwhile', async () => {
    const review = await fixture.publish(vega);
    const stranger = await fixture.person('a-stranger-1');
    await fixture.developer('other-studio', [[stranger, 'owner']]);
    const foreign = { developer: 'other-studio', game: GAME, review };
    const body = { body: ANSWER, revision: null };
    expect((await callAs(stranger, answerWrite, { params: foreign, body })).status).toBe(404);
    const otherGame = { ...fixture.named, game: 'kite-hill', review };
    expect((await callAs(fixture.owner, answerWrite, { params: otherGame, body })).status).toBe(404);
    await callAs(vega, reviewDelete, { params: { game: GAME, review } });
    expect(messageOf(await fixture.answer(fixture.owner, review))).toEqual([404, 'This review does not exist.']);
  });
});
