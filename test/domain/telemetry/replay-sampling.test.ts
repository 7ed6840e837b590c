import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { REPLAY_SAMPLING, samplesReplay } from '../../../src/domain/telemetry/replay-sampling';

describe('the replay of a visit', () => {
  test('is kept of one visit in ten', () => {
    expect(REPLAY_SAMPLING).toEqual({ visit: 0.1, errored: 1 });
    expect([0, 0.0999, 0.1, 0.9].map((random) => samplesReplay(random, false))).toEqual([true, true, false, false]);
  });

  property.prop([fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })])(
    'is always kept when there was an error',
    (random) => {
      expect(samplesReplay(random, true)).toBe(true);
    },
  );
});
