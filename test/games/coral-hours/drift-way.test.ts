import { fc, test as check } from '@fast-check/vitest';
import { expect } from 'vitest';
import { driftAt } from '../../../games/coral-hours/drift-way';
import { groundAt } from '../../../games/coral-hours/ground';

check.prop([fc.double({ min: 0, max: 1000, noNaN: true })])(
  'the path is always slow and above the ground',
  (seconds) => {
    const { x, y, z } = driftAt(seconds);
    const later = driftAt(seconds + 1);
    expect(y + 1.6).toBeGreaterThan(groundAt(x, z) + 0.7);
    expect(Math.hypot(later.x - x, later.y - y, later.z - z)).toBeLessThan(0.6);
  },
);
