import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { configureWorker, retiredWorker } from '../../../../server/platform/rendering/worker-script';
import type { ClientAssets, RenderRequest, RenderResponse } from '../../../../src/contract/render.contract';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const assets: ClientAssets = { entry: '/assets/main-abc123.js', preload: [], parts: {}, styles: '', fonts: [] };
const asked: RenderRequest[] = [];
let rendered: RenderResponse = { kind: 'html', status: 200, html: 'a page', isPublic: true };
const render = (request: RenderRequest) => {
  asked.push(request);
  return Promise.resolve(rendered);
};
const folders = { workers: temporaryFolder({ 'portal.js': 'run()' }) };
const start = (environment: Readonly<Record<string, string>> = {}, changes: Partial<ClientAssets> = {}) =>
  startTestServer({
    demo: false,
    environment: { HOLOCADE_LOG_LEVEL: 'silent', ...environment },
    folders,
    pages: { renderer: { render }, assets: { ...assets, ...changes } },
  });

let server: TestServer;
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  server.request(path, { headers: { accept: 'text/html', ...headers } });

describe('a page', () => {
  test('permits a copy, lets the browser register one worker only, and knows that it may', async () => {
    const { headers } = await open('/arcade/games');
    expect(headers['x-offline-copy']).toBe('allowed');
    expect(headers['content-security-policy']).toContain(
      'worker-src http://holocade.localhost:9200/service-worker.js;',
    );
    expect(asked.at(-1)?.settings.offline).toBe(true);
  });

  test.each([
    ['with a session', '/', { cookie: '__Host-holocade=x' }],
    ['of another player', '/community/user/nova', {}],
    ['with two sessions', '/', { cookie: '__Host-holocade=x; __Host-holocade=y' }],
    ['with a token in its address', '/?token=secret', {}],
    ['of a social login', '/auth/social/status', {}],
    ['of a draft', '/arcade/games/draft-0123456789ab', {}],
    ['with an isolated game', '/arcade/games/night-ferry?play=isolated', {}],
  ] as const)('T58: the server permits no copy of a page %s', async (_, path, headers) => {
    const answer = await open(path, headers);
    expect(answer.headers['x-offline-copy']).toBeUndefined();
  });

  test('T58: the server permits no copy of an error page, or of a page that search engines may not index', async () => {
    const page = rendered;
    for (const change of [{ isPublic: false }, { status: 404 }]) {
      rendered = { kind: 'html', status: 200, html: 'a page', isPublic: true, ...change };
      expect((await open('/account')).headers['x-offline-copy']).toBeUndefined();
    }
    rendered = page;
  });
});

describe('the service worker', () => {
  test('is never cached, belongs to the build, and may load files of the portal only', async () => {
    const { headers, text } = await open('/service-worker.js');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; connect-src 'self' http://static.holocade.localhost:9200; frame-ancestors 'none'",
    });
    expect(text).toBe(
      'self.workerSettings={"build":"main-abc123","staticOrigin":"http://static.holocade.localhost:9200"};\nrun()',
    );
  });

  test.each([
    [{ HOLOCADE_OFFLINE: '0' }, {}],
    [{}, { devHead: '<script></script>' }],
  ])('is removed from browsers by the operator and by the development server: %j %j', async (environment, changes) => {
    const other = await start(environment, changes);
    expect((await other.request('/service-worker.js')).text).toBe(retiredWorker);
    await other.request('/', { headers: { accept: 'text/html' } });
    expect(asked.at(-1)?.settings.offline).toBeUndefined();
    await other.close();
  });

  test('that replaces another deletes its copies at once and ends', async () => {
    const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
    const calls: string[] = [];
    const works: Promise<unknown>[] = [];
    runInNewContext(retiredWorker, {
      self: {
        addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
        skipWaiting: () => calls.push('skipWaiting'),
        registration: { unregister: async () => calls.push('unregister') },
      },
      caches: {
        keys: async () => ['holocade-offline-portal-main-1-pages', 'offline-levels', 'holocade-offline-game-1.0.0'],
        delete: async (name: string) => calls.push(name),
      },
    });
    for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: (work) => works.push(work) });
    await Promise.all(works);
    expect(calls).toEqual([
      'skipWaiting',
      'holocade-offline-portal-main-1-pages',
      'holocade-offline-game-1.0.0',
      'unregister',
    ]);
  });

  test('gets its settings as JSON before its script', () => {
    expect(configureWorker('run()', { build: '"\n' })).toBe('self.workerSettings={"build":"\\"\\n"};\nrun()');
  });
});

describe('the offline page', () => {
  test('loads nothing, and has a place for the stored pages', async () => {
    const { headers, text, status } = await open('/offline');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; base-uri/);
    expect(text).toContain('<h1>You’re offline</h1>');
    expect(text).toContain('<!--saved-pages-->');
    expect(text).not.toMatch(/<script [^>]|<img|<link/);
  });

  test('loads the requested page once the browser has a network again, by the only script that its policy allows', async () => {
    const { headers, text } = await open('/offline');
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`; script-src 'sha256-${hash}'`);
    const reload = vi.fn();
    const target = new EventTarget();
    const navigator = { onLine: true };
    const waits: (() => void)[] = [];
    const setTimeout = (work: () => void) => waits.push(work);
    const addEventListener = target.addEventListener.bind(target);
    runInNewContext(script, { addEventListener, location: { reload }, navigator, setTimeout });
    target.dispatchEvent(new Event('offline'));
    expect(waits).toEqual([]);
    // A network that is lost again at once.
    target.dispatchEvent(new Event('online'));
    navigator.onLine = false;
    waits.pop()?.();
    expect(reload).not.toHaveBeenCalled();
    target.dispatchEvent(new Event('online'));
    navigator.onLine = true;
    waits.pop()?.();
    expect(reload).toHaveBeenCalledOnce();
  });
});
