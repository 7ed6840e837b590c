import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../../src/domain/reviews/review-draft';

describe('emptyDraft', () => {
  test('has neither text nor stars', () => {
    expect(emptyDraft).toEqual({ body: '', rating: undefined });
  });
});
