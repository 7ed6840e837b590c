import { describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { communityFixture, settle } from './community-fixture';
import { sampleGame } from './sample-games';

describe('GameCommunityViewModel', () => {
  test('updates its statistics at once and reverts them after a failure', async () => {
    const { community, changed, server } = communityFixture({ list: aReviewList([aReview()]) });
    expect(community.stats).toEqual({ views: 12, reviews: 1, reactions: 0, rating: 4 });
    community.reactions.click('love');
    expect(community.stats.reactions).toBe(1);
    await settle();
    expect(changed).toEqual(['night-ferry']);
    server.failure = aRefusal();
    community.reactions.click('bug');
    expect(community.stats.reactions).toBe(2);
    await settle();
    expect([community.stats.reactions, changed.length]).toEqual([1, 1]);
  });

  test('includes a new review in its statistics', async () => {
    const { community } = communityFixture({ list: aReviewList([aReview()]) });
    const { form } = community.reviews;
    form.write();
    form.rate(5);
    form.type('Worth every single minute.');
    await form.submit();
    expect(community.stats).toMatchObject({ reviews: 2, rating: 4.5 });
  });

  test('shows the page’s statistics until the reviews have loaded', () => {
    const game = sampleGame({ stats: { views: 5, reviews: 7, reactions: 0, rating: 3 } });
    expect(communityFixture({ page: { game } }).community.stats).toMatchObject({ reviews: 7, rating: 3 });
  });

  test('takes newer reactions except over the player’s pending click', async () => {
    const { community, page, signIn } = communityFixture({ list: aReviewList([]) });
    const { reactions } = page.game;
    const other = { ...page, game: { ...page.game, reactions: { ...reactions, joy: { count: 4, mine: false } } } };
    community.show(other);
    expect(community.reactions.counts.joy.count).toBe(4);
    community.reactions.click('joy');
    await settle();
    community.show({ ...other });
    expect(community.reactions.counts.joy).toEqual({ count: 5, mine: true });
    signIn('9a1d2c3e-0000-4000-8000-000000000000');
    community.show({ ...other });
    expect(community.reactions.counts.joy).toEqual({ count: 4, mine: false });
  });
});
