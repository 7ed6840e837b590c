import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { trace } from '../../../games/glyph-gate/gate';
import { gateOf, levels, starsFor } from '../../../games/glyph-gate/levels';
import { solve } from '../../../games/glyph-gate/solve';

describe('the levels', () => {
  test('are twelve in total', () => {
    expect(levels).toHaveLength(12);
  });

  test.each(levels.map((level, index) => ({ index, par: level.par })))(
    'gate $index opens in $par turns and not in fewer',
    ({ index, par }) => {
      const gate = gateOf(index);
      expect(solve(gate, gate.start)).toHaveLength(par);
    },
  );

  test('start with no light at its glyph', () => {
    for (const index of levels.keys()) {
      const gate = gateOf(index);
      expect(trace(gate, gate.start).some(({ joined }) => joined)).toBe(false);
    }
  });
});

describe('stars', () => {
  check.prop([fc.constantFrom(...levels), fc.integer({ min: 1, max: 60 })])(
    'never grow with more turns, and the minimum always gives three',
    (level, turns) => {
      expect(starsFor(level, level.par)).toBe(3);
      expect(starsFor(level, turns + 1)).toBeLessThanOrEqual(starsFor(level, turns));
    },
  );
});
