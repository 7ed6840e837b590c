import { fc, test as property } from '@fast-check/vitest';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { refusal } from '../../../../server/platform/http/refusal';
import { RefusalError } from '../../../../server/platform/http/refusal-error';
import { route } from '../../../../server/platform/http/route';
import { routeName } from '../../../../server/platform/metrics/measure';
import { defineCall } from '../../../../src/contract/define-call';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

describe('routeName', () => {
  test.each([
    ['/v1/public/arcade/game/:game/details', '/v1/public/arcade/game/:game/details'],
    ['/healthz', '/healthz'],
    ['/*', '/*'],
    ['/assets/*', '/assets/*'],
    ['/games/kite-hill/media/*', '/games/*'],
    ['/genres/action-640.webp', '/genres/*'],
    ['/favicon.ico', '/*'],
    [undefined, 'none'],
  ])('names the route %s %s', (url, name) => {
    expect(routeName(url)).toBe(name);
  });

  property.prop([fc.array(fc.constantFrom('a', 'b.webp', ':id', '*')).map((parts) => `/${parts.join('/')}`)])(
    'always keeps its own names',
    (url) => {
      expect(routeName(routeName(url))).toBe(routeName(url));
    },
  );
});

describe('measure', () => {
  const call = defineCall({
    ...{ method: 'GET', path: '/v1/test/{item}', access: 'anyone', summary: 'A test.' },
    params: z.object({ item: z.string() }),
    data: z.string(),
  });
  const refusing = route(call, () => Promise.reject(new RefusalError(refusal.tooManyRequests(5))));
  const render = async () => ({ kind: 'html', status: 200, html: 'a page' }) as const;
  const assets = { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] };
  const clock = new FakeServerClock();
  const metrics = new Registry();
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({
      ...{ demo: false, metrics, clock, routes: () => [refusing], pages: { renderer: { render }, assets } },
      environment: { NODE_ENV: 'production', HOLOCADE_LOG_LEVEL: 'silent' },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => metrics.resetMetrics());

  test('counts refusals by their code', async () => {
    await server.request('/v1/test/1');
    await server.request('/v1/test/2');
    await server.request('/v1/no/such/call');
    const text = await metrics.metrics();
    expect(text).toContain('holocade_http_refusals_total{code="err_too_many_requests"} 2\n');
    expect(text).toContain('holocade_http_refusals_total{code="err_not_found"} 1\n');
  });

  test('counts pages by the source of their document', async () => {
    const open = (path: string, cookie = '') => server.request(path, { headers: { accept: 'text/html' }, cookie });
    await open('/');
    await open('/');
    clock.advance(1500);
    await open('/');
    await open('/', '__Host-holocade=unknown');
    const text = await metrics.metrics();
    for (const source of ['shared', 'stored', 'checked', 'own'])
      expect(text).toContain(`holocade_pages_total{source="${source}"} 1\n`);
  });

  test('a hostile client cannot add series to the metrics', async () => {
    const names = (text: string): readonly string[] =>
      [...text.matchAll(/^(\w+\{.*\}|\w+) /gm)].map(([, series = '']) => series).filter((one) => !one.includes('le="'));
    const attack = async (seed: number): Promise<void> => {
      const secret = `x${String(seed)}`;
      for (const path of ['/v1/test/', '/v1/', '/arcade/games/', '/assets/', '/', '/socket.io/?'])
        for (const host of [undefined, `${secret}.example.org`, `${secret}.play.holocade.localhost:9200`]) {
          const headers = { accept: 'text/html', 'user-agent': secret, referer: secret, origin: secret };
          await server.request(path + secret, { ...(host === undefined ? {} : { host }), headers });
          await server.request(`${path}${secret}?q=${secret}`, { method: 'POST', body: secret, headers });
        }
    };
    await attack(0);
    const before = names(await metrics.metrics());
    for (let seed = 1; seed <= 5; seed += 1) await attack(seed);
    const after = await metrics.metrics();
    expect(names(after)).toEqual(before);
    expect(after).not.toMatch(/x\d|example/);
    expect(before.length).toBeLessThan(200);
  });
});
