import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followRedirects, presentPublisher } from '../../../../server/catalogue/content/content.routes';
import type { Operator } from '../../../../server/platform/config/config';
import { redirects } from '../../../../server/platform/database/schema/redirects';
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

  test.each(legalSlugs)('shows %s with the names of site and company', async (slug) => {
    const { title, body } = dataOf(legalPage, await page(slug));
    expect(title).not.toBe('');
    expect(body).toContain('Holocade');
    expect(body).not.toMatch(/\{(site|company)\}/);
  });

  test('names the operator, and holds no word that somebody should have filled in', async () => {
    const { body } = dataOf(legalPage, await page('imprint'));
    expect(body).toContain('Example Arcade Ltd');
    expect(body).not.toMatch(/fills? in|your (name|company)|lorem|\[.*\]/i);
  });

  test('is 404 for an unknown one', async () => {
    expect((await page('cookie-recipes')).status).toBe(404);
  });
});

describe('POST system/redirect/check', () => {
  const check = (route: string) => server.request('/v1/public/system/redirect/check', { body: { route } });

  test('tells where a path has moved to, whatever follows it', async () => {
    for (const route of ['/privacy', '/privacy/', '/privacy?from=mail', '/privacy#top'])
      expect(dataOf(redirectCheck, await check(route))).toEqual({ to: '/hc/legal/privacy-policy' });
  });

  test('is 404 for a path that has not moved, and for what is no path', async () => {
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

  test('leads to the end of a way, and never round in a circle', async () => {
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

  test('leads to another host only if the operator has named it', async () => {
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

const follow = (moved: Readonly<Record<string, string>>, route: string) =>
  followRedirects((path) => Promise.resolve(Object.hasOwn(moved, path) ? moved[path] : undefined), route);
const chain = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, step) => [`/${String(step)}`, `/${String(step + 1)}`]));

describe('following redirects', () => {
  test('ends where nothing has moved any more, also on another host', async () => {
    expect(await follow({ '/a': '/b?c#d', '/b': 'https://docs.example.org/' }, '/a/?x')).toBe(
      'https://docs.example.org/',
    );
    expect(await follow({ '/a': '/b' }, '/c')).toBeUndefined();
    expect(await follow({ '/a': '/b' }, 'a')).toBeUndefined();
  });

  test('goes five steps and not six', async () => {
    expect(await follow(chain(5), '/0')).toBe('/5');
    expect(await follow(chain(6), '/0')).toBeUndefined();
  });

  const paths = fc.constantFrom('/a', '/b', '/c', '/d');
  property.prop([fc.dictionary(paths, paths), paths])('never leads to a path that has moved', async (moved, path) => {
    const to = await follow(moved, path);
    expect(to === undefined || !Object.hasOwn(moved, to)).toBe(true);
  });
});

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const nobody: Operator = { name: undefined, address: [], details: [], contact: undefined };
const present = (operator: Partial<Operator> = {}) =>
  presentPublisher({ host: 'arcade.example', operator: { ...nobody, ...operator } });
const words = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the publisher in the imprint', () => {
  test('is the host alone where the operator has told nothing, and says so', () => {
    expect(words(present())).toBe(
      ' Publisher This is Holocade at arcade.example. ' +
        'The operator of this site has published no name, no postal address and no e-mail address. ' +
        'Contact Give Feedback, at the foot of every page, reaches the operator without an e-mail program. ',
    );
  });

  test('is all that the operator has told', () => {
    const html = present({
      name: 'Example Arcade Ltd',
      address: ['1 Example Street', '12345 Exampletown'],
      details: ['Represented by Jane Example'],
      contact: 'hello@arcade.example',
    });
    expect(words(html)).toContain(
      'Holocade at arcade.example is run by: Example Arcade Ltd 1 Example Street 12345 Exampletown Represented by Jane Example Contact',
    );
    expect(html).toContain('href="mailto:hello@arcade.example"');
    expect(html).not.toContain('has published no');
  });

  test('says which of them is missing', () => {
    expect(words(present({ name: 'Jane', contact: 'j@a.example' }))).toContain('has published no postal address.');
    expect(words(present({ address: ['1 Example Street'] }))).toContain('has published no name and no e-mail address.');
  });

  property.prop([fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/)])('says a name as it is written', (name) => {
    const html = present({ name });
    expect(words(html).replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)).toContain(
      name.replaceAll(/ +/g, ' '),
    );
    expect(html).not.toMatch(/<(script|img|h1|ul|ol|em|strong|code)/);
  });
});
