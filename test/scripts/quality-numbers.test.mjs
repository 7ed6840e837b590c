import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { distanceFrom, recordedNumbers, worseThanRecorded } from '../../scripts/lib/quality-numbers.mjs';
import {
  importCircles,
  importGraph,
  lazyDevices,
  median,
  oddOpenings,
  oneImporterShare,
  treeNumbers,
  wiringStyles,
} from '../../scripts/lib/tree-numbers.mjs';

describe('the numbers of docs/quality.md', () => {
  test('are never worse in the tree than in the table', () => {
    expect(worseThanRecorded(treeNumbers(), recordedNumbers())).toEqual([]);
  });

  test('report a number that grew, a median that shrank and a number without a row', () => {
    const page =
      '## Numbers\n\n| files in src | 1,200 | at most 1,150 |\n| median lines of a file in src | 45 | 45 to 60 |\n';
    const recorded = recordedNumbers(page);
    expect(recorded.get('files in src')).toEqual({ now: 1200, reach: 'at most 1,150' });
    expect(worseThanRecorded({ 'files in src': 1200, 'median lines of a file in src': 46 }, recorded)).toEqual([]);
    expect(worseThanRecorded({ 'files in src': 1100 }, recorded)).toEqual([
      'median lines of a file in src: not computed',
    ]);
    expect(
      worseThanRecorded({ 'files in src': 1201, 'median lines of a file in src': 44, 'import circles': 0 }, recorded),
    ).toEqual([
      'files in src: 1201, recorded 1200, reach at most 1,150',
      'median lines of a file in src: 44, recorded 45, reach 45 to 60',
      'import circles: 0, recorded nowhere, reach unknown',
    ]);
  });
});

test.each([
  ['at most 1,150', 1150, 0],
  ['at most 1,150', 1151, 1],
  ['45 to 60', 44, 1],
  ['45 to 60', 60, 0],
  ['45 to 60', 300, 240],
  ['fewer than 5', 5, 1],
  ['at least 97', 98, 0],
  ['at least 97', 90, 7],
  ['0', 1, 1],
])('distanceFrom(%j, %d) is %d', (reach, value, expected) => {
  expect(distanceFrom(reach, value)).toBe(expected);
});

describe('the measures of the tree', () => {
  const texts = new Map([
    ['src/a.ts', "import { b } from './b';\nconst c = () => import('./c/d');"],
    ['src/b.ts', "import type { a } from './a';"],
    ['src/c/d.tsx', "import 'react';\nimport { b } from '../b';"],
  ]);

  test('importGraph resolves static, type and lazy imports of the repository', () => {
    const graph = importGraph(texts);
    expect([...(graph.get('src/a.ts') ?? [])]).toEqual(['src/b.ts', 'src/c/d.tsx']);
    expect([...(graph.get('src/c/d.tsx') ?? [])]).toEqual(['src/b.ts']);
    expect(importCircles(graph).map((circle) => circle.sort())).toEqual([['src/a.ts', 'src/b.ts', 'src/c/d.tsx']]);
    expect(oneImporterShare(graph)).toBe(67);
  });

  test('importCircles finds none in a tree', () => {
    expect(
      importCircles(
        new Map([
          ['a', new Set(['b', 'c'])],
          ['b', new Set(['c'])],
          ['c', new Set()],
        ]),
      ),
    ).toEqual([]);
  });

  test('wiringStyles counts a file of the composition that resolves by hand, except the root', () => {
    const root = ['src/composition/create-app.ts', 'wiring.get(a);'];
    expect(wiringStyles(new Map([root]))).toBe(1);
    expect(wiringStyles(new Map([root, ['src/composition/a.part.ts', 'wiring.get(a);']]))).toBe(2);
  });

  test('lazyDevices counts Deferred and each file that imports a script without it', () => {
    const deferred = ['src/a.ts', "deferred(() => import('./b'));"];
    expect(lazyDevices(new Map([deferred]))).toBe(1);
    expect(lazyDevices(new Map([deferred, ['src/c.ts', "const load = () => import('./b');"]]))).toBe(2);
  });

  test('oddOpenings counts the first lines of comments only', () => {
    expect(
      oddOpenings('/** What is left. */\n// Returns what\n// That is left.\n/**\n * How long.\n */\n// Whether.'),
    ).toBe(2);
  });

  test.prop([fc.array(fc.integer(), { minLength: 1 })])(
    'median is always one of the numbers, between least and most',
    (numbers) => {
      const middle = median(numbers);
      expect(numbers).toContain(middle);
      expect(numbers.filter((number) => number < middle).length).toBeLessThanOrEqual(numbers.length / 2);
    },
  );
});
