import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { boards } from '../../../games/tiltworks/boards';
import { Marble } from '../../../games/tiltworks/marble';
import { holesOf, marbleRadius, nearWalls, startOf, wallWidth } from '../../../games/tiltworks/walls';

const tilts = fc.array(
  fc.record({ x: fc.double({ min: -1, max: 1, noNaN: true }), y: fc.double({ min: -1, max: 1, noNaN: true }) }),
  { minLength: 1, maxLength: 60 },
);

describe('a marble', () => {
  test('does not move on a level board', () => {
    for (const board of boards) {
      const marble = new Marble(board);
      marble.roll({ x: 0, y: 0 }, 1);
      expect({ x: marble.x, y: marble.y }).toEqual(startOf(board));
    }
  });

  test('falls into a hole and restarts at the last gap', () => {
    const board = boards[2];
    const [hole] = board === undefined ? [] : holesOf(board);
    if (board === undefined || hole === undefined) throw new Error('The third board has holes.');
    const marble = new Marble(board);
    Object.assign(marble, hole);
    expect(marble.roll({ x: 0, y: 0 }, 0.01).fell).toBe(true);
    marble.back();
    expect({ x: marble.x, y: marble.y }).toEqual(startOf(board));
  });

  test('finishes at the lamp', () => {
    const [board] = boards;
    if (board === undefined) throw new Error('There are no boards.');
    const marble = new Marble(board);
    Object.assign(marble, { x: 0.05, y: 0 });
    expect(marble.roll({ x: 0, y: 0 }, 0.01).home).toBe(true);
  });

  check.prop([fc.constantFrom(...boards), tilts])(
    'never leaves the board and never is inside a wall',
    (board, leans) => {
      const marble = new Marble(board);
      for (const lean of leans) {
        const { fell, home } = marble.roll(lean, 0.1);
        expect(Math.hypot(marble.x, marble.y)).toBeLessThan(1);
        if (fell) marble.back();
        if (fell || home) continue;
        for (const wall of nearWalls(board, marble))
          expect(Math.hypot(wall.x - marble.x, wall.y - marble.y)).toBeGreaterThan(
            (marbleRadius + wallWidth / 2) * 0.7,
          );
      }
    },
  );
});
