import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { NotFoundPage, RedirectCheckEvent } from '../../../src/domain/shell/redirect-target';
import {
  isOwnPath,
  redirectTarget,
  checkingRedirect,
  isSafeRedirect,
  leadsToDeveloperSite,
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

describe('isOwnPath', () => {
  test.each([
    '/',
    '/arcade/games',
    '/blog/article/a-b?page=2#top',
    '/search?query=a%20b',
    '/a/?to=//b/../c#//d',
    '/.well-known/...',
    '/@me',
  ])('accepts the path %s', (target) => {
    expect(isOwnPath(target)).toBe(true);
  });

  test('T16: rejects each of sixty unsafe addresses', () => {
    expect(openRedirects.length).toBeGreaterThanOrEqual(60);
    expect(openRedirects.filter(isOwnPath)).toEqual([]);
  });

  test.each(['/..//evil.test', '/a/..//evil.test', '/a//b', '/a//', '/./a', '/a/.', '/%2e%2E//b', '/.%2e?a', '/..#a'])(
    'rejects %s, which is another path once normalised',
    (target) => {
      expect(isOwnPath(target)).toBe(false);
    },
  );

  // Node keeps `/a/.b/..` unchanged, unlike browsers, so its parser can prove only one direction.
  property.prop([segmented])('always requires that no segment is dots and only the last is empty', (parts) => {
    const plain = parts.every((part, index) => !dots.includes(part) && (part !== '' || index === parts.length - 1));
    expect(isOwnPath(`/${parts.join('/')}`)).toBe(plain);
  });

  property.prop([paths])('never accepts a path that a URL parser changes', (path) => {
    if (isOwnPath(path)) expect(normalised(path)).toBe(path);
  });

  property.prop([paths, fc.constantFrom('', '?a=//b', '#/../c')])(
    'always accepts the normalised path again',
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
  ])('never accepts another origin', (target) => {
    if (isOwnPath(target)) expect(new URL(target, `${ORIGIN}/a/b`).origin).toBe(ORIGIN);
  });
});

describe('redirectTarget', () => {
  test('is the given path if that is safe', () => {
    expect(redirectTarget('/arcade/games?sort=popular', '/account/home')).toBe('/arcade/games?sort=popular');
  });

  test('is the fallback without a path, and for an unsafe one', () => {
    expect(redirectTarget(undefined, '/account/home')).toBe('/account/home');
    expect(redirectTarget('', '/account/home')).toBe('/account/home');
    expect(redirectTarget('//evil.test', '/account/home')).toBe('/account/home');
  });

  property.prop([fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(...openRedirects))])(
    'T16: is never another origin',
    (target) => {
      expect(new URL(redirectTarget(target, '/'), ORIGIN).origin).toBe(ORIGIN);
    },
  );
});

const HOSTS = ['docs.example.org', 'shop.example.org:8443'];
const next = (page: NotFoundPage, event: RedirectCheckEvent) => nextNotFoundPage(page, event, HOSTS);
const answered = (to: string): RedirectCheckEvent => ({ type: 'answered', to });

/** Model: only the first outcome counts. */
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

describe('nextNotFoundPage', () => {
  test('stays loading until it redirects or shows the 404', () => {
    expect(checkingRedirect).toEqual({ kind: 'loading' });
    expect(next(checkingRedirect, answered('/arcade'))).toEqual({ kind: 'redirecting', to: '/arcade' });
    expect(next(checkingRedirect, { type: 'failed' })).toEqual({ kind: 'not-found' });
  });

  test('redirects home instead of to a foreign host', () => {
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

describe('isSafeRedirect', () => {
  test.each([
    '/',
    '/arcade',
    'https://docs.example.org',
    'https://docs.example.org/a?b#c',
    'https://shop.example.org:8443/',
  ])('accepts the target %s', (to) => {
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
  ])('rejects the target %j', (to) => {
    expect(isSafeRedirect(to, HOSTS)).toBe(false);
  });

  test.each([
    ['https://Docs.Example.org/a', 'docs.example.org'],
    ['HTTPS://a:1', 'a:1'],
    ['https://a.b-c:8443?x', 'a.b-c:8443'],
    ['https://a#b', 'a'],
  ])('accepts %j if %s is configured', (to, host) => {
    expect(isSafeRedirect(to, [host])).toBe(true);
  });

  test.each(['https://a/b c', 'https://a/\u007f', 'https://a/\u001f', 'https:///a', 'https://a:1'])(
    'rejects %j if only a is configured',
    (to) => {
      expect(isSafeRedirect(to, ['a', ''])).toBe(false);
    },
  );

  property.prop([fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom(...openRedirects))])(
    'never accepts anything else',
    (to) => {
      if (!isSafeRedirect(to, HOSTS)) return;
      expect(['https://portal.test', 'https://docs.example.org']).toContain(new URL(to, 'https://portal.test').origin);
    },
  );

  property.prop([fc.webUrl({ validSchemes: ['https'] })])(
    'never accepts a host that browsers read differently',
    (to) => {
      expect(isSafeRedirect(to, [`${new URL(to).host}.evil.test`, 'evil.test'])).toBe(false);
    },
  );

  property.prop([fc.oneof(fc.string(), fc.constantFrom(...openRedirects))])(
    'never accepts another origin without a configured host',
    (to) => {
      expect(isSafeRedirect(to, [])).toBe(isOwnPath(to));
    },
  );
});

test('leadsToDeveloperSite is true for paths that the server redirects there', () => {
  expect(['/developer', '/developer/console/a', '/developer?x', '/developer#x'].every(leadsToDeveloperSite)).toBe(true);
  expect(['/developers', '/', '/market?to=/developer'].some(leadsToDeveloperSite)).toBe(false);
});
