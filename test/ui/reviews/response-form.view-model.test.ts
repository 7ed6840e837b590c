import { describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeReviewDrafts } from '../../fakes/fake-review-drafts';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { communityFixture, settle } from '../games/community-fixture';

function begin(parts: Parameters<typeof communityFixture>[0] = {}) {
  const fixture = communityFixture(parts);
  const stop = fixture.community.start();
  return { ...fixture, reviews: fixture.community.reviews, stop };
}

describe('ResponseFormViewModel', () => {
  const review = aReview({ respondable: true });
  const answer = 'Thank you for the kind words.';

  test('publishes a response once and deletes it', async () => {
    const { reviews, dialogs, toasts, gateway } = begin({ list: aReviewList([review]) });
    reviews.answers.begin(review);
    reviews.answers.type(answer);
    await Promise.all([reviews.answers.submit(review), reviews.answers.submit(review)]);
    expect(gateway.asked).toEqual(['respond r1']);
    expect([reviews.list?.items[0]?.response, reviews.answers.open]).toEqual([answer, undefined]);
    const removed = reviews.removeResponse(review);
    await dialogs.press('confirm');
    await removed;
    expect(reviews.list?.items[0]?.response).toBeUndefined();
    expect(toasts()).toEqual([
      'All Done: Your response has been published.',
      'Success: Your response has been permanently removed.',
    ]);
  });

  test.each([
    ['x'.repeat(19), 'Too Short: Please enter at least 20 characters to submit your review.'],
    ['x'.repeat(251), 'Too Long: Please enter at most 250 characters.'],
  ])('refuses to send %j', async (body, toast) => {
    const { reviews, toasts, gateway } = begin({ list: aReviewList([review]) });
    reviews.answers.begin(review);
    reviews.answers.type(body);
    await reviews.answers.submit(review);
    expect([toasts(), gateway.asked, reviews.answers.body]).toEqual([[toast], [], body]);
  });

  test('keeps the text after a failure and after dismissal', async () => {
    const { reviews, gateway, notices, toasts } = begin({ list: aReviewList([review]) });
    reviews.answers.begin(review);
    reviews.answers.type(answer);
    gateway.refusal = aRefusal({ status: 409, message: 'This review already has a response.' });
    await reviews.answers.submit(review);
    expect(toasts()).toEqual(['Error: This review already has a response.']);
    reviews.answers.dismiss();
    expect(reviews.answers.body).toBe('');
    reviews.answers.begin(review);
    expect(reviews.answers.body).toBe(answer);
    gateway.refusal = undefined;
    await reviews.answers.submit(review);
    const openToasts = notices.current.filter(({ phase }) => phase !== 'closing');
    expect(openToasts.map(({ toast }) => toast.title)).toEqual(['All Done']);
  });

  test('shows a failure for a second, but not on the form of another review', async () => {
    const other = aReview({ id: 'r2', respondable: true });
    const { reviews, gateway, clock } = begin({ list: aReviewList([review, other]) });
    const { answers } = reviews;
    gateway.refusal = aRefusal({ status: 500 });
    const fail = async () => {
      answers.begin(review);
      answers.type(answer);
      const sending = answers.submit(review);
      expect(answers.buttonPhase).toBe('busy');
      await sending;
    };
    await fail();
    clock.advance(999);
    expect(answers.buttonPhase).toBe('error');
    clock.advance(1);
    expect(answers.buttonPhase).toBe('initial');
    await fail();
    answers.begin(other);
    expect(answers.buttonPhase).toBe('initial');
  });

  test('keeps the text after an expired session, but not for another player', async () => {
    const { reviews, session, signIn, drafts } = begin({ list: aReviewList([review]) });
    reviews.answers.begin(review);
    reviews.answers.type(answer);
    session.apply({ type: 'signed-out', expired: true });
    await settle();
    expect([reviews.answers.open, reviews.answers.body]).toEqual(['r1', answer]);
    signIn();
    expect(reviews.answers.body).toBe(answer);
    signIn('9a1d2c3e-0000-4000-8000-000000000000');
    expect([reviews.answers.open, reviews.answers.body, drafts.kept.size]).toEqual([undefined, '', 0]);
  });

  test('restores the text on the next page of this tab until it is sent', async () => {
    const drafts = new FakeReviewDrafts();
    const before = begin({ drafts, list: aReviewList([review]) });
    before.reviews.answers.begin(review);
    before.reviews.answers.type(answer);
    before.stop();
    const { reviews } = begin({ drafts, list: aReviewList([review]) });
    reviews.answers.begin(review);
    expect(reviews.answers.body).toBe(answer);
    await reviews.answers.submit(review);
    expect([drafts.kept.size, reviews.answers.body]).toEqual([0, '']);
    reviews.answers.begin(review);
    reviews.answers.type('x');
    reviews.answers.type('');
    expect(drafts.kept.size).toBe(0);
  });

  test('discards the text for another player on the next page of this tab', () => {
    const drafts = new FakeReviewDrafts();
    const before = begin({ drafts, list: aReviewList([review]) });
    before.reviews.answers.begin(review);
    before.reviews.answers.type(answer);
    before.stop();
    const { reviews, signIn } = begin({ drafts, list: aReviewList([review]), signedIn: false });
    signIn('9a1d2c3e-0000-4000-8000-000000000000');
    reviews.answers.begin(review);
    expect([reviews.answers.body, drafts.kept.size]).toEqual(['', 0]);
  });

  test('ignores the response of the server after another player logged in', async () => {
    const { reviews, signIn, toasts } = begin({ list: aReviewList([review]) });
    reviews.answers.begin(review);
    reviews.answers.type(answer);
    const sending = reviews.answers.submit(review);
    signIn('9a1d2c3e-0000-4000-8000-000000000000');
    await sending;
    expect([reviews.list?.items[0]?.response, reviews.answers.sending, toasts()]).toEqual([undefined, false, []]);
  });
});
