import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../../src/domain/reviews/review-draft';

describe('an empty draft', () => {
  test('has neither words nor stars', () => {
    expect(emptyDraft).toEqual({ body: '', rating: undefined });
  });
});
