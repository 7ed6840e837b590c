import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { NotFoundPage, RedirectCheckEvent } from '../../../src/domain/shell/redirect-check';
import { checkingRedirect, isSafeRedirect, nextNotFoundPage } from '../../../src/domain/shell/redirect-check';
import { isOwnPath } from '../../../src/domain/shell/redirect-target';
import { openRedirects } from './open-redirects';

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
