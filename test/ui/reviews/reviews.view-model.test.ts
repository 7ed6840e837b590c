import { describe, expect, test } from 'vitest';
import { noRatings } from '../../../src/domain/reviews/rating-counts';
import { defaultReviewQuery } from '../../../src/domain/reviews/review-query';
import type { Review } from '../../../src/domain/reviews/review';
import { paginate } from '../../../src/domain/shared/pagination';
import { aRefusal } from '../../fakes/a-refusal';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { communityFixture, settle } from '../games/community-fixture';

function begin(parts: Parameters<typeof communityFixture>[0] = {}) {
  const fixture = communityFixture(parts);
  const stop = fixture.community.start();
  return { ...fixture, reviews: fixture.community.reviews, stop };
}

const onPage = (page: number) => ({ ...defaultReviewQuery, page });
const paged = (page: number, items: readonly Review[]) => aReviewList(items, { pagination: paginate(12, page) });

describe('ReviewsViewModel', () => {
  test('uses the reviews of the page without a request', async () => {
    const { reviews, gateway } = begin({ list: aReviewList([aReview()]) });
    await settle();
    expect(reviews.list?.items).toHaveLength(1);
    expect(gateway.asked).toEqual([]);
  });

  test('loads missing reviews and retries after a failure', async () => {
    const { reviews, gateway } = begin();
    gateway.refusal = { kind: 'network' };
    expect([reviews.loading, reviews.list]).toEqual([true, undefined]);
    await reviews.load();
    expect([reviews.loading, reviews.failure]).toEqual([
      false,
      'A network error has occurred. Please check your connection and try again.',
    ]);
    gateway.refusal = undefined;
    await reviews.load();
    expect([reviews.failure, reviews.list?.items]).toEqual([undefined, []]);
  });

  test('keeps the shown page until the last requested page has loaded', async () => {
    const { reviews, gateway } = begin({ list: paged(1, [aReview({ id: 'a' })]) });
    gateway.pages.set(2, paged(2, [aReview({ id: 'b' })]));
    gateway.pages.set(3, paged(3, [aReview({ id: 'c' })]));
    reviews.turnTo(onPage(1));
    expect(gateway.asked).toEqual([]);
    reviews.turnTo(onPage(3));
    reviews.turnTo(onPage(2));
    expect([reviews.loading, reviews.list?.items[0]?.id]).toEqual([true, 'a']);
    await settle();
    expect([reviews.loading, reviews.list?.items[0]?.id]).toEqual([false, 'b']);
  });

  test('loads the first page in another order or with one rating', async () => {
    const { reviews, gateway } = begin({ list: paged(1, [aReview({ id: 'a' })]) });
    gateway.hold();
    reviews.turnTo({ ...defaultReviewQuery, sort: 'helpful' });
    expect([reviews.isTurning, reviews.list?.query.sort]).toEqual([true, 'newest']);
    gateway.release();
    await settle();
    expect([reviews.isTurning, reviews.list?.query.sort]).toEqual([false, 'helpful']);
    reviews.turnTo({ ...defaultReviewQuery, sort: 'helpful', stars: 4 });
    await settle();
    expect(gateway.asked).toEqual(['list night-ferry 1 helpful', 'list night-ferry 1 helpful 4 stars']);
  });

  test('ignores newer data of the same page in another order', () => {
    const { community, reviews, page } = begin({ list: paged(1, [aReview({ id: 'a' })]) });
    const other = { ...paged(1, [aReview({ id: 'b' })]), query: { ...defaultReviewQuery, sort: 'lowest' as const } };
    community.show({ ...page, reviews: other });
    expect(reviews.list?.items[0]?.id).toBe('a');
  });

  test('keeps the shown page when the next one fails', async () => {
    const { reviews, gateway } = begin({ list: paged(1, [aReview({ id: 'a' })]) });
    gateway.refusal = aRefusal({ status: 429, message: 'Too many.' });
    reviews.turnTo(onPage(2));
    await settle();
    expect([reviews.failure, reviews.list?.items[0]?.id]).toEqual(['Too many.', 'a']);
  });

  test('adopts newer data of the shown page only', async () => {
    const { community, reviews, page, gateway } = begin({ list: paged(1, [aReview({ id: 'a' })]) });
    gateway.pages.set(2, paged(2, [aReview({ id: 'b' })]));
    community.show({ ...page, reviews: paged(2, [aReview({ id: 'c' })]) });
    expect(reviews.list?.items[0]?.id).toBe('a');
    community.show({ ...page, reviews: paged(1, [aReview({ id: 'd' })]) });
    expect(reviews.list?.items[0]?.id).toBe('d');
    community.show({ ...page, reviews: undefined });
    expect(reviews.loading).toBe(true);
    await settle();
    expect(reviews.loading).toBe(false);
  });

  test('deletes the own review only after a confirmation', async () => {
    const own = aReview({ id: 'own', rating: 1 });
    const { reviews, dialogs, gateway, toasts, changed } = begin({
      list: aReviewList([aReview({ rating: 5 })], { current: own }),
    });
    const cancelled = reviews.remove(own);
    await dialogs.press('cancel');
    await cancelled;
    expect([reviews.own, gateway.asked, toasts()]).toEqual([own, [], []]);
    dialogs.dismiss();
    const removed = reviews.remove(own);
    await dialogs.press('confirm');
    await removed;
    expect(toasts()).toEqual(['Success: Your review has been permanently removed.']);
    expect([reviews.own, reviews.list?.counts]).toEqual([undefined, { ...noRatings, 5: 1 }]);
    expect(changed).toEqual(['night-ferry']);
  });

  test('keeps the review and shows the reason in the dialog when deletion fails', async () => {
    const own = aReview({ id: 'own' });
    const { reviews, dialogs, gateway, toasts } = begin({ list: aReviewList([], { current: own }) });
    gateway.refusal = aRefusal({ message: 'Not now.' });
    const asked = reviews.remove(own);
    await dialogs.press('confirm');
    expect(dialogs.current).toMatchObject({ status: 'open', failure: 'Not now.' });
    dialogs.dismiss();
    await asked;
    expect([reviews.own, toasts()]).toEqual([own, []]);
  });

  test('sends the last vote and reverts with a toast on failure', async () => {
    const review = aReview();
    const { reviews, gateway, toasts } = begin({ list: aReviewList([review]) });
    const votes = reviews.votesOf(review);
    expect(reviews.votesOf(review)).toBe(votes);
    for (let click = 0; click < 9; click += 1) votes.click('like');
    votes.click('dislike');
    expect(votes.counts).toEqual({ like: { count: 2, mine: false }, dislike: { count: 1, mine: true } });
    await settle();
    expect(gateway.asked.at(-1)).toBe('react r1 dislike true');
    gateway.refusal = aRefusal({ message: 'No.' });
    votes.click('dislike');
    await settle();
    expect([votes.counts.dislike.mine, toasts()]).toEqual([true, ['Error: No.']]);
  });

  test('shows the votes of the player after a login', async () => {
    const review = aReview();
    const { community, reviews, page, signIn, authModal } = begin({ signedIn: false, list: aReviewList([review]) });
    reviews.votesOf(review).click('like');
    expect(authModal.current.open).toBe(true);
    signIn();
    const mine = aReview({ reactions: { like: { count: 3, mine: true }, dislike: { count: 0, mine: false } } });
    community.show({ ...page, reviews: aReviewList([mine]) });
    expect(reviews.votesOf(mine).counts.like).toEqual({ count: 3, mine: true });
  });

  test('restarts a request of a visitor after the login', async () => {
    const own = aReview({ id: 'own' });
    const { community, reviews, gateway, page, signIn } = begin({ signedIn: false, list: aReviewList([]) });
    void reviews.load();
    gateway.pages.set(1, aReviewList([], { current: own }));
    signIn();
    community.show({ ...page, reviews: aReviewList([], { current: own }) });
    await settle();
    expect([reviews.own, reviews.loading, gateway.asked]).toEqual([
      own,
      false,
      ['list night-ferry 1', 'list night-ferry 1'],
    ]);
  });

  test('keeps a review that was published while another page loads', async () => {
    const { reviews, gateway } = begin({ list: paged(1, [aReview({ id: 'a' })]) });
    gateway.pages.set(2, paged(2, [aReview({ id: 'b' })]));
    reviews.form.write();
    reviews.form.type('It is exactly what it says.');
    reviews.form.rate(5);
    const sending = reviews.form.submit();
    gateway.hold();
    reviews.turnTo(onPage(2));
    gateway.pages.set(2, { ...paged(2, [aReview({ id: 'b' })]), current: aReview({ id: 'own' }) });
    await sending;
    gateway.release();
    await settle();
    expect([reviews.own?.id, reviews.list?.items[0]?.id, reviews.loading]).toEqual(['own', 'b', false]);
  });

  test('shows no toast about a deletion of the former player', async () => {
    const own = aReview({ id: 'own' });
    const { reviews, dialogs, signIn, toasts } = begin({ list: aReviewList([], { current: own }) });
    const removed = reviews.remove(own);
    const pressed = dialogs.press('confirm');
    signIn('9a1d2c3e-0000-4000-8000-000000000000');
    await pressed;
    await removed;
    expect([reviews.own, toasts()]).toEqual([own, []]);
  });

  test('sends no request after the page was left', async () => {
    const { reviews, gateway, stop } = begin({ list: paged(1, [aReview({ id: 'a' })]) });
    reviews.form.write();
    reviews.form.type('It is exactly what it says.');
    reviews.form.rate(5);
    const sending = reviews.form.submit();
    reviews.turnTo(onPage(2));
    stop();
    await sending;
    expect(gateway.asked.filter((asked) => asked.startsWith('list'))).toEqual(['list night-ferry 2']);
  });
});
