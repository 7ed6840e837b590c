import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  isReactionKind,
  isReviewReactionKind,
  reactionKinds,
  reviewReactionKinds,
} from '../../../src/domain/reactions/reaction-kind';

describe('the kinds of reactions', () => {
  test('to a game are nine, in the order of the buttons', () => {
    expect(reactionKinds).toEqual(['laugh', 'joy', 'cry', 'anger', 'high5', 'like', 'dislike', 'love', 'bug']);
  });

  test('to a review are like and dislike, which are kinds for a game too', () => {
    expect(reviewReactionKinds).toEqual(['like', 'dislike']);
    expect(reviewReactionKinds.every(isReactionKind)).toBe(true);
    expect(isReviewReactionKind('love')).toBe(false);
  });

  test.each(['', 'Like', 'like ', 'likes', 'toString'])('are not %j', (word) => {
    expect(isReactionKind(word)).toBe(false);
    expect(isReviewReactionKind(word)).toBe(false);
  });

  property.prop([fc.oneof(fc.string(), fc.constantFrom(...reactionKinds))])('are never anything else', (word) => {
    expect(isReactionKind(word)).toBe(reactionKinds.some((kind) => kind === word));
    expect(isReviewReactionKind(word)).toBe(word === 'like' || word === 'dislike');
  });
});
