import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  cleared,
  emptyPattern,
  firstPattern,
  mergedPattern,
  readPattern,
  steps,
  tempoRange,
  toneAt,
  voices,
  voicesHeard,
  withTempo,
  withTone,
  type Pattern,
} from '../../../games/loom-of-sound/pattern';

const patterns: fc.Arbitrary<Pattern> = fc.record({
  beads: fc.array(fc.array(fc.nat(5), { minLength: steps, maxLength: steps }), {
    minLength: voices.length,
    maxLength: voices.length,
  }),
  tempo: fc.integer({ min: tempoRange.least, max: tempoRange.most }),
  placed: fc.nat(5000),
});

describe('a pattern', () => {
  test('has beads in all four voices initially', () => {
    expect(voicesHeard(firstPattern)).toBe(4);
    expect(voicesHeard(emptyPattern)).toBe(0);
  });

  test('counts a bead on an empty step, not a change of its tone', () => {
    const one = withTone(emptyPattern, 2, 5, 3);
    expect(one.placed).toBe(1);
    expect(withTone(one, 2, 5, 4).placed).toBe(1);
    expect(toneAt(withTone(one, 2, 5, 0), 2, 5)).toBe(0);
  });

  test('parses other data as undefined', () => {
    expect(readPattern(undefined)).toBeUndefined();
    expect(readPattern({ tempo: 90 })).toBeUndefined();
    expect(readPattern({ beads: [[9, 'x']], tempo: 5 })).toEqual(emptyPattern);
  });

  check.prop([patterns])('survives being saved and read', (pattern) => {
    expect(readPattern(JSON.parse(JSON.stringify(pattern)))).toEqual(pattern);
  });

  check.prop([patterns, fc.nat(4), fc.nat(15), fc.integer({ min: -3, max: 9 })])(
    'always changes in one step only, with tones within range',
    (pattern, voice, step, tone) => {
      const after = withTone(pattern, voice, step, tone);
      expect(toneAt(after, voice, step)).toBe(Math.max(0, Math.min(5, tone)));
      expect(withTone(after, voice, step, toneAt(pattern, voice, step)).beads).toEqual(pattern.beads);
    },
  );

  check.prop([patterns, fc.array(fc.constantFrom(1 as const, -1 as const))])(
    'never leaves the range of tempos',
    (pattern, changes) => {
      const { tempo } = changes.reduce(withTempo, pattern);
      expect(tempo).toBeGreaterThanOrEqual(tempoRange.least);
      expect(tempo).toBeLessThanOrEqual(tempoRange.most);
    },
  );

  check.prop([patterns, patterns])('always keeps its beads and the larger count in a merge', (mine, theirs) => {
    const both = mergedPattern(mine, theirs);
    expect(both.beads).toEqual(mine.beads);
    expect(both.placed).toBe(Math.max(mine.placed, theirs.placed));
    expect(voicesHeard(cleared(both))).toBe(0);
  });
});
