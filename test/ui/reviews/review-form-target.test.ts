import { describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeReviewDrafts } from '../../fakes/fake-review-drafts';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { communityFixture, settle } from '../games/community-fixture';

const BODY = 'It is exactly what it says.';
const own = aReview({ id: 'own', rating: 2 });
const withOwn = aReviewList([], { current: own });

function aForm(parts: Parameters<typeof communityFixture>[0] = {}) {
  const fixture = communityFixture({ list: withOwn, ...parts });
  const { reviews } = fixture.community;
  const stop = fixture.community.start();
  return { ...fixture, reviews, form: reviews.form, stop };
}

function edited(parts: Parameters<typeof communityFixture>[0] = {}) {
  const fixture = aForm(parts);
  fixture.form.edit(own);
  fixture.form.type(BODY);
  return fixture;
}

describe('ReviewFormViewModel with an edit of a deleted review', () => {
  test('turns the edit into a new review after a 404', async () => {
    const { form, gateway, reviews } = edited();
    gateway.refusal = aRefusal({ status: 404, message: 'There is no such review.' });
    const sending = form.submit();
    gateway.refusal = undefined;
    await sending;
    await settle();
    expect([reviews.own, form.phase, form.target]).toEqual([undefined, 'new', undefined]);
    expect(form.draft).toEqual({ body: BODY, rating: 2 });
    await form.submit();
    expect(gateway.asked.at(-1)).toBe(`submit night-ferry ${BODY}`);
  });

  test('turns the edit into a new review when a newer list lacks the target', () => {
    const { form, community, page } = edited();
    community.show({ ...page, reviews: aReviewList([]) });
    expect([form.phase, form.target, form.draft.body]).toEqual(['new', undefined, BODY]);
  });

  test('keeps the edit while its player must log in again', () => {
    const { form, community, page, session } = edited();
    session.apply({ type: 'signed-out', expired: true });
    community.show({ ...page, reviews: aReviewList([]) });
    expect([form.phase, form.target, form.draft.body]).toEqual(['editing', 'own', BODY]);
  });

  test.each([aReviewList([]), undefined])(
    'restores the text as a new review on the next page of this tab (%#)',
    async (list) => {
      const drafts = new FakeReviewDrafts();
      edited({ drafts }).stop();
      const { form } = aForm({ drafts, list });
      await settle();
      expect(form.begun).toBe(true);
      form.write();
      expect([form.phase, form.draft.body]).toEqual(['new', BODY]);
    },
  );
});

describe('ReviewFormViewModel with a new review beside an existing one', () => {
  function twice() {
    const fixture = aForm({ signedIn: false, list: aReviewList([]) });
    fixture.form.write();
    fixture.form.type(BODY);
    fixture.signIn();
    fixture.community.show({ ...fixture.page, reviews: withOwn });
    return fixture;
  }

  test('moves the text into the edit of the existing review', () => {
    const { form } = twice();
    form.edit(own);
    expect([form.phase, form.target, form.draft]).toEqual(['editing', 'own', { body: BODY, rating: 2 }]);
  });

  test('moves a dismissed text into the edit of the existing review', () => {
    const { form, clock, drafts } = twice();
    form.dismiss();
    clock.advance(400);
    form.edit(own);
    expect([form.target, form.draft.body]).toEqual(['own', BODY]);
    form.type(`${BODY}!`);
    expect(drafts.kept.get('night-ferry')?.draft.body).toBe(`${BODY}!`);
  });

  test('keeps the text when the existing review is deleted', async () => {
    const { form, reviews, dialogs, drafts } = twice();
    const removed = reviews.remove(own);
    await dialogs.press('confirm');
    await removed;
    expect([form.phase, form.draft.body, drafts.kept.get('night-ferry')?.draft.body]).toEqual(['new', BODY, BODY]);
  });

  test('discards an edit when its review is deleted', async () => {
    const { form, reviews, dialogs, drafts } = edited();
    const removed = reviews.remove(own);
    await dialogs.press('confirm');
    await removed;
    expect([form.phase, form.draft.body, drafts.kept.size]).toEqual(['closed', '', 0]);
  });
});
