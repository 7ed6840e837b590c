import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { layOut } from '../../../games/pulse-saber/beat-map';
import { composeSong, levels, sectionAt, stepFrequency } from '../../../games/pulse-saber/song';

describe('songs', () => {
  test('have enough blocks for a combo of fifty', () => {
    for (const level of levels) expect(layOut(composeSong(level)).length).toBeGreaterThan(60);
  });

  test('rise by an octave every seven steps', () => {
    expect(stepFrequency(110, 7)).toBeCloseTo(220);
    expect(stepFrequency(110, -7)).toBeCloseTo(55);
  });

  check.prop([fc.integer({ min: 0, max: 1e6 }), fc.double({ min: 0.3, max: 1, noNaN: true })])(
    'lay out the same playable blocks for the same seed',
    (seed, pace) => {
      const level = { title: 'Any', seed, bpm: 110, pace };
      const song = composeSong(level);
      const notes = layOut(song);
      expect(layOut(composeSong(level))).toEqual(notes);
      let last = -1;
      for (const { beat, hand, column, row } of notes) {
        expect(beat).toBeGreaterThanOrEqual(last);
        last = beat;
        expect(song.sections[sectionAt(song, beat)]?.drive).toBeGreaterThan(0);
        expect(hand === 'left' ? column < 2 : column > 1).toBe(true);
        expect(row >= 0 && row <= 2).toBe(true);
      }
      const spots = notes.map(({ beat, column, row }) => `${beat}/${column}/${row}`);
      expect(new Set(spots).size).toBe(spots.length);
    },
  );
});
