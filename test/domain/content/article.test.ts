import { expect, test } from 'vitest';
import { RELATED_ARTICLES } from '../../../src/domain/content/article';

test('an article has at most three related articles', () => {
  expect(RELATED_ARTICLES).toBe(3);
});
