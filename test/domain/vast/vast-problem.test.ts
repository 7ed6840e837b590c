import { expect, test } from 'vitest';
import { vastErrorCode } from '../../../src/domain/vast/vast-problem';

test('a problem has the code that VAST gives it', () => {
  expect(
    (['not-xml', 'not-vast', 'timed-out', 'loop', 'no-ad', 'no-media', 'media-failed'] as const).map(vastErrorCode),
  ).toEqual([100, 101, 301, 302, 303, 403, 405]);
});
