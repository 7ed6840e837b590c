import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { boards, type Board } from '../../../games/tiltworks/boards';
import {
  fallDistance,
  holesOf,
  laneAt,
  laneRadius,
  lampDistance,
  marbleRadius,
  nearWalls,
  startOf,
  turnBetween,
  wallWidth,
  type Place,
} from '../../../games/tiltworks/walls';

const grainOf = ({ lanes }: Board): number => (lanes < 5 ? 0.01 : 0.006);
/** Larger than the marble, so that a hand can follow the path. */
const care = 0.006;

/** Returns true if a marble fits at a position with some room around it. */
function free(board: Board, holes: readonly Place[], place: Place): boolean {
  if (Math.hypot(place.x, place.y) > 1) return false;
  const clear = nearWalls(board, place).every(
    (wall) => Math.hypot(wall.x - place.x, wall.y - place.y) > marbleRadius + wallWidth / 2 + care / 2,
  );
  return clear && holes.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > fallDistance + care);
}

/** Floods the board from the start. Returns true if it reaches the lamp. */
function solvable(board: Board, holes: readonly Place[] = holesOf(board)): boolean {
  const grain = grainOf(board);
  const key = (x: number, y: number): number => (x + 400) * 1000 + y + 400;
  const start = startOf(board);
  const queue: [number, number][] = [[Math.round(start.x / grain), Math.round(start.y / grain)]];
  const seen = new Set(queue.map(([x, y]) => key(x, y)));
  for (const [x, y] of queue) {
    if (Math.hypot(x * grain, y * grain) < lampDistance) return true;
    for (const [nx, ny] of [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ] as const) {
      if (seen.has(key(nx, ny)) || !free(board, holes, { x: nx * grain, y: ny * grain })) continue;
      seen.add(key(nx, ny));
      queue.push([nx, ny]);
    }
  }
  return false;
}

describe('every board', () => {
  test.each(boards.map((board) => [board.name, board] as const))('%s can be solved', (_, board) => {
    expect(solvable(board)).toBe(true);
  });

  test('has no hole at its start', () => {
    for (const board of boards) {
      const start = startOf(board);
      for (const hole of holesOf(board)) expect(Math.hypot(hole.x - start.x, hole.y - start.y)).toBeGreaterThan(0.12);
    }
  });

  test('has a gap in each ring, and an outer lane that ends at the rim', () => {
    for (const board of boards) {
      expect(board.gaps).toHaveLength(board.lanes);
      expect(board.gaps.every((gaps) => gaps.length > 0)).toBe(true);
      expect(laneAt(board, 0.999)).toBe(board.lanes - 1);
      expect(laneAt(board, 0)).toBeLessThan(0);
    }
  });
});

test('a board whose ring is closed cannot be solved', () => {
  const [board] = boards;
  if (board === undefined) throw new Error('There are no boards.');
  expect(solvable({ ...board, gaps: [[], [270]] })).toBe(false);
});

check.prop([fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 })])(
  'the difference of two angles never exceeds half a turn',
  (from, to) => {
    const way = turnBetween(from, to);
    expect(Math.abs(way)).toBeLessThanOrEqual(180);
    expect((((from + way - to) % 360) + 360) % 360).toBe(0);
  },
);

check.prop([fc.constantFrom(...boards), fc.nat(4)])('a lane always holds its own middle', (board, n) => {
  const lane = n % board.lanes;
  expect(laneAt(board, laneRadius(board, lane))).toBe(lane);
});
