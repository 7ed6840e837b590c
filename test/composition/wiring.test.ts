// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { loadOnce } from '../../src/composition/wiring';

describe('loadOnce', () => {
  test('loads once for all callers', async () => {
    let loads = 0;
    const load = loadOnce(async () => (loads += 1));
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(await load()).toBe(1);
  });

  test('retries after a failed load', async () => {
    let loads = 0;
    const load = loadOnce(async () => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return loads;
    });
    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toBe(2);
  });
});
