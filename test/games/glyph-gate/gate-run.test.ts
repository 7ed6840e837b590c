import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { GateRun } from '../../../games/glyph-gate/gate-run';
import { gateOf, levels } from '../../../games/glyph-gate/levels';
import { solve } from '../../../games/glyph-gate/solve';

describe('GateRun', () => {
  test('counts every place that a ring is turned', () => {
    const run = new GateRun(gateOf(4));
    run.turn(1, 3);
    expect(run.count).toBe(3);
    run.restart();
    expect(run.count).toBe(0);
    expect(run.turns).toEqual(run.gate.start);
  });

  test('stops turning once the gate is open', () => {
    const run = new GateRun(gateOf(0));
    for (const { ring, step } of solve(run.gate, run.turns) ?? []) run.turn(ring, step);
    expect(run.open).toBe(true);
    run.turn(0, 5);
    expect(run.count).toBe(levels[0]?.par);
  });

  check.prop([fc.nat(11), fc.array(fc.tuple(fc.nat(2), fc.constantFrom(1, -1)), { maxLength: 12 })])(
    'always returns to the start after as many undos as turns',
    (level, turns) => {
      const run = new GateRun(gateOf(level));
      for (const [ring, by] of turns) run.turn(ring, by);
      while (run.undo());
      expect(run.turns).toEqual(run.gate.start);
      expect(run.count).toBe(0);
    },
  );
});
