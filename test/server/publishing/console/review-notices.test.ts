import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reviewDelete } from '../../../../src/contract/reviews.contract';
import { reviewNotices } from '../../../../server/platform/database/schema/console';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { notifyOfReviews } from '../../../../server/publishing/console/review-notices';
import type { CommunityFixture } from './community-fixture';
import { communityFixture, GAME, STUDIO } from './community-fixture';
import type { Person } from './console-fixture';
import { callAs } from './console-fixture';

let fixture: CommunityFixture;
let players: readonly Person[];

beforeAll(async () => {
  fixture = await communityFixture();
  players = await Promise.all(['nova', 'orion', 'lyra', 'rigel'].map((name) => fixture.person(`${name}-3`)));
});
beforeEach(async () => {
  const { db } = fixture.server.deps.database;
  await fixture.clear();
  await db.delete(reviewNotices);
  await db.delete(notifications);
});
afterAll(() => fixture.server.close());

const MINUTE = 60_000;
const run = () => notifyOfReviews(fixture.server.deps);
const titles = async (of: Person) => (await fixture.received(of)).map(({ title }) => title).toSorted();
const review = async (...by: readonly number[]) => {
  for (const index of by) await fixture.publish(players[index] ?? expect.fail('There is no such player.'));
};

describe('notifications of new reviews', () => {
  test('reach the members who may answer, with a link to the reviews in the console', async () => {
    await review(0);
    await run();
    expect(await fixture.received(fixture.support)).toMatchObject([
      {
        kind: 'game-review',
        title: 'New review of Lantern Drift',
        link: `/developer/console/${STUDIO}/games/${GAME}/community`,
      },
    ]);
    for (const member of [fixture.owner, fixture.publisher]) expect(await titles(member)).toHaveLength(1);
    expect(await titles(fixture.analyst)).toEqual([]);
  });

  test('T74: come at most once an hour for a game, and then count all new reviews', async () => {
    await review(0);
    await run();
    fixture.clock.advance(1000);
    await review(1);
    fixture.clock.advance(59 * MINUTE);
    await review(2, 3);
    await run();
    expect(await titles(fixture.owner)).toEqual(['New review of Lantern Drift']);
    fixture.clock.advance(MINUTE);
    await Promise.all([run(), run()]);
    await run();
    expect(await titles(fixture.owner)).toEqual(['3 new reviews of Lantern Drift', 'New review of Lantern Drift']);
    fixture.clock.advance(61 * MINUTE);
    await run();
    expect(await titles(fixture.owner)).toHaveLength(2);
  });

  test('T74: are not sent for reviews that were deleted meanwhile', async () => {
    const [nova = fixture.owner] = players;
    const id = await fixture.publish(nova);
    await callAs(nova, reviewDelete, { params: { game: GAME, review: id } });
    await run();
    expect(await titles(fixture.owner)).toEqual([]);
    await review(1);
    await run();
    expect(await titles(fixture.owner)).toEqual(['New review of Lantern Drift']);
  });
});
