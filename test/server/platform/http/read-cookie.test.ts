import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { countCookies, readCookie } from '../../../../server/platform/http/read-cookie';

describe('readCookie', () => {
  test('finds a cookie by its exact name', () => {
    expect(readCookie('a=1; __Host-holocade=x=y; b=2', '__Host-holocade')).toEqual({ kind: 'one', value: 'x=y' });
  });

  test('distinguishes names by case and encoding', () => {
    expect(readCookie('__host-holocade=x; %5f%5fHost-holocade=y', '__Host-holocade')).toEqual({ kind: 'none' });
  });

  test('reports a second cookie of the same name as injected', () => {
    expect(readCookie('s=planted; s=own', 's')).toEqual({ kind: 'many' });
  });

  property.prop([fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 20 })])(
    'always counts all cookies',
    (names) => {
      const header = names.map((name) => `${name}=1`).join('; ');
      expect(countCookies(header)).toBe(names.length);
      for (const name of names)
        expect(readCookie(header, name).kind).toBe(names.filter((other) => other === name).length > 1 ? 'many' : 'one');
    },
  );
});
