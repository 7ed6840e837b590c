import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retiredWorker } from '../../../../server/platform/rendering/worker-script';
import { builds } from '../../../../server/platform/database/schema/builds';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const host = 'lantern-drift.play.holocade.localhost:9200';
const folders = {
  games: temporaryFolder({
    'lantern-drift/1.0.0/index.html': '<!doctype html>old',
    'lantern-drift/1.1.0/index.html': '<!doctype html>new',
    'sand-garden/1.0.0/index.html': '<!doctype html>sand',
    'sand-garden/1.0.0/_offline.js': 'own()',
  }),
  sdk: temporaryFolder({ 'runtime.js': 'run()', 'offline.js': 'store()' }),
  workers: temporaryFolder({ 'game.js': 'work()' }),
};

let server: TestServer;
const change = async (version: string, values: Partial<typeof builds.$inferInsert>) => {
  await server.deps.database.db.update(builds).set(values).where(eq(builds.version, version));
  server.deps.servedBuilds.forget('lantern-drift');
};
beforeAll(async () => {
  server = await startTestServer({ folders });
});
afterAll(() => server.close());

const get = (path: string) => server.request(path, { host });
const script = '<script src="/_sdk/offline.js?version=1.1.0"></script>';

describe('a build that may be played offline', () => {
  beforeAll(() => change('1.1.0', { active: true, offline: true }));

  test('gets the script that stores its files, after the runtime script', async () => {
    const { text } = await get('/1.1.0/index.html');
    expect(text).toMatch(/<script data-portal="[^"]+">[^<]+<\/script><script src="\/_sdk\/offline\.js/);
    expect(text).toContain(script);
    expect((await get('/_sdk/offline.js')).text).toBe('store()');
  });

  test('T53: has a service worker in its own folder, never for a wider scope', async () => {
    const { headers, text } = await get('/1.1.0/_offline.js');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; connect-src 'self' http://static.holocade.localhost:9200; frame-ancestors 'none'",
    });
    expect(headers['service-worker-allowed']).toBeUndefined();
    expect(text).toMatch(
      /^self\.workerSettings=\{"build":"1\.1\.0-[0-9a-f]{16}","game":"lantern-drift","staticOrigin":"[^"]+"\};\nwork\(\)$/,
    );
  });

  test('has another worker for another content', async () => {
    const before = (await get('/1.1.0/_offline.js')).text;
    await change('1.1.0', { contentHash: 'f'.repeat(64) });
    const after = (await get('/1.1.0/_offline.js')).text;
    expect(after).toContain('"build":"1.1.0-ffffffffffffffff"');
    expect(after).not.toBe(before);
  });

  test('is marked in the details of its game', async () => {
    const { text } = await server.request('/v1/public/arcade/game/lantern-drift/details');
    expect(text).toContain('"offline":true');
  });
});

describe('a build that may not be played offline', () => {
  test('T53: gets no script, and a worker that ends an earlier one', async () => {
    await change('1.1.0', { active: true, offline: false });
    expect((await get('/1.1.0/index.html')).text).not.toContain('offline.js');
    expect((await get('/1.1.0/_offline.js')).text).toBe(retiredWorker);
  });

  test('serves its own file with the name of the worker', async () => {
    const { db } = server.deps.database;
    await db.update(builds).set({ active: true, offline: false });
    server.deps.servedBuilds.forget('sand-garden');
    const sand = 'sand-garden.play.holocade.localhost:9200';
    expect((await server.request('/1.0.0/_offline.js', { host: sand })).text).toBe('own()');
    await change('1.1.0', { active: true, offline: false });
  });

  test('T53: has no worker if it is withdrawn or unknown', async () => {
    await change('1.0.0', { active: false, offline: true });
    for (const path of ['/1.0.0/_offline.js', '/9.9.9/_offline.js', '/x/_offline.js'])
      expect((await get(path)).status).toBe(404);
  });

  test('gets no script if the operator forbids offline use', async () => {
    const other = await startTestServer({ folders, environment: { HOLOCADE_OFFLINE: '0' } });
    const { text } = await other.request('/1.1.0/index.html', { host });
    expect(text).not.toContain('offline.js');
    expect((await other.request('/1.1.0/_offline.js', { host })).text).toBe(retiredWorker);
    await other.deps.database.db.update(builds).set({ offline: true });
    const details = await other.request('/v1/public/arcade/game/lantern-drift/details');
    expect(details.text).toContain('"offline":false');
    expect(details.text).not.toContain('"offline":true');
    await other.close();
  });
});
