import { describe, expect } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { redirectKey } from '../../../../server/catalogue/content/redirect.policy';

describe('redirectKey', () => {
  test('returns the path without query, fragment and trailing slash', () => {
    expect(redirectKey('/a/b/?c=d#e')).toBe('/a/b');
    expect(redirectKey('/')).toBe('/');
    expect(redirectKey('a/b')).toBeUndefined();
  });

  test.prop([fc.webPath()])('always returns its own result unchanged', (path) => {
    const key = redirectKey(`/x${path}`);
    fc.pre(key !== undefined);
    expect(redirectKey(key)).toBe(key);
  });
});
