import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ContentGateway } from '../../../src/application/content/content-gateway.port';
import { FindRedirect } from '../../../src/application/content/find-redirect.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { openRedirects } from '../../domain/shell/open-redirects';
import { aRefusal } from '../../fakes/a-refusal';

const unused = () => Promise.resolve(err({ kind: 'malformed' } as const));
const finding = (to: string | undefined) => {
  const redirect: ContentGateway['redirect'] = () =>
    Promise.resolve(to === undefined ? err(aRefusal({ status: 404 })) : ok(to));
  return new FindRedirect({ article: unused, legalPage: unused, redirect }, ['docs.example.org']).execute('/old');
};

describe('FindRedirect', () => {
  test.each(['/arcade/games', 'https://docs.example.org/sdk', 'https://docs.example.org'])(
    'follows a redirect to %s',
    async (to) => {
      expect(await finding(to)).toBe(to);
    },
  );

  test('finds no redirect when the server knows none', async () => {
    expect(await finding(undefined)).toBeUndefined();
  });

  property.prop([fc.constantFrom(...openRedirects)])(
    'always redirects to the home page in place of an open redirect',
    async (to) => {
      expect(await finding(to)).toBe('/');
    },
  );

  test('redirects to the home page in place of an unconfigured host', async () => {
    expect(await finding('https://evil.test/')).toBe('/');
  });

  property.prop([fc.string()])('never redirects to a script URL', async (text) => {
    const to = (await finding(text)) ?? '/';
    expect(['http:', 'https:']).toContain(new URL(to, 'http://portal.test').protocol);
  });
});
