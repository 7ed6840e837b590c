import { expect, test } from 'vitest';
import { PLAY_HEARTBEAT_PERIOD, PLAY_LOST_AFTER } from '../../../src/domain/play/play-heartbeat';

test('a play outlives one lost heartbeat, also in a tab whose timers the browser has slowed down to one a minute', () => {
  expect([PLAY_HEARTBEAT_PERIOD, PLAY_LOST_AFTER]).toEqual([45_000, 120_000]);
  expect(PLAY_LOST_AFTER).toBeGreaterThan(2 * PLAY_HEARTBEAT_PERIOD);
  expect(PLAY_LOST_AFTER).toBeGreaterThanOrEqual(2 * 60_000);
});
