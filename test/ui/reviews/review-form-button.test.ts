import { describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { communityFixture } from '../games/community-fixture';

function written() {
  const { community, clock, gateway } = communityFixture({ list: aReviewList([aReview()]) });
  community.start();
  const { form, own } = community.reviews;
  form.write();
  form.type('It is exactly what it says.');
  form.rate(5);
  return { form, own, clock, gateway, reviews: community.reviews };
}

describe('ReviewFormViewModel: submit button', () => {
  test('is busy, shows a failure for a second and returns to its initial state', async () => {
    const { form, clock, gateway } = written();
    expect(form.buttonPhase).toBe('initial');
    gateway.refusal = aRefusal({ status: 500 });
    const sending = form.submit();
    expect(form.buttonPhase).toBe('busy');
    await sending;
    expect([form.phase, form.buttonPhase]).toEqual(['new', 'error']);
    clock.advance(999);
    expect(form.buttonPhase).toBe('error');
    clock.advance(1);
    expect(form.buttonPhase).toBe('initial');
  });

  test('shows a success while the form closes, and nothing of it in the next form', async () => {
    const { form, reviews, clock } = written();
    await form.submit();
    expect([form.phase, form.buttonPhase]).toEqual(['closing', 'success']);
    clock.advance(400);
    const { own } = reviews;
    if (own === undefined) throw new Error('The review is missing.');
    form.edit(own);
    expect([form.phase, form.buttonPhase]).toEqual(['editing', 'initial']);
    form.type('It is exactly what it says, twice.');
    await form.submit();
    expect(reviews.own?.body).toBe('It is exactly what it says, twice.');
  });
});
