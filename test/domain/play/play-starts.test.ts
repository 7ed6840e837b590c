import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { canStartPlay, PLAY_STARTS_PER_MINUTE, recentPlayStarts } from '../../../src/domain/play/play-starts';

describe('the starts of play sessions', () => {
  test('are six in a minute', () => {
    expect(PLAY_STARTS_PER_MINUTE).toBe(6);
    const starts = [0, 1, 2, 3, 4, 5];
    expect([canStartPlay(starts.slice(1), 6), canStartPlay(starts, 59_999), canStartPlay(starts, 60_000)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(recentPlayStarts(starts, 60_002)).toEqual([3, 4, 5]);
  });

  test.prop([fc.array(fc.nat(20_000), { maxLength: 60 })])('never are more, whenever they are asked for', (pauses) => {
    let now = 0;
    let remembered: readonly number[] = [];
    const made: number[] = [];
    for (const pause of pauses) {
      now += pause;
      if (!canStartPlay(remembered, now)) continue;
      remembered = [...recentPlayStarts(remembered, now), now];
      made.push(now);
      expect(made.filter((moment) => now - moment < 60_000).length).toBeLessThanOrEqual(PLAY_STARTS_PER_MINUTE);
    }
    expect(remembered.length).toBeLessThanOrEqual(PLAY_STARTS_PER_MINUTE);
  });
});
