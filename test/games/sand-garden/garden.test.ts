import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  encircles,
  hasRoom,
  mostPieces,
  mostPoints,
  pieceKinds,
  piecesOf,
  visibleActions,
  undone,
  withAction,
  type GardenAction,
  type Piece,
} from '../../../games/sand-garden/garden';
import { plot } from '../../../games/sand-garden/plot';

const stone = (x: number, z: number): Piece => ({ kind: 'stone', x, z, turn: 3 });
const place = (piece: Piece): GardenAction => ({ kind: 'place', piece });
const spot = fc.record({
  x: fc.double({ min: -2.3, max: 2.3, noNaN: true }),
  z: fc.double({ min: -1.6, max: 1.6, noNaN: true }),
});
const action: fc.Arbitrary<GardenAction> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('rake', 'smooth'),
    way: fc.integer({ min: 2, max: 900 }).map((long) => Array.from({ length: long }, () => ({ x: 0, z: 0 }))),
  }),
  fc
    .record({ kind: fc.constantFrom(...pieceKinds), at: spot, turn: fc.integer({ min: 0, max: 63 }) })
    .map(({ kind, at, turn }) => place({ kind, ...at, turn })),
  fc.constant<GardenAction>({ kind: 'clear' }),
);

describe('a garden', () => {
  test('shows the actions since its last clearing', () => {
    const deeds = [place(stone(0, 0)), { kind: 'clear' }, place(stone(1, 0))] as const;
    expect(piecesOf(deeds)).toEqual([stone(1, 0)]);
    expect(piecesOf(undone(undone(deeds)))).toEqual([stone(0, 0)]);
  });

  test('refuses a piece on a stone, on the frame, or when it is full', () => {
    const deeds = [place(stone(0, 0))];
    expect(hasRoom(deeds, stone(0.1, 0))).toBe(false);
    expect(hasRoom(deeds, stone(plot.width / 2, 0))).toBe(false);
    expect(hasRoom(deeds, stone(1, 0))).toBe(true);
    const full = Array.from({ length: mostPieces }, (_, i) => place(stone(-2 + (i % 8) * 0.5, -1 + Math.floor(i / 8))));
    expect(hasRoom(full, stone(-2, 0.5))).toBe(false);
  });

  test('detects a stroke around a stone', () => {
    const way = (share: number) =>
      Array.from({ length: 31 }, (_, i) => ({
        x: Math.cos((i / 30) * 6.283 * share),
        z: Math.sin((i / 30) * 6.283 * share),
      }));
    expect(encircles(way(1), stone(0.2, 0))).toBe(true);
    expect(encircles(way(-1), stone(0.2, 0))).toBe(true);
    expect(encircles(way(0.7), stone(0, 0))).toBe(false);
    expect(encircles(way(1), stone(2, 0))).toBe(false);
  });

  check.prop([fc.array(action, { maxLength: 30 })])(
    'never exceeds a save, and undo always removes the last action',
    (all) => {
      let deeds: readonly GardenAction[] = [];
      for (const each of all) {
        deeds = withAction(deeds, each);
        expect(deeds[deeds.length - 1]).toBe(each);
        const points = deeds.reduce((sum, one) => sum + ('way' in one ? one.way.length : 1), 0);
        expect(points).toBeLessThanOrEqual(mostPoints);
        expect(visibleActions(deeds).length).toBeLessThanOrEqual(deeds.length);
      }
      if (deeds.length > 0) expect(undone(deeds)).toEqual(deeds.slice(0, -1));
    },
  );
});
