import { expect, test } from 'vitest';
import { GIVE_UP_AFTER, pauseAfter } from '../../../../server/messaging/mail/back-off';

const MINUTE = 60_000;

test('pauseAfter returns 1, 5 and 15 minutes, then an hour until the day is over', () => {
  expect([1, 2, 3, 4, 5, 20].map((attempt) => pauseAfter(attempt) / MINUTE)).toEqual([1, 5, 15, 60, 60, 60]);
  expect(GIVE_UP_AFTER).toBe(24 * 60 * MINUTE);
});
