import { beforeEach, describe, expect, test } from 'vitest';
import { COPY_AGE_MAX } from '../../../src/adapters/service-worker/portal-copies';
import { NETWORK_TIMEOUT, runPortalWorker } from '../../../src/adapters/service-worker/portal-worker';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeWorkerScope } from './fake-worker-scope';

const portal = 'https://site.test';
const staticOrigin = 'https://static.site.test';
const hero = `${staticOrigin}/games/a/media/hero-640.webp`;
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const page = (title: string, headers: Record<string, string> = { 'x-offline-copy': 'allowed' }, body = '') =>
  new Response(`<!doctype html><html lang="en"><title>${title}</title>${body}`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'nonce-n'",
      ...headers,
    },
  });

let scope = new FakeWorkerScope(`${portal}/service-worker.js`);
let clock = new FakeClock();
const visit = (path: string, files: readonly string[] = []) =>
  scope.fire('message', { data: { type: 'page-visited', path, files } });

const start = async (build = 'main-1') => {
  runPortalWorker(scope, { build, staticOrigin }, clock);
  await scope.fire('install');
  await scope.fire('activate');
};

beforeEach(async () => {
  scope = new FakeWorkerScope(`${portal}/service-worker.js`);
  clock = new FakeClock();
  const offline = '<!doctype html><title>You’re offline</title><!--saved-pages-->';
  scope.network.set(`${portal}/offline`, new Response(offline, { headers: { 'content-type': 'text/html' } }));
  scope.network.set(`${portal}/`, page('Holocade - Games'));
  scope.network.set(`${portal}/arcade/games/a`, page('A &amp; B - Holocade', undefined, `<img src="${hero}">`));
  await start();
});

describe('visited pages', () => {
  test('T58: the worker requests visited pages without cookies, and stores them only with the permission of the server', async () => {
    scope.network.set(`${portal}/market`, page('Shop', {}));
    await visit('/arcade/games/a');
    await visit('/market');
    expect(scope.caches.paths()).toEqual(['/arcade/games/a', '/offline']);
    expect(scope.sent.every(({ init }) => init?.credentials === 'omit')).toBe(true);
  });

  test.each(['/account/settings', '/community/user/nova?tab=games', '/search?query=a'])(
    'are not requested if they are never stored: %s',
    async (path) => {
      scope.network.set(`${portal}/assets/a.js`, new Response('file'));
      await visit(path, [`${portal}/assets/a.js`]);
      expect(scope.sent.map(({ address }) => address)).toEqual([`${portal}/offline`, `${portal}/assets/a.js`]);
    },
  );

  test('are stored with their policy, and marked with the time', async () => {
    await visit('/arcade/games/a');
    scope.network.clear();
    const copy = await scope.open('/arcade/games/a');
    expect(copy.headers.get('content-security-policy')).toBe("script-src 'nonce-n'");
    expect(await copy.text()).toContain(`<html data-saved-at="${String(clock.now())}" lang="en">`);
  });

  test('are renewed after ten minutes', async () => {
    await visit('/');
    await visit('/');
    expect(scope.sent.filter(({ address }) => address === `${portal}/`)).toHaveLength(1);
    clock.advance(10 * 60 * 1000);
    await visit('/');
    expect(scope.sent.filter(({ address }) => address === `${portal}/`)).toHaveLength(2);
  });

  test('T58: the worker stores the pictures that the visitor’s page contains, and no others', async () => {
    const friend = `${staticOrigin}/players/friend-sm.webp`;
    for (const file of [hero, friend, `${portal}/assets/a.js`, `${portal}/v1/private/user`])
      scope.network.set(file, new Response('file'));
    await visit('/arcade/games/a', [hero, friend, `${portal}/assets/a.js`, `${portal}/v1/private/user`]);
    expect(scope.caches.paths()).toEqual(['/arcade/games/a', '/assets/a.js', '/offline', hero]);
  });

  test.each([
    ['that is gone', () => new Response('', { status: 410 })],
    ['that no longer exists', () => new Response('', { status: 404 })],
    ['without permission', () => page('A', {})],
    ['that has moved', () => Object.defineProperty(page('B'), 'redirected', { value: true })],
  ])('T58: the worker deletes the copy of a page %s', async (_, answer) => {
    await visit('/arcade/games/a');
    clock.advance(10 * 60 * 1000);
    scope.network.set(`${portal}/arcade/games/a`, () => Promise.resolve(answer()));
    await visit('/arcade/games/a');
    expect(scope.caches.paths()).toEqual(['/offline']);
  });

  test('the worker keeps the copy of a page when the server fails', async () => {
    await visit('/arcade/games/a');
    clock.advance(10 * 60 * 1000);
    scope.network.set(`${portal}/arcade/games/a`, new Response('', { status: 500 }));
    await visit('/arcade/games/a');
    expect(scope.caches.paths()).toContain('/arcade/games/a');
  });

  test('the worker shows a copy for seven days, then deletes it with its pictures', async () => {
    scope.network.set(hero, new Response('picture'));
    await visit('/arcade/games/a', [hero]);
    scope.network.clear();
    clock.advance(COPY_AGE_MAX);
    expect((await scope.open('/arcade/games/a')).status).toBe(200);
    clock.advance(1);
    expect((await scope.open('/arcade/games/a')).status).toBe(503);
    expect(scope.caches.paths()).toEqual(['/offline']);
  });

  test('T58: the worker deletes pages and pictures when a player logs out, also those being stored', async () => {
    scope.network.set(hero, new Response('picture'));
    await visit('/arcade/games/a', [hero]);
    let answer: (response: Response) => void = () => undefined;
    scope.network.set(`${portal}/`, () => new Promise((resolve) => (answer = resolve)));
    const storing = visit('/');
    await settled();
    await scope.fire('message', { data: { type: 'visits-deleted' } });
    expect(scope.caches.paths()).toEqual(['/offline']);
    answer(page('late'));
    await storing;
    expect(scope.caches.paths()).toEqual(['/offline']);
  });

  test('survive a failed request and an unknown message', async () => {
    await scope.fire('message', { data: { type: 'other' } });
    scope.network.clear();
    await visit('/arcade/games/b', [`${portal}/assets/b.js`]);
    expect(scope.caches.paths()).toEqual(['/offline']);
  });
});

