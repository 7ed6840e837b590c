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

describe('finding where a path has moved to', () => {
  test.each(['/arcade/games', 'https://docs.example.org/sdk', 'https://docs.example.org'])('follows %s', async (to) => {
    expect(await finding(to)).toBe(to);
  });

  test('finds nothing when the server knows nothing', async () => {
    expect(await finding(undefined)).toBeUndefined();
  });

  property.prop([fc.constantFrom(...openRedirects)])('always goes home in place of a way out', async (to) => {
    expect(await finding(to)).toBe('/');
  });

  test('goes home in place of a host that is not configured', async () => {
    expect(await finding('https://evil.test/')).toBe('/');
  });

  property.prop([fc.string()])('never leads to a script', async (text) => {
    const to = (await finding(text)) ?? '/';
    expect(['http:', 'https:']).toContain(new URL(to, 'http://portal.test').protocol);
  });
});
