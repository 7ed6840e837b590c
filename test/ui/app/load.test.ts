// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { loadPart } from '../../../src/ui/app/load';
import { pageFailure } from '../../../src/ui/errors/page-failure';

describe('a page’s script', () => {
  test('is given on when it comes', async () => {
    expect(await loadPart(() => Promise.resolve('part'))).toBe('part');
  });

  test('that does not come is a failure of the connection', async () => {
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await expect(loadPart(gone)).rejects.toEqual(pageFailure({ kind: 'network' }));
  });
});
