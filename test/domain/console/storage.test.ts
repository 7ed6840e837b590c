import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { storageProblem, storageText } from '../../../src/domain/console/storage';

const GIB = 1024 ** 3;

describe('storageText', () => {
  test('rounds to tenths of a gibibyte, and shows a smaller use as less than a tenth', () => {
    expect(storageText({ used: 4.2 * GIB, limit: 20 * GIB })).toBe('4.2 of 20 GiB');
    expect(storageText({ used: 1, limit: GIB })).toBe('less than 0.1 of 1 GiB');
    expect(storageText({ used: 0, limit: GIB })).toBe('0 of 1 GiB');
  });

  test.prop([fc.nat(), fc.nat()])('always contains the used and the permitted size', (used, limit) => {
    expect(storageText({ used, limit })).toMatch(/^(less than 0\.1|\d+(\.\d)?) of (less than 0\.1|\d+(\.\d)?) GiB$/);
  });
});

describe('storageProblem', () => {
  test('names the sizes and the next step', () => {
    expect(storageProblem(GIB, 19.5 * GIB, 20 * GIB)).toBe(
      'This build needs 1 GiB, and your developer uses 19.5 of 20 GiB. Delete a draft, or ask the operator of the portal for more storage.',
    );
  });
});
