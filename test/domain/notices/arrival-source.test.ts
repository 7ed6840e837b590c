import { expect, test } from 'vitest';
import { arrivalSource } from '../../../src/domain/notices/arrival-source';

test.each([
  ['friend-request', 'friends'],
  ['friend-accepted', 'friends'],
  ['support-reply', 'notifications'],
  ['news', 'notifications'],
  ['announcement', 'notifications'],
  ['premium-ending', 'notifications'],
  ['review-answer', 'notifications'],
  ['achievement', undefined],
  ['badges-saved', undefined],
  ['receipt', undefined],
  ['security', undefined],
] as const)('a notification of the kind %s comes from %s', (kind, source) => {
  expect(arrivalSource({ kind })).toBe(source);
});
