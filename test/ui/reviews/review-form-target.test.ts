import { describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeReviewDrafts } from '../../fakes/fake-review-drafts';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { aCommunity, settle } from '../games/a-community';

const BODY = 'It is exactly what it says.';
const own = aReview({ id: 'own', rating: 2 });
const withOwn = aReviewList([], { current: own });

function aForm(parts: Parameters<typeof aCommunity>[0] = {}) {
  const house = aCommunity({ list: withOwn, ...parts });
  const { reviews } = house.community;
  const stop = house.community.start();
  return { ...house, reviews, form: reviews.form, stop };
}

function edited(parts: Parameters<typeof aCommunity>[0] = {}) {
  const house = aForm(parts);
  house.form.edit(own);
  house.form.type(BODY);
  return house;
}

describe('a change of a review that is gone', () => {
  test('becomes a new review when the server says so, and can be sent', async () => {
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

  test('becomes a new review when a newer answer of the page is without it', () => {
    const { form, community, page } = edited();
    community.show({ ...page, reviews: aReviewList([]) });
    expect([form.phase, form.target, form.draft.body]).toEqual(['new', undefined, BODY]);
  });

  test('is still a change while its player must sign in again', () => {
    const { form, community, page, session } = edited();
    session.apply({ type: 'signed-out', expired: true });
    community.show({ ...page, reviews: aReviewList([]) });
    expect([form.phase, form.target, form.draft.body]).toEqual(['editing', 'own', BODY]);
  });

  test.each([aReviewList([]), undefined])('is begun again on the next page of this tab (%#)', async (list) => {
    const drafts = new FakeReviewDrafts();
    edited({ drafts }).stop();
    const { form } = aForm({ drafts, list });
    await settle();
    expect(form.begun).toBe(true);
    form.write();
    expect([form.phase, form.draft.body]).toEqual(['new', BODY]);
  });
});

describe('a new review by somebody who has one', () => {
  function twice() {
    const house = aForm({ signedIn: false, list: aReviewList([]) });
    house.form.write();
    house.form.type(BODY);
    house.signIn();
    house.community.show({ ...house.page, reviews: withOwn });
    return house;
  }

  test('goes into the old one when that is edited', () => {
    const { form } = twice();
    form.edit(own);
    expect([form.phase, form.target, form.draft]).toEqual(['editing', 'own', { body: BODY, rating: 2 }]);
  });

  test('goes into the old one also after it was put aside', () => {
    const { form, clock, drafts } = twice();
    form.dismiss();
    clock.advance(400);
    form.edit(own);
    expect([form.target, form.draft.body]).toEqual(['own', BODY]);
    form.type(`${BODY}!`);
    expect(drafts.kept.get('night-ferry')?.draft.body).toBe(`${BODY}!`);
  });

  test('stays when the old one is removed to publish it', async () => {
    const { form, reviews, dialogs, drafts } = twice();
    const removed = reviews.remove(own);
    await dialogs.press('confirm');
    await removed;
    expect([form.phase, form.draft.body, drafts.kept.get('night-ferry')?.draft.body]).toEqual(['new', BODY, BODY]);
  });

  test('is not what goes with a review that is removed while it is edited', async () => {
    const { form, reviews, dialogs, drafts } = edited();
    const removed = reviews.remove(own);
    await dialogs.press('confirm');
    await removed;
    expect([form.phase, form.draft.body, drafts.kept.size]).toEqual(['closed', '', 0]);
  });
});
