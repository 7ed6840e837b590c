import { noRatings } from '../../../src/domain/reviews/rating-counts';
import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeReviewDrafts } from '../../fakes/fake-review-drafts';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { communityFixture, settle } from '../games/community-fixture';

const BODY = 'It is exactly what it says.';

function aForm(parts: Parameters<typeof communityFixture>[0] = {}) {
  const fixture = communityFixture({ list: aReviewList([aReview()]), ...parts });
  const { reviews } = fixture.community;
  const stop = fixture.community.start();
  return { ...fixture, reviews, form: reviews.form, stop };
}

function written(parts: Parameters<typeof communityFixture>[0] = {}) {
  const fixture = aForm(parts);
  fixture.form.write();
  fixture.form.type(BODY);
  fixture.form.rate(5);
  return fixture;
}

describe('ReviewFormViewModel', () => {
  test('publishes a review, shows the server’s message and closes after 400 ms', async () => {
    const { form, reviews, gateway, clock, toasts } = written();
    const sending = form.submit();
    expect(form.phase).toBe('submitting');
    await sending;
    expect(gateway.asked).toEqual([`submit night-ferry ${BODY}`]);
    expect(toasts()).toEqual(['All Done: Your review has been published.']);
    expect([form.phase, reviews.own?.body, reviews.list?.counts]).toEqual([
      'closing',
      BODY,
      { ...noRatings, 4: 1, 5: 1 },
    ]);
    clock.advance(399);
    expect(form.phase).toBe('closing');
    clock.advance(1);
    expect(form.phase).toBe('closed');
  });

  test('closes at once under reduced motion', async () => {
    const { form } = written({ still: true });
    form.dismiss();
    expect(form.phase).toBe('closed');
  });

  test.each([
    ['x'.repeat(19), 5, 'Too Short: Please enter at least 20 characters to submit your review.', 'body'],
    ['🏮'.repeat(19), 5, 'Too Short: Please enter at least 20 characters to submit your review.', 'body'],
    ['x'.repeat(501), 5, 'Too Long: Please enter at most 500 characters.', 'body'],
    [BODY, undefined, 'No Rating: Please choose a rating before submitting your feedback.', 'rating'],
  ] as const)('refuses %j with %j stars and focuses the invalid field', async (body, rating, toast, field) => {
    const { form, gateway, toasts } = aForm();
    form.write();
    form.type(body);
    if (rating !== undefined) form.rate(rating);
    const { turns } = form;
    await form.submit();
    expect(toasts()).toEqual([toast]);
    expect([form.focusedField, form.turns, form.phase, gateway.asked]).toEqual([field, turns + 1, 'new', []]);
    await form.submit();
    expect(toasts()).toEqual([toast]);
  });

  test('accepts 20 and 500 multi-byte characters', async () => {
    for (const body of ['🏮'.repeat(20), '🏮'.repeat(500)]) {
      const { form, gateway } = written();
      form.type(body);
      await form.submit();
      expect(gateway.asked).toEqual([`submit night-ferry ${body}`]);
    }
  });

  test('asks a visitor to log in and keeps the draft', async () => {
    const { form, toasts, authModal, signIn, gateway } = written({ signedIn: false });
    await form.submit();
    expect(toasts()).toEqual(['Login Required: Please register or login to leave a review.']);
    expect([authModal.current.open, authModal.current.pane]).toEqual([true, 'login']);
    signIn();
    expect([form.phase, form.draft]).toEqual(['new', { body: BODY, rating: 5 }]);
    await form.submit();
    expect(gateway.asked).toEqual([`submit night-ferry ${BODY}`]);
  });

  test('points a player to their existing review', async () => {
    const { form, page, community, toasts, signIn } = written({ signedIn: false });
    signIn();
    community.show({ ...page, reviews: aReviewList([aReview()], { current: aReview({ id: 'own' }) }) });
    await form.submit();
    expect(toasts()).toEqual([
      'Scroll Down: You can find and edit your review by scrolling down to the bottom of the page.',
    ]);
  });

  test.each([
    [aRefusal({ status: 429, message: 'Too many. Try again in 8 s.' }), 'Error: Too many. Try again in 8 s.'],
    [aRefusal({ status: 419, message: 'Your session has expired.' }), 'Error: Your session has expired.'],
    [{ kind: 'network' } as const, 'Error: A network error has occurred. Please check your connection and try again.'],
  ])('keeps the draft after a failed call: %j', async (refusal, toast) => {
    const { form, gateway, toasts, drafts } = written();
    gateway.refusal = refusal;
    await form.submit();
    expect(toasts()).toEqual([toast]);
    expect([form.phase, form.draft.body, drafts.kept.get('night-ferry')?.draft.body]).toEqual(['new', BODY, BODY]);
  });

  test('withdraws the failure toast after success', async () => {
    const { form, gateway, notices, toasts } = written();
    gateway.refusal = { kind: 'network' };
    await form.submit();
    await form.submit();
    expect(toasts()).toHaveLength(1);
    gateway.refusal = undefined;
    await form.submit();
    const openToasts = notices.current.filter(({ phase }) => phase !== 'closing');
    expect(openToasts.map(({ toast }) => toast.title)).toEqual(['All Done']);
  });

  test.each([
    [409, 'You have written a review of this game already.'],
    [403, 'You can’t review your own team’s game.'],
    [404, 'There is no such game.'],
  ])('reloads the reviews after a refusal with status %s', async (status, message) => {
    const { form, reviews, gateway } = written();
    gateway.refusal = aRefusal({ status, message });
    await form.submit();
    gateway.refusal = undefined;
    expect(gateway.asked).toEqual([`submit night-ferry ${BODY}`, 'list night-ferry 1']);
    expect(reviews.own).toBeUndefined();
  });

  test('updates the own review in place', async () => {
    const own = aReview({ id: 'own', rating: 2 });
    const { form, reviews, gateway, changed } = aForm({ list: aReviewList([], { current: own }) });
    form.edit(own);
    expect([form.phase, form.target, form.draft.body]).toEqual(['editing', 'own', own.body]);
    form.rate(5);
    form.type(BODY);
    await form.submit();
    expect(gateway.asked).toEqual([`update own ${BODY}`]);
    expect([reviews.own?.body, reviews.own?.date.updated]).toEqual([BODY, '2025-12-24T00:00:00.000Z']);
    expect(reviews.list?.counts).toEqual({ ...noRatings, 5: 1 });
    expect(changed).toEqual(['night-ferry']);
  });

  test('restores the draft on the next page of this tab until it is sent', async () => {
    const drafts = new FakeReviewDrafts();
    const first = written({ drafts });
    first.stop();
    const { form } = aForm({ drafts });
    expect([form.phase, form.begun]).toEqual(['closed', true]);
    form.write();
    expect(form.draft).toEqual({ body: BODY, rating: 5 });
    await form.submit();
    expect(drafts.kept.size).toBe(0);
  });

  test('stores no empty draft', () => {
    const { form, drafts } = aForm();
    form.write();
    form.type('x');
    expect(drafts.kept.get('night-ferry')).toEqual({ draft: { body: 'x', rating: undefined }, target: undefined });
    form.type('');
    expect(drafts.kept.size).toBe(0);
  });

  test('discards the draft on logout, but not on an expired session', () => {
    const { form, session, drafts, signOut } = written();
    session.apply({ type: 'signed-out', expired: true });
    expect(form.draft.body).toBe(BODY);
    signOut();
    expect([form.phase, form.draft.body, drafts.kept.size]).toEqual(['closed', '', 0]);
    const other = written();
    other.signIn('9a1d2c3e-0000-4000-8000-000000000000');
    expect([other.form.phase, other.form.draft.body, other.drafts.kept.size]).toEqual(['closed', '', 0]);
  });

  test('restores the draft after an expired session for the same player only', () => {
    const drafts = new FakeReviewDrafts();
    const first = written({ drafts });
    first.session.apply({ type: 'signed-out', expired: true });
    first.form.type(BODY);
    first.stop();
    const { form, signIn, stop } = aForm({ drafts, signedIn: false });
    expect(form.begun).toBe(false);
    signIn();
    expect([form.begun, form.draft.body]).toEqual([true, BODY]);
    stop();
    const other = aForm({ drafts, signedIn: false });
    other.signIn('9a1d2c3e-0000-4000-8000-000000000000');
    expect([other.form.begun, drafts.kept.size]).toEqual([false, 0]);
  });

  test('restores a stored draft on login into a blank form only', () => {
    const kept = { draft: { body: BODY, rating: 5 as const }, target: undefined };
    const drafts = new FakeReviewDrafts();
    drafts.save('night-ferry', kept, aPlayer().id);
    const { form, signIn, stop } = aForm({ drafts, signedIn: false });
    form.write();
    expect(form.draft.body).toBe('');
    signIn();
    expect([form.phase, form.draft]).toEqual(['new', kept.draft]);
    stop();
    drafts.save('night-ferry', kept, aPlayer().id);
    const other = aForm({ drafts, signedIn: false });
    other.form.write();
    other.form.rate(1);
    other.signIn();
    expect(other.form.draft).toEqual({ body: '', rating: 1 });
  });

  test('cancels its timer when the page is left', async () => {
    const { form, clock, stop, notices } = written();
    form.dismiss();
    stop();
    await settle();
    expect([clock.pending, notices.current]).toEqual([0, []]);
  });

  test('ignores the response of the server after another player logged in', async () => {
    const { form, reviews, drafts, toasts, signIn } = written();
    const sending = form.submit();
    signIn('9a1d2c3e-0000-4000-8000-000000000000');
    form.write();
    form.type('Text of the other player.');
    await sending;
    expect([reviews.own, toasts(), form.phase]).toEqual([undefined, [], 'new']);
    expect(drafts.kept.get('night-ferry')?.draft.body).toBe('Text of the other player.');
  });

  test.each([
    [undefined, 'All Done: Your review has been published.', 'closed', undefined],
    [aRefusal({ status: 409, message: 'There is one.' }), 'Error: There is one.', 'new', BODY],
  ])('shows the outcome after its page was left, without a reload: %j', async (refusal, toast, phase, stored) => {
    const { form, gateway, drafts, stop, toasts } = written();
    gateway.refusal = refusal;
    const sending = form.submit();
    stop();
    await sending;
    await settle();
    expect([toasts(), gateway.asked]).toEqual([[toast], [`submit night-ferry ${BODY}`]]);
    expect([form.phase, drafts.kept.get('night-ferry')?.draft.body]).toEqual([phase, stored]);
  });
});
