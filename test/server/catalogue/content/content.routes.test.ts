import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirects } from '../../../../server/platform/database/schema/content';
import { legalPage, redirectCheck } from '../../../../src/contract/content.contract';
import { legalSlugs } from '../../../../src/domain/content/legal-page';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { HOLOCADE_REDIRECT_HOSTS: 'shop.example.org', HOLOCADE_OPERATOR: 'Example Arcade Ltd' },
  });
});

afterAll(() => server.close());

describe('GET help/legal/page/{page}', () => {
  const page = (slug: string) => server.request(`/v1/public/help/legal/page/${slug}`);

  test.each(legalSlugs)('returns %s with the names of site and company', async (slug) => {
    const { title, body } = dataOf(legalPage, await page(slug));
    expect(title).not.toBe('');
    expect(body).toContain('Holocade');
    expect(body).not.toMatch(/\{(site|company)\}/);
  });

  test('names the operator in the imprint, and contains no placeholders', async () => {
    const { body } = dataOf(legalPage, await page('imprint'));
    expect(body).toContain('Example Arcade Ltd');
    expect(body).not.toMatch(/fills? in|your (name|company)|lorem|\[.*\]/i);
  });

  test('returns 404 for an unknown page', async () => {
    expect((await page('cookie-recipes')).status).toBe(404);
  });
});

describe('POST system/redirect/check', () => {
  const check = (route: string) => server.request('/v1/public/system/redirect/check', { body: { route } });

  test('returns the new path of a moved page, with and without query and fragment', async () => {
    for (const route of ['/privacy', '/privacy/', '/privacy?from=mail', '/privacy#top'])
      expect(dataOf(redirectCheck, await check(route))).toEqual({ to: '/hc/legal/privacy-policy' });
  });

  test('returns 404 for a path that has not moved and for an invalid path', async () => {
    const routes = [
      '/nowhere',
      'privacy',
      '//privacy',
      'https://holocade.localhost/privacy',
      '/x\u0000',
      "/' or 1=1 --",
    ];
    for (const route of routes) expect((await check(route)).status).toBe(404);
  });

  test('returns the end of a chain of redirects, and 404 for a loop', async () => {
    await server.deps.database.db.insert(redirects).values([
      { path: '/older', target: '/old?from=older' },
      { path: '/old', target: '/arcade/games' },
      { path: '/self', target: '/self/?again' },
      { path: '/here', target: '/there' },
      { path: '/there', target: '/here' },
    ]);
    expect(dataOf(redirectCheck, await check('/older'))).toEqual({ to: '/arcade/games' });
    for (const circle of ['/self', '/here', '/there']) expect((await check(circle)).status).toBe(404);
  });

  test('redirects to another host only if the operator allows it', async () => {
    await server.deps.database.db.insert(redirects).values([
      { path: '/merch', target: 'https://shop.example.org/mugs' },
      { path: '/trap', target: 'https://evil.example/mugs' },
      { path: '/trick', target: 'https://shop.example.org@evil.example/' },
    ]);
    expect(dataOf(redirectCheck, await check('/merch'))).toEqual({ to: 'https://shop.example.org/mugs' });
    expect((await check('/trap')).status).toBe(404);
    expect((await check('/trick')).status).toBe(404);
  });
});
