import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isOpen, turned, wrap } from '../../../games/glyph-gate/gate';
import { makeGate, type GatePlan } from '../../../games/glyph-gate/make-gate';
import { solve } from '../../../games/glyph-gate/solve';

const plans: fc.Arbitrary<GatePlan> = fc.record({
  seed: fc.nat(100_000),
  rings: fc.integer({ min: 3, max: 4 }),
  lights: fc.integer({ min: 1, max: 4 }),
  linkage: fc.constantFrom('free', 'follow', 'counter', 'twin'),
  mixing: fc.nat(30),
});

describe('makeGate', () => {
  test('returns the same gate for the same plan', () => {
    const plan: GatePlan = { seed: 7, rings: 3, lights: 2, linkage: 'follow', mixing: 9 };
    expect(makeGate(plan)).toEqual(makeGate(plan));
  });

  check.prop([plans])('stands open before it is mixed', (plan) => {
    const gate = makeGate({ ...plan, mixing: 0 });
    expect(isOpen(gate, gate.start)).toBe(true);
  });

  check.prop([plans])('never lets channels share a place or cross', (plan) => {
    for (const channels of makeGate(plan).rings) {
      for (const rim of ['inner', 'outer'] as const)
        expect(new Set(channels.map((channel) => wrap(channel[rim]))).size).toBe(channels.length);
      channels.slice(1).forEach((channel, i) => {
        const before = channels[i];
        expect(channel.inner).toBeGreaterThan(before?.inner ?? Infinity);
        expect(channel.outer).toBeGreaterThan(before?.outer ?? Infinity);
      });
    }
  });

  check.prop([plans])('can always be opened, in no more turns than it was mixed with', (plan) => {
    const gate = makeGate(plan);
    const way = solve(gate, gate.start);
    expect(way?.length).toBeLessThanOrEqual(plan.mixing);
    const end = (way ?? []).reduce((turns, turn) => turned(gate, turns, turn), gate.start);
    expect(isOpen(gate, end)).toBe(true);
  });
});
