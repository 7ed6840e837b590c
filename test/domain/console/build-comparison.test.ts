import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { ListedFile } from '../../../src/domain/console/build-comparison';
import { COMPARED_FILES_MAX, compareFiles } from '../../../src/domain/console/build-comparison';

const anyFiles = fc.uniqueArray(
  fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(9), fc.constantFrom('', 'x', 'y')),
  { selector: ([path]) => path },
);

describe('compareFiles', () => {
  test('lists files that differ, the largest first', () => {
    const before: ListedFile[] = [
      ['index.html', 10, 'a'],
      ['old.js', 20, 'b'],
      ['same.js', 90, 'c'],
      ['sound.ogg', 50, 'd'],
    ];
    const after: ListedFile[] = [
      ['index.html', 10, 'e'],
      ['same.js', 90, 'c'],
      ['sound.ogg', 40, 'f'],
      ['new.wasm', 80, 'g'],
    ];
    expect(compareFiles(before, after)).toEqual({
      files: [
        { path: 'new.wasm', change: 'added', before: undefined, after: 80 },
        { path: 'sound.ogg', change: 'changed', before: 50, after: 40 },
        { path: 'old.js', change: 'removed', before: 20, after: undefined },
        { path: 'index.html', change: 'changed', before: 10, after: 10 },
      ],
      counts: { added: 1, removed: 1, changed: 2, same: 1 },
    });
  });

  test('takes a file of equal size without a known hash as unchanged', () => {
    expect(compareFiles([['a', 1, '']], [['a', 1, 'x']]).counts.same).toBe(1);
  });

  test('lists at most 200 files, and counts all', () => {
    const many = Array.from({ length: COMPARED_FILES_MAX + 5 }, (_, index): ListedFile => [String(index), index, 'x']);
    const { files, counts } = compareFiles([], many);
    expect([files.length, files[0]?.after, counts.added]).toEqual([200, 204, 205]);
  });

  test.prop([anyFiles, anyFiles])('always counts each path once, and mirrors additions and removals', (one, other) => {
    const { counts } = compareFiles(one, other);
    const paths = new Set([...one, ...other].map(([path]) => path));
    expect(counts.added + counts.removed + counts.changed + counts.same).toBe(paths.size);
    const back = compareFiles(other, one).counts;
    expect(back).toEqual({ ...counts, added: counts.removed, removed: counts.added });
  });
});
