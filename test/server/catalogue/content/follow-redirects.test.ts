import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { followRedirects } from '../../../../server/catalogue/content/content.routes';

const follow = (moved: Readonly<Record<string, string>>, route: string) =>
  followRedirects((path) => Promise.resolve(Object.hasOwn(moved, path) ? moved[path] : undefined), route);
const chain = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, step) => [`/${String(step)}`, `/${String(step + 1)}`]));

describe('followRedirects', () => {
  test('returns the last path of a chain, also on another host', async () => {
    expect(await follow({ '/a': '/b?c#d', '/b': 'https://docs.example.org/' }, '/a/?x')).toBe(
      'https://docs.example.org/',
    );
    expect(await follow({ '/a': '/b' }, '/c')).toBeUndefined();
    expect(await follow({ '/a': '/b' }, 'a')).toBeUndefined();
  });

  test('follows five redirects, and refuses six', async () => {
    expect(await follow(chain(5), '/0')).toBe('/5');
    expect(await follow(chain(6), '/0')).toBeUndefined();
  });

  const paths = fc.constantFrom('/a', '/b', '/c', '/d');
  property.prop([fc.dictionary(paths, paths), paths])('never returns a path that has moved', async (moved, path) => {
    const to = await follow(moved, path);
    expect(to === undefined || !Object.hasOwn(moved, to)).toBe(true);
  });
});
