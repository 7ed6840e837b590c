import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeReviewDrafts } from '../../fakes/fake-review-drafts';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { aCommunity, settle } from '../games/a-community';

const BODY = 'It is exactly what it says.';

function aForm(parts: Parameters<typeof aCommunity>[0] = {}) {
  const house = aCommunity({ list: aReviewList([aReview()]), ...parts });
  const { reviews } = house.community;
  const stop = house.community.start();
  return { ...house, reviews, form: reviews.form, stop };
}

function written(parts: Parameters<typeof aCommunity>[0] = {}) {
  const house = aForm(parts);
  house.form.write();
  house.form.type(BODY);
  house.form.rate(5);
  return house;
}

describe('the form of a review', () => {
  test('publishes, tells it in the server’s words, and closes for 400 ms', async () => {
    const { form, reviews, gateway, clock, toasts } = written();
    const sending = form.submit();
    expect(form.phase).toBe('submitting');
    await sending;
    expect(gateway.asked).toEqual([`submit night-ferry ${BODY}`]);
    expect(toasts()).toEqual(['All Done: Your review has been published.']);
    expect([form.phase, reviews.own?.body, reviews.list?.tally]).toEqual(['closing', BODY, { sum: 9, count: 2 }]);
    clock.advance(399);
    expect(form.phase).toBe('closing');
    clock.advance(1);
    expect(form.phase).toBe('closed');
  });

  test('closes at once where nothing may move', async () => {
    const { form } = written({ still: true });
    form.dismiss();
    expect(form.phase).toBe('closed');
  });

  test.each([
    ['x'.repeat(19), 5, 'Too Short: Please enter at least 20 characters to submit your review.', 'body'],
    ['🏮'.repeat(19), 5, 'Too Short: Please enter at least 20 characters to submit your review.', 'body'],
    ['x'.repeat(501), 5, 'Too Long: Please enter at most 500 characters.', 'body'],
    [BODY, undefined, 'No Rating: Please choose a rating before submitting your feedback.', 'rating'],
  ] as const)('says what keeps %j with %j stars from being sent, and leads there', async (body, rating, told, led) => {
    const { form, gateway, toasts } = aForm();
    form.write();
    form.type(body);
    if (rating !== undefined) form.rate(rating);
    const { turns } = form;
    await form.submit();
    expect(toasts()).toEqual([told]);
    expect([form.led, form.turns, form.phase, gateway.asked]).toEqual([led, turns + 1, 'new', []]);
    await form.submit();
    expect(toasts()).toEqual([told]);
  });

  test('sends 20 and 500 characters, however many bytes they have', async () => {
    for (const body of ['🏮'.repeat(20), '🏮'.repeat(500)]) {
      const { form, gateway } = written();
      form.type(body);
      await form.submit();
      expect(gateway.asked).toEqual([`submit night-ferry ${body}`]);
    }
  });

  test('asks a visitor to sign in, and has every word when they come back', async () => {
    const { form, toasts, authModal, signIn, gateway } = written({ signedIn: false });
    await form.submit();
    expect(toasts()).toEqual(['Login Required: Please register or login to leave a review.']);
    expect([authModal.current.open, authModal.current.pane]).toEqual([true, 'login']);
    signIn();
    expect([form.phase, form.draft]).toEqual(['new', { body: BODY, rating: 5 }]);
    await form.submit();
    expect(gateway.asked).toEqual([`submit night-ferry ${BODY}`]);
  });

  test('tells who has written a review where it is', async () => {
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
  ])('loses no word to a call that fails (%j)', async (refusal, told) => {
    const { form, gateway, toasts, drafts } = written();
    gateway.refusal = refusal;
    await form.submit();
    expect(toasts()).toEqual([told]);
    expect([form.phase, form.draft.body, drafts.kept.get('night-ferry')?.draft.body]).toEqual(['new', BODY, BODY]);
  });

  test('takes the word about a failure back once it is sent', async () => {
    const { form, gateway, notices, toasts } = written();
    gateway.refusal = { kind: 'network' };
    await form.submit();
    await form.submit();
    expect(toasts()).toHaveLength(1);
    gateway.refusal = undefined;
    await form.submit();
    const standing = notices.current.filter(({ phase }) => phase !== 'closing');
    expect(standing.map(({ toast }) => toast.title)).toEqual(['All Done']);
  });

  test.each([
    [409, 'You have written a review of this game already.'],
    [403, 'You can’t review your own team’s game.'],
    [404, 'There is no such game.'],
  ])('asks for the reviews again when the server knows more of them: %s', async (status, message) => {
    const { form, reviews, gateway } = written();
    gateway.refusal = aRefusal({ status, message });
    await form.submit();
    gateway.refusal = undefined;
    expect(gateway.asked).toEqual([`submit night-ferry ${BODY}`, 'list night-ferry 1']);
    expect(reviews.own).toBeUndefined();
  });

  test('changes the own review in its place', async () => {
    const own = aReview({ id: 'own', rating: 2 });
    const { form, reviews, gateway, changed } = aForm({ list: aReviewList([], { current: own }) });
    form.edit(own);
    expect([form.phase, form.target, form.draft.body]).toEqual(['editing', 'own', own.body]);
    form.rate(5);
    form.type(BODY);
    await form.submit();
    expect(gateway.asked).toEqual([`update own ${BODY}`]);
    expect([reviews.own?.body, reviews.own?.date.updated]).toEqual([BODY, '2025-12-24T00:00:00.000Z']);
    expect(reviews.list?.tally).toEqual({ sum: 5, count: 1 });
    expect(changed).toEqual(['night-ferry']);
  });

  test('keeps what is written for the next page of this tab, until it is sent', async () => {
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

  test('keeps nothing where nothing is written', () => {
    const { form, drafts } = aForm();
    form.write();
    form.type('x');
    expect(drafts.kept.get('night-ferry')).toEqual({ draft: { body: 'x', rating: undefined }, target: undefined });
    form.type('');
    expect(drafts.kept.size).toBe(0);
  });

  test('forgets what its player has written when they leave, and not when they must sign in again', () => {
    const { form, session, drafts, signOut } = written();
    session.apply({ type: 'signed-out', expired: true });
    expect(form.draft.body).toBe(BODY);
    signOut();
    expect([form.phase, form.draft.body, drafts.kept.size]).toEqual(['closed', '', 0]);
    const other = written();
    other.signIn('9a1d2c3e-0000-4000-8000-000000000000');
    expect([other.form.phase, other.form.draft.body, other.drafts.kept.size]).toEqual(['closed', '', 0]);
  });

  test('of who must sign in again is there for them on the next page, and for nobody else', () => {
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

  test('takes over what is kept for who signs in while the form is open and blank, and nothing once it is not', () => {
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

  test('has no timer left behind once its page is gone', async () => {
    const { form, clock, stop, notices } = written();
    form.dismiss();
    stop();
    await settle();
    expect([clock.pending, notices.current]).toEqual([0, []]);
  });

  test('gives the answer to what one player has sent to nobody who came after', async () => {
    const { form, reviews, drafts, toasts, signIn } = written();
    const sending = form.submit();
    signIn('9a1d2c3e-0000-4000-8000-000000000000');
    form.write();
    form.type('What the other one writes.');
    await sending;
    expect([reviews.own, toasts(), form.phase]).toEqual([undefined, [], 'new']);
    expect(drafts.kept.get('night-ferry')?.draft.body).toBe('What the other one writes.');
  });

  test.each([
    [undefined, 'All Done: Your review has been published.', 'closed', undefined],
    [aRefusal({ status: 409, message: 'There is one.' }), 'Error: There is one.', 'new', BODY],
  ])('whose page is gone tells how sending went, and does no more (%j)', async (refusal, told, phase, kept) => {
    const { form, gateway, drafts, stop, toasts } = written();
    gateway.refusal = refusal;
    const sending = form.submit();
    stop();
    await sending;
    await settle();
    expect([toasts(), gateway.asked]).toEqual([[told], [`submit night-ferry ${BODY}`]]);
    expect([form.phase, drafts.kept.get('night-ferry')?.draft.body]).toEqual([phase, kept]);
  });
});
