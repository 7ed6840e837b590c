import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { NotFoundPage, RedirectCheckEvent } from '../../../src/domain/shell/redirect-target';
import {
  isOwnPath,
  redirectTarget,
  checkingRedirect,
  isSafeRedirect,
  nextNotFoundPage,
} from '../../../src/domain/shell/redirect-target';
import { openRedirects } from './open-redirects';

const ORIGIN = 'https://portal.test';
const dots = ['.', '..', '%2e', '%2E.'];
const segments = fc.constantFrom(...dots, '', '...', '.well-known', 'evil.test', 'a', '@me', '%2f');
const segmented = fc.array(segments, { minLength: 1 });
const paths = segmented.map((parts) => `/${parts.join('/')}`);
const normalised = (path: string) => {
  const { pathname, search, hash } = new URL(path, ORIGIN);
  return pathname + search + hash;
};

describe('the target of a redirect', () => {
  test.each([
    '/',
    '/arcade/games',
    '/blog/article/a-b?page=2#top',
    '/search?query=a%20b',
    '/a/?to=//b/../c#//d',
    '/.well-known/...',
    '/@me',
  ])('may be the path %s', (target) => {
    expect(isOwnPath(target)).toBe(true);
  });

  test('T16: may be none of sixty ways out', () => {
    expect(openRedirects.length).toBeGreaterThanOrEqual(60);
    expect(openRedirects.filter(isOwnPath)).toEqual([]);
  });

  test.each(['/..//evil.test', '/a/..//evil.test', '/a//b', '/a//', '/./a', '/a/.', '/%2e%2E//b', '/.%2e?a', '/..#a'])(
    'may not be %s, which is another path once it is normalised',
    (target) => {
      expect(isOwnPath(target)).toBe(false);
    },
  );

  // Node leaves `/a/.b/..` as it is, which no browser does, so its parser can only prove one direction.
  property.prop([segmented])('may be a path exactly when no segment is dots and only the last is empty', (parts) => {
    const plain = parts.every((part, index) => !dots.includes(part) && (part !== '' || index === parts.length - 1));
    expect(isOwnPath(`/${parts.join('/')}`)).toBe(plain);
  });

  property.prop([paths])('never is one that a parser of addresses changes', (path) => {
    if (isOwnPath(path)) expect(normalised(path)).toBe(path);
  });

  property.prop([paths, fc.constantFrom('', '?a=//b', '#/../c')])(
    'always stays one when it is normalised',
    (path, end) => {
      if (isOwnPath(path + end)) expect(isOwnPath(normalised(path + end))).toBe(true);
    },
  );

  property.prop([
    fc.oneof(
      fc.string(),
      fc.string().map((text) => `/${text}`),
      fc.webUrl(),
      fc.constantFrom(...openRedirects),
    ),
  ])('never leads to another origin', (target) => {
    if (isOwnPath(target)) expect(new URL(target, `${ORIGIN}/a/b`).origin).toBe(ORIGIN);
  });
});

describe('where redirect_to leads', () => {
  test('is its path when that is safe', () => {
    expect(redirectTarget('/arcade/games?sort=popular', '/account/home')).toBe('/arcade/games?sort=popular');
  });

  test('is the fallback without one, and in place of a way out', () => {
    expect(redirectTarget(undefined, '/account/home')).toBe('/account/home');
    expect(redirectTarget('', '/account/home')).toBe('/account/home');
    expect(redirectTarget('//evil.test', '/account/home')).toBe('/account/home');
  });

  property.prop([fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...openRedirects))])(
    'T16: never is another origin',
    (target) => {
      expect(new URL(redirectTarget(target, '/'), ORIGIN).origin).toBe(ORIGIN);
    },
  );
});

const HOSTS = ['docs.example.org', 'shop.example.org:8443'];
const next = (page: NotFoundPage, event: RedirectCheckEvent) => nextNotFoundPage(page, event, HOSTS);
const answered = (to: string): RedirectCheckEvent => ({ type: 'answered', to });

/** The page seen simply: nothing but the first outcome counts. */
class Apply implements fc.Command<{ outcome: RedirectCheckEvent | undefined }, { page: NotFoundPage }> {
  constructor(private readonly event: RedirectCheckEvent) {}

