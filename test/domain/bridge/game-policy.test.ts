import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameDirectives, serializePolicy } from '../../../src/domain/bridge/game-policy';

const STATIC = 'https://static.portal.example';
const LOADING = ['default-src', 'script-src', 'style-src', 'worker-src'] as const;
const origins = fc.uniqueArray(
  fc.tuple(fc.constantFrom('https', 'wss'), fc.domain()).map(([scheme, host]) => `${scheme}://${host}`),
);

describe('gameDirectives', () => {
  test('contains every declared host in each directive that loads, and no other host', () => {
    fc.assert(
      fc.property(origins, (network) => {
        const directives = gameDirectives([STATIC], network);
        for (const [name, sources] of Object.entries(directives)) {
          const hosts = sources.filter((source) => source.includes('//') && source !== STATIC);
          expect(hosts).toEqual(LOADING.some((loading) => loading === name) ? network : []);
        }
      }),
    );
  });

  test('allows the static host for everything but workers and frames', () => {
    const directives = gameDirectives([STATIC], []);
    const named = Object.entries(directives).filter(([, sources]) => sources.includes(STATIC));
    expect(named.map(([name]) => name)).toEqual(['default-src', 'script-src', 'style-src']);
  });

  test('has no directive that a meta element ignores', () => {
    expect(Object.keys(gameDirectives([], []))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(sandbox|frame-ancestors|report-uri)$/)]),
    );
  });
});

test('serializePolicy joins sources by spaces and directives by semicolons', () => {
  expect(serializePolicy({ 'default-src': ["'self'", 'blob:'], sandbox: [] })).toBe("default-src 'self' blob:; sandbox");
});
