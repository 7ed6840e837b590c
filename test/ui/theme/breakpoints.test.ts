import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Breakpoint } from '../../../src/ui/theme/breakpoints';
import { below, from } from '../../../src/ui/theme/breakpoints';

const names = Object.keys(from) as Breakpoint[];

/** Evaluates a range condition as a browser does. */
function meets(condition: string, width: number): boolean {
  const [, comparison, edge] = /^\(width (<|>=) (\d+)px\)$/.exec(condition) ?? [];
  return comparison === '<' ? width < Number(edge) : width >= Number(edge);
}

describe('the breakpoints', () => {
  test('are range conditions in pixels', () => {
    expect([from.medium, below.medium]).toEqual(['(width >= 640px)', '(width < 640px)']);
  });

  test('start the side navigation at 1024 px', () => {
    expect(from.wide).toBe('(width >= 1024px)');
  });

  test('ascend in their order', () => {
    const edges = names.map((name) => Number(/\d+/.exec(from[name])?.[0]));
    expect(edges).toEqual([360, 480, 640, 800, 1024, 1100, 1280]);
  });

  property.prop([fc.constantFrom(...names), fc.double({ min: 200, max: 3000, noNaN: true })])(
    'always put a width, fractions included, on exactly one side',
    (name, width) => {
      expect(meets(from[name], width)).toBe(!meets(below[name], width));
    },
  );
});
