import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  isReactionKind,
  isReviewReactionKind,
  reactionKinds,
  reviewReactionKinds,
} from '../../../src/domain/reactions/reaction-kind';

describe('reaction kinds', () => {
  test('of a game are nine, in the order of the buttons', () => {
    expect(reactionKinds).toEqual(['laugh', 'joy', 'cry', 'anger', 'high5', 'like', 'dislike', 'love', 'bug']);
  });

  test('of a review are like and dislike, which a game has too', () => {
    expect(reviewReactionKinds).toEqual(['like', 'dislike']);
    expect(reviewReactionKinds.every(isReactionKind)).toBe(true);
    expect(isReviewReactionKind('love')).toBe(false);
  });

  test.each(['', 'Like', 'like ', 'likes', 'toString'])('do not include %j', (word) => {
    expect(isReactionKind(word)).toBe(false);
    expect(isReviewReactionKind(word)).toBe(false);
  });

  property.prop([fc.oneof(fc.string(), fc.constantFrom(...reactionKinds))])('are never anything else', (word) => {
    expect(isReactionKind(word)).toBe(reactionKinds.some((kind) => kind === word));
    expect(isReviewReactionKind(word)).toBe(word === 'like' || word === 'dislike');
  });
});
