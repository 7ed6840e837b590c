import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { recordedNumbers, worseThanRecorded } from '../../scripts/lib/quality-numbers.mjs';
import {
  importCircles,
  importGraph,
  median,
  oddOpenings,
  oneImporterShare,
  treeNumbers,
} from '../../scripts/lib/tree-numbers.mjs';

describe('the numbers of docs/quality.md', () => {
  test('are never worse in the tree than in the table', () => {
    expect(worseThanRecorded(treeNumbers(), recordedNumbers())).toEqual([]);
  });

  test('report a number that grew, a median that shrank and a number without a row', () => {
    const page =
      '## Numbers\n\n| files in src | 1,200 | at most 1,150 |\n| median lines of a file in src | 45 | 45 |\n';
    const recorded = recordedNumbers(page);
    expect(recorded.get('files in src')).toEqual({ now: 1200, reach: 'at most 1,150' });
    expect(worseThanRecorded({ 'files in src': 1200, 'median lines of a file in src': 46 }, recorded)).toEqual([]);
    expect(
      worseThanRecorded({ 'files in src': 1201, 'median lines of a file in src': 44, 'import circles': 0 }, recorded),
    ).toEqual([
      'files in src: 1201, recorded 1200',
      'median lines of a file in src: 44, recorded 45',
      'import circles: 0, recorded nowhere',
    ]);
  });
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
