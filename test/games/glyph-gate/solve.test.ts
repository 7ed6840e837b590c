import { describe, expect, test } from 'vitest';
import type { Gate } from '../../../games/glyph-gate/gate';
import { solve } from '../../../games/glyph-gate/solve';

const gate = (inner: number): Gate => ({
  core: [0],
  frame: [1],
  rings: [[{ inner, outer: inner + 1 }]],
  links: [[1]],
  start: [0],
});

describe('solve', () => {
  test('returns no turns for an open gate', () => {
    expect(solve(gate(0), [0])).toEqual([]);
  });

  test('turns in the shorter direction', () => {
    expect(solve(gate(1), [0])).toEqual([{ ring: 0, step: -1 }]);
    expect(solve(gate(7), [0])).toEqual([{ ring: 0, step: 1 }]);
    expect(solve(gate(4), [0])).toHaveLength(4);
  });

  test('returns undefined for an unsolvable gate', () => {
    expect(solve({ ...gate(0), frame: [3] }, [0])).toBeUndefined();
  });
});
