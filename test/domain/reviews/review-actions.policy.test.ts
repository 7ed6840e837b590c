import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { reviewActions, reviewReactionRefusal } from '../../../src/domain/reviews/review-actions.policy';
import { reviews } from '../../arbitraries/reviews';

describe('what can be done with a review', () => {
  const reader = (own: boolean) => ({ own, reviewable: true });
  const [sample] = fc.sample(reviews, { numRuns: 1, seed: 1 });
  const plain = sample && { ...sample, respondable: false, response: undefined };

  test('is to edit and delete it, or to like and dislike it', () => {
    expect(plain && reviewActions(plain, reader(true))).toEqual(['edit', 'delete']);
    expect(plain && reviewActions(plain, reader(false))).toEqual(['like', 'dislike']);
  });

  test('is to answer it for the developer, once', () => {
    const respondable = plain && { ...plain, respondable: true };
    expect(respondable && reviewActions(respondable, reader(false))).toEqual(['like', 'dislike', 'respond']);
    expect(respondable && reviewActions({ ...respondable, response: 'Thanks' }, reader(true))).toEqual([
      'edit',
      'delete',
      'delete-response',
    ]);
  });

  test('is not to edit it for who has come to the developer of the game since', () => {
    expect(plain && reviewActions(plain, { own: true, reviewable: false })).toEqual(['delete']);
    expect(plain && reviewActions(plain, { own: false, reviewable: false })).toEqual(['like', 'dislike']);
  });

  test('is not to react as a guest, nor to the own review', () => {
    expect(reviewReactionRefusal({ signedIn: true, own: false })).toBeUndefined();
    expect(reviewReactionRefusal({ signedIn: false, own: false })).toBe('login-required');
    expect(reviewReactionRefusal({ signedIn: true, own: true })).toBe('own-review');
    expect(reviewReactionRefusal({ signedIn: false, own: true })).toBe('login-required');
  });

  property.prop([reviews, fc.boolean(), fc.boolean()])(
    'never lets a reader vote on the own review or edit another',
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
