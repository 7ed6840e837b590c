import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { mostPoints, pieceKinds, type GardenAction } from '../../../games/sand-garden/garden';
import { mergeGardens, packGarden, readSave, unpackGarden } from '../../../games/sand-garden/garden-save';
import { starters } from '../../../games/sand-garden/starters';

const grid = (most: number) => fc.integer({ min: -most, max: most }).map((steps) => steps / 200);
const spot = fc.record({ x: grid(440), z: grid(300) });
const action: fc.Arbitrary<GardenAction> = fc.oneof(
  fc.record({ kind: fc.constantFrom('rake', 'smooth'), way: fc.array(spot, { maxLength: 20 }) }),
  fc
    .record({ kind: fc.constantFrom(...pieceKinds), at: spot, turn: fc.integer({ min: 0, max: 63 }) })
    .map(({ kind, at, turn }): GardenAction => ({ kind: 'place', piece: { kind, ...at, turn } })),
  fc.constant<GardenAction>({ kind: 'clear' }),
);

describe('a saved garden', () => {
  test('fits into 64 KiB when it is full', () => {
    const way = Array.from({ length: mostPoints }, () => ({ x: -2.295, z: -1.595 }));
    expect(JSON.stringify(packGarden([{ kind: 'rake', way }], 99_999)).length).toBeLessThan(65_536);
  });

  test('is not parsed from other data', () => {
    for (const other of [null, 3, {}, { steps: 1 }, { steps: 1, deeds: [['x']] }, { steps: 1.5, deeds: [] }])
      expect(readSave(other)).toBeUndefined();
  });

  test('omits unknown actions', () => {
    expect(unpackGarden({ steps: 1, deeds: [[9, 1], [2, 77, 0, 0, 0], [2, 0, 9999, 0, 0], [3]] })).toEqual([
      { kind: 'clear' },
    ]);
  });

  test('can contain each initial garden', () => {
    for (const starter of starters) expect(readSave(packGarden(starter, 0))).toBeDefined();
  });

  check.prop([fc.array(action, { maxLength: 20 }), fc.nat()])('gives back what was packed', (deeds, steps) => {
    const save = readSave(JSON.parse(JSON.stringify(packGarden(deeds, steps))));
    expect(save?.steps).toBe(steps);
    const back = unpackGarden(save ?? { steps: 0, deeds: [] });
    expect(packGarden(back, steps)).toEqual(packGarden(deeds, steps));
  });

  check.prop([fc.nat(), fc.nat()])('merges into the one in which more was done', (mine, theirs) => {
    const merged = mergeGardens(packGarden([], mine), packGarden([], theirs));
    expect(merged.steps).toBe(Math.max(mine, theirs));
  });
});
