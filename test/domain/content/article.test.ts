import { expect, test } from 'vitest';
import { RELATED_ARTICLES } from '../../../src/domain/content/article';

test('below an article stand three others at most', () => {
  expect(RELATED_ARTICLES).toBe(3);
});
