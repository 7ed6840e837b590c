import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { reviewActions, reviewReactionRefusal } from '../../../src/domain/reviews/review-actions.policy';
import { reviews } from '../../arbitraries/reviews';

describe('reviewActions', () => {
  const reader = (own: boolean) => ({ own, reviewable: true });
  const [sample] = fc.sample(reviews, { numRuns: 1, seed: 1 });
  const plain = sample && { ...sample, respondable: false, response: undefined };

  test('returns edit and delete for the author, and like and dislike for others', () => {
    expect(plain && reviewActions(plain, reader(true))).toEqual(['edit', 'delete']);
    expect(plain && reviewActions(plain, reader(false))).toEqual(['like', 'dislike']);
  });

  test('include one response for the developer', () => {
    const respondable = plain && { ...plain, respondable: true };
    expect(respondable && reviewActions(respondable, reader(false))).toEqual(['like', 'dislike', 'respond']);
    expect(respondable && reviewActions({ ...respondable, response: 'Thanks' }, reader(true))).toEqual([
      'edit',
      'delete',
      'delete-response',
    ]);
  });

  test("exclude editing for an author who has joined the game's developer", () => {
    expect(plain && reviewActions(plain, { own: true, reviewable: false })).toEqual(['delete']);
    expect(plain && reviewActions(plain, { own: false, reviewable: false })).toEqual(['like', 'dislike']);
  });

  test("refuse a reaction of a guest, and to the reader's own review", () => {
    expect(reviewReactionRefusal({ signedIn: true, own: false })).toBeUndefined();
    expect(reviewReactionRefusal({ signedIn: false, own: false })).toBe('login-required');
    expect(reviewReactionRefusal({ signedIn: true, own: true })).toBe('own-review');
    expect(reviewReactionRefusal({ signedIn: false, own: true })).toBe('login-required');
  });

  property.prop([reviews, fc.boolean(), fc.boolean()])(
    'never allow a vote on the own review nor an edit of another',
    (review, own, reviewable) => {
      const actions = reviewActions(review, { own, reviewable });
      expect(actions.includes('edit')).toBe(own && reviewable);
      expect(actions.includes('delete')).toBe(own);
      expect(actions.includes('like')).toBe(!own);
      expect(actions.includes('dislike')).toBe(!own);
      expect(actions.some((action) => action.includes('respon'))).toBe(review.respondable);
      expect(reviewReactionRefusal({ signedIn: true, own }) === undefined).toBe(actions.includes('like'));
    },
  );
});