describe('a navigation', () => {
  test('gets the page of the network, preloaded by the browser', async () => {
    await visit('/');
    expect(await (await scope.open('/', Promise.resolve(page('preloaded')))).text()).toContain('preloaded');
    expect(await (await scope.open('/')).text()).not.toContain('data-saved-at');
  });

  test('gets the copy when the network fails or a proxy has no server', async () => {
    await visit('/');
    for (const failure of [() => Promise.reject(new TypeError('offline')), new Response('', { status: 502 })]) {
      scope.network.set(`${portal}/`, failure);
      expect(await (await scope.open('/')).text()).toContain('data-saved-at');
    }
  });

  test('gets the copy after two seconds without a response', async () => {
    await visit('/');
    let answer: (response: Response) => void = () => undefined;
    scope.network.set(`${portal}/`, () => new Promise((resolve) => (answer = resolve)));
    const opened = scope.open('/');
    await settled();
    clock.advance(NETWORK_TIMEOUT);
    expect(await (await opened).text()).toContain('data-saved-at');
    answer(page('unused'));
  });

  test('waits for a slow page without a copy', async () => {
    let answer: (response: Response) => void = () => undefined;
    scope.network.set(`${portal}/slow`, () => new Promise((resolve) => (answer = resolve)));
    const opened = scope.open('/slow');
    await settled();
    clock.advance(NETWORK_TIMEOUT);
    await settled();
    answer(page('slow'));
    expect(await (await opened).text()).toContain('slow');
  });

  test('gets the offline page with links to the copies, the newest first', async () => {
    await visit('/');
    clock.advance(1);
    await visit('/arcade/games/a');
    scope.network.clear();
    const answer = await scope.open('/account');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(
      '<li><a href="/arcade/games/a">A &amp; B</a></li><li><a href="/">Holocade</a></li>',
    );
  });
});

describe('a file', () => {
  test('of the build comes from its copy, and a picture from the network first', async () => {
    const script = `${portal}/assets/a.js`;
    scope.network.set(script, new Response('stored'));
    scope.network.set(hero, new Response('stored'));
    await visit('/arcade/games/a', [script, hero]);
    scope.network.set(script, new Response('new'));
    scope.network.set(hero, new Response('new'));
    const read = async (address: string) => (await scope.request(address))?.text();
    expect([await read(script), await read(hero)]).toEqual(['stored', 'new']);
    scope.network.clear();
    expect([await read(script), await read(hero)]).toEqual(['stored', 'stored']);
  });

  test.each([
    ['/v1/public/home', { mode: 'cors' }],
    ['/', { mode: 'navigate', method: 'POST' }],
    ['https://ads.play.site.test/ads/probe.gif', {}],
    ['https://a.play.site.test/1.0.0/index.html', { mode: 'navigate' }],
  ])('of the API, another method or another host is left to the browser: %s', (address, options) => {
    expect(scope.request(address, options)).toBeUndefined();
  });
});

describe('a new build', () => {
  test('deletes the copies of the old one, and no other caches', async () => {
    await visit('/');
    await scope.caches.open('foreign');
    await start('main-2');
    expect((await scope.caches.keys()).sort()).toEqual(['foreign', 'holocade-offline-portal-main-2-pages']);
    expect(scope.preloads).toBe(2);
  });

  test('is not installed without the offline page', async () => {
    scope.network.set(`${portal}/offline`, new Response('', { status: 500 }));
    await expect(start('main-2')).rejects.toThrow('status 500');
  });
});
