import { fc, test as check } from '@fast-check/vitest';
import { expect } from 'vitest';
import { steps, voices } from '../../../games/loom-of-sound/pattern';
import { beadAt, lift, rings } from '../../../games/loom-of-sound/ring-place';

check.prop([fc.nat(voices.length - 1), fc.nat(steps - 1), fc.nat(5), fc.double({ min: 0, max: 1e4, noNaN: true })])(
  'a bead is always on its ring, higher with its tone',
  (voice, step, tone, time) => {
    const { x, y, z } = beadAt(voice, step, tone, time);
    expect(Math.hypot(x, z)).toBeCloseTo(rings[voice]?.radius ?? 0, 6);
    expect(y).toBeCloseTo((rings[voice]?.height ?? 0) + tone * lift, 6);
  },
);
