// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { loadPart } from '../../../src/ui/app/load';
import { pageFailure } from '../../../src/ui/errors/page-failure';

describe('loadPart', () => {
  test('returns the loaded module', async () => {
    expect(await loadPart(() => Promise.resolve('part'))).toBe('part');
  });

  test('reports a failed download as a network failure', async () => {
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await expect(loadPart(gone)).rejects.toEqual(pageFailure({ kind: 'network' }));
  });
});
