import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Direction, FocusRect } from '../../../src/domain/shell/spatial-focus';
import { nextFocus } from '../../../src/domain/shell/spatial-focus';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];
const box = (x: number, y: number, width = 40, height = 40): FocusRect => ({ x, y, width, height });
const middle = ({ x, y, width, height }: FocusRect) => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the distance between two boxes in a direction; negative in the opposite one. */
function advance(from: FocusRect, to: FocusRect, direction: Direction): number {
  const [a, b] = [middle(from), middle(to)];
  return { up: a.y - b.y, down: b.y - a.y, left: a.x - b.x, right: b.x - a.x }[direction];
}

function reached(rects: readonly FocusRect[], start: number): ReadonlySet<number> {
  const found = new Set([start]);
  for (const current of found)
    for (const direction of DIRECTIONS) found.add(nextFocus(rects, current, direction) ?? current);
  return found;
}

const anywhere = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 1400 }),
    y: fc.integer({ min: 0, max: 4000 }),
    width: fc.integer({ min: 24, max: 600 }),
    height: fc.integer({ min: 24, max: 300 }),
  }),
  { minLength: 1, maxLength: 30 },
);

/** Pages of rows, each with its own number of controls. */
const page = fc
  .tuple(
    fc.integer({ min: 320, max: 1920 }),
    fc.array(fc.record({ count: fc.integer({ min: 1, max: 7 }), height: fc.integer({ min: 24, max: 300 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.integer({ min: 0, max: 64 }),
  )
  .map(([width, rows, gap]) => {
    let y = 0;
    return rows.flatMap(({ count, height }) => {
      const top = y;
      y += height + gap + 1;
      return Array.from({ length: count }, (_, place) => box((place * width) / count, top, width / count - 4, height));
    });
  });

describe('nextFocus', () => {
  test('moves to the neighbour in that direction', () => {
    const rects = [box(0, 0), box(50, 0), box(0, 50), box(50, 50)];
    expect(DIRECTIONS.map((direction) => nextFocus(rects, 0, direction))).toEqual([undefined, 2, undefined, 1]);
    expect(DIRECTIONS.map((direction) => nextFocus(rects, 3, direction))).toEqual([1, undefined, 2, undefined]);
  });

  test('prefers a box straight ahead to a nearer one aside', () => {
    expect(nextFocus([box(0, 0), box(90, 60), box(300, 0)], 0, 'right')).toBe(2);
    expect(nextFocus([box(0, 0), box(90, 60), box(0, 100)], 0, 'down')).toBe(2);
  });

  test('moves sideways if nothing is straight ahead', () => {
    expect(nextFocus([box(0, 0), box(90, 400)], 0, 'right')).toBe(1);
  });

  test('moves from a wide box to the one below its centre', () => {
    expect(nextFocus([box(0, 0, 400), box(0, 60), box(180, 60), box(360, 60)], 0, 'down')).toBe(2);
  });

  test('returns undefined without a current box', () => {
    expect(nextFocus([], 0, 'down')).toBeUndefined();
  });

  property.prop([anywhere, fc.nat({ max: 29 }), fc.constantFrom(...DIRECTIONS)])(
    'never moves in the opposite direction, and always moves if a box lies ahead',
    (rects, at, direction) => {
      const current = at % rects.length;
      const from = rects[current] ?? box(0, 0);
      const next = nextFocus(rects, current, direction);
      const to = next === undefined ? undefined : rects[next];
      if (to !== undefined) expect(advance(from, to, direction)).toBeGreaterThan(0);
      else expect(rects.filter((rect) => advance(from, rect, direction) > 0)).toEqual([]);
    },
  );

  property.prop([page], { numRuns: 60 })('always reaches every control of a page from every other', (rects) => {
    for (const start of rects.keys()) expect(reached(rects, start).size).toBe(rects.length);
  });
});
