import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isOpen, places, trace, turned, wrap, type Gate } from '../../../games/glyph-gate/gate';
import { gateOf, levels } from '../../../games/glyph-gate/levels';

const straight: Gate = {
  core: [0],
  frame: [1],
  rings: [[{ inner: 0, outer: 1 }], [{ inner: 1, outer: 1 }]],
  links: [
    [1, -1],
    [0, 1],
  ],
  start: [0, 0],
};

describe('a light', () => {
  test('passes rings with connected channels and reaches its glyph', () => {
    expect(trace(straight, [0, 0])).toEqual([{ channels: [0, 0], joined: true }]);
    expect(isOpen(straight, [0, 0])).toBe(true);
  });

  test('stops at a ring without a connected channel', () => {
    expect(trace(straight, [0, 1])).toEqual([{ channels: [0], joined: false }]);
    expect(trace(straight, [1, 0])).toEqual([{ channels: [], joined: false }]);
  });

  check.prop([fc.nat(levels.length - 1), fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 5, maxLength: 5 })])(
    'is never affected by full rotations of the rings',
    (level, rounds) => {
      const gate = gateOf(level);
      const turns = gate.start.map((turn, i) => turn + places * (rounds[i] ?? 0));
      expect(trace(gate, turns)).toEqual(trace(gate, gate.start));
    },
  );
});

check.prop([fc.nat(levels.length - 1), fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 5, maxLength: 5 })])(
  'a gate is always open exactly when all lights reach their glyphs',
  (level, turns) => {
    const gate = gateOf(level);
    expect(isOpen(gate, turns)).toBe(trace(gate, turns).every(({ joined }) => joined));
  },
);

describe('a turn', () => {
  test('turns the linked rings too', () => {
    expect(turned(straight, [0, 0], { ring: 0, step: 1 })).toEqual([1, -1]);
    expect(turned(straight, [0, 0], { ring: 1, step: -1 })).toEqual([0, -1]);
  });

  check.prop([fc.nat(levels.length - 1), fc.nat(4), fc.constantFrom(1 as const, -1 as const)])(
    'is always undone by the opposite turn',
    (level, ring, step) => {
      const gate = gateOf(level);
      const there = turned(gate, gate.start, { ring, step });
      expect(turned(gate, there, { ring, step: step === 1 ? -1 : 1 })).toEqual(gate.start);
    },
  );

  check.prop([fc.integer()])('ends on a place of the rim', (place) => {
    expect(wrap(place)).toBeGreaterThanOrEqual(0);
    expect(wrap(place)).toBeLessThan(places);
  });
});