  check(): boolean {
    return true;
  }

  run(model: { outcome: RedirectCheckEvent | undefined }, real: { page: NotFoundPage }): void {
    model.outcome ??= this.event;
    real.page = next(real.page, this.event);
    const { outcome } = model;
    const to = outcome.type === 'failed' ? undefined : outcome.to;
    const kind = to === undefined ? 'not-found' : 'redirecting';
    expect(real.page.kind).toBe(kind);
    if (real.page.kind === 'redirecting') expect([to, '/']).toContain(real.page.to);
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

describe('the page of an unknown path', () => {
  test('is loading, until it redirects or is the 404', () => {
    expect(checkingRedirect).toEqual({ kind: 'loading' });
    expect(next(checkingRedirect, answered('/arcade'))).toEqual({ kind: 'redirecting', to: '/arcade' });
    expect(next(checkingRedirect, { type: 'failed' })).toEqual({ kind: 'not-found' });
  });

  test('goes home in place of a foreign host', () => {
    expect(next(checkingRedirect, answered('https://evil.test/'))).toEqual({ kind: 'redirecting', to: '/' });
  });

  property.prop([
    fc.commands([
      fc.constant(new Apply({ type: 'failed' })),
      fc.constantFrom('/a', 'https://docs.example.org/', '//evil.test').map((to) => new Apply(answered(to))),
    ]),
  ])('always keeps its first outcome', (run) => {
    fc.modelRun(() => ({ model: { outcome: undefined }, real: { page: checkingRedirect } }), run);
  });
});

describe('a redirect', () => {
  test.each([
    '/',
    '/arcade',
    'https://docs.example.org',
    'https://docs.example.org/a?b#c',
    'https://shop.example.org:8443/',
  ])('may lead to %s', (to) => {
    expect(isSafeRedirect(to, HOSTS)).toBe(true);
  });

  test.each([
    'http://docs.example.org/',
    'https://docs.example.org.evil.test/',
    'https://evil.test/docs.example.org',
    'https://docs.example.org@evil.test/',
    'https://user@docs.example.org/',
    'https://docs.example.org:444/',
    'https://shop.example.org/',
    'https://docs.example.org\\@evil.test',
    'https://docs.example.org/\n',
    ' https://docs.example.org/',
    'x https://docs.example.org/',
    'https://.docs.example.org/',
    'https://docs..example.org/',
    'https://docs.example.org:/',
  ])('may not lead to %j', (to) => {
    expect(isSafeRedirect(to, HOSTS)).toBe(false);
  });

  test.each([
    ['https://Docs.Example.org/a', 'docs.example.org'],
    ['HTTPS://a:1', 'a:1'],
    ['https://a.b-c:8443?x', 'a.b-c:8443'],
    ['https://a#b', 'a'],
  ])('may lead to %j when %s is configured', (to, host) => {
    expect(isSafeRedirect(to, [host])).toBe(true);
  });

  test.each(['https://a/b c', 'https://a/\u007f', 'https://a/\u001f', 'https:///a', 'https://a:1'])(
    'may not lead to %j when only a is',
    (to) => {
      expect(isSafeRedirect(to, ['a', ''])).toBe(false);
    },
  );

  property.prop([fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom(...openRedirects))])(
    'never leads anywhere else',
    (to) => {
      if (!isSafeRedirect(to, HOSTS)) return;
      expect(['https://portal.test', 'https://docs.example.org']).toContain(new URL(to, 'https://portal.test').origin);
    },
  );

  property.prop([fc.webUrl({ validSchemes: ['https'] })])(
    'may lead to no host but the one that a browser sees',
    (to) => {
      expect(isSafeRedirect(to, [`${new URL(to).host}.evil.test`, 'evil.test'])).toBe(false);
    },
  );

  property.prop([fc.oneof(fc.string(), fc.constantFrom(...openRedirects))])(
    'never leaves the portal while no host is configured',
    (to) => {
      expect(isSafeRedirect(to, [])).toBe(isOwnPath(to));
    },
  );
});
