import { describe, expect } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { mayRedirectTo, redirectKey } from '../../../server/content/redirect.policy';

describe('mayRedirectTo', () => {
  test('takes paths of this site, and named hosts over https', () => {
    expect(mayRedirectTo('/arcade/games?sort=popular', [])).toBe(true);
    expect(mayRedirectTo('https://shop.example.org/', ['shop.example.org'])).toBe(true);
    expect(mayRedirectTo('http://shop.example.org/', ['shop.example.org'])).toBe(false);
    expect(mayRedirectTo('https://shop.example.org.evil.example/', ['shop.example.org'])).toBe(false);
  });

  test.prop([
    fc.constantFrom(
      '//',
      '/\\',
      '\\\\',
      '\t//',
      '/\t/',
      'javascript:',
      'data:',
      'https://',
      'http://',
      'https://a@',
      ' //',
    ),
    fc.webUrl(),
  ])('never leaves the site while no host is named', (start, url) => {
    const target = start + url.replace(/^https?:\/\//, '');
    if (mayRedirectTo(target, [])) expect(new URL(target, 'https://own.test').origin).toBe('https://own.test');
  });
});

describe('redirectKey', () => {
  test('is the path alone', () => {
    expect(redirectKey('/a/b/?c=d#e')).toBe('/a/b');
    expect(redirectKey('/')).toBe('/');
    expect(redirectKey('a/b')).toBeUndefined();
  });

  test.prop([fc.webPath()])('is always its own key', (path) => {
    const key = redirectKey(`/x${path}`);
    expect(key).toBeDefined();
    expect(redirectKey(key ?? '')).toBe(key);
  });
});
