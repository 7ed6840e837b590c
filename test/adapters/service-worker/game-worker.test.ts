import { beforeEach, describe, expect, test } from 'vitest';
import { runGameWorker } from '../../../src/adapters/service-worker/game-worker';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeWorkerScope } from './fake-worker-scope';

const game = 'https://night-ferry.play.site.test';
const staticOrigin = 'https://static.site.test';
const entry = `${game}/1.1.0/index.html`;
const sdk = `${staticOrigin}/sdk/v1/holocade-sdk.js`;

let scope = new FakeWorkerScope(`${game}/1.1.0/_offline.js`);
beforeEach(async () => {
  scope = new FakeWorkerScope(`${game}/1.1.0/_offline.js`);
  for (const file of [entry, sdk]) scope.network.set(file, new Response(`of ${file}`));
  runGameWorker(scope, { build: '1.1.0-a', game: 'night-ferry', staticOrigin }, new FakeClock());
  await scope.fire('activate');
});

const store = async (...files: readonly string[]) => {
  const answers: unknown[] = [];
  const port = { postMessage: (answer: unknown) => answers.push(answer) };
  await scope.fire('message', { data: { type: 'game-files-loaded', files }, ports: [port] });
  return answers;
};

describe('files of a build', () => {
  test('are stored, confirmed and used without a network', async () => {
    expect(await store(entry, sdk, `${game}/1.0.0/old.js`)).toEqual([{ result: 'stored' }]);
    expect(scope.sent.map(({ address }) => address)).toEqual([entry, sdk]);
    scope.network.clear();
    expect(await (await scope.open(`${entry}?holocade_game=night-ferry`)).text()).toBe(`of ${entry}`);
    expect(await (await scope.request(sdk))?.text()).toBe(`of ${sdk}`);
    expect((await scope.open(`${game}/1.1.0/other.html`)).type).toBe('error');
  });

  test('come from the network first', async () => {
    await store(entry);
    scope.network.set(entry, new Response('newer'));
    expect(await (await scope.open(entry)).text()).toBe('newer');
  });

  test('are not confirmed if one of them could not be loaded', async () => {
    scope.network.delete(sdk);
    expect(await store(entry, sdk)).toEqual([{ result: 'failed' }]);
    expect(await store('broken'.repeat(1000))).toEqual([]);
  });

  test.each([
    [404, 'stored'],
    [410, 'stored'],
    [403, 'failed'],
    [500, 'failed'],
  ])(
    'a file with status %d counts as %s, because only a missing file is missing offline too',
    async (status, result) => {
      scope.network.set(sdk, new Response('', { status }));
      expect(await store(entry, sdk)).toEqual([{ result }]);
      expect(scope.caches.paths()).toEqual(['/1.1.0/index.html']);
    },
  );

  test('a failed file is stored when the page sends it again', async () => {
    scope.network.set(sdk, new Response('', { status: 503 }));
    await store(entry, sdk);
    scope.network.set(sdk, new Response('sdk'));
    expect(await store(entry, sdk)).toEqual([{ result: 'stored' }]);
    expect(scope.sent.map(({ address }) => address)).toEqual([entry, sdk, sdk]);
  });

  test('at most four files are requested at the same time', async () => {
    let open = 0;
    let most = 0;
    const files = Array.from({ length: 20 }, (_, index) => `${game}/1.1.0/${String(index)}.bin`);
    for (const file of files)
      scope.network.set(file, async () => {
        most = Math.max(most, (open += 1));
        await new Promise((resolve) => setImmediate(resolve));
        open -= 1;
        return new Response('file');
      });
    expect(await store(...files)).toEqual([{ result: 'stored' }]);
    expect(most).toBe(4);
  });

  test('a build above the limit is not stored, stays so, and requests no more files', async () => {
    const blob = { size: 300 * 1024 * 1024 } as Blob;
    const large = Object.assign(new Response('large'), { clone: () => large, blob: () => Promise.resolve(blob) });
    scope.network.set(entry, large);
    const files = Array.from({ length: 20 }, (_, index) => `${game}/1.1.0/${String(index)}.bin`);
    expect(await store(entry, ...files)).toEqual([{ result: 'too-large' }]);
    expect(scope.caches.paths()).toEqual(['/1.1.0/_offline.js']);
    expect(scope.sent.length).toBeLessThan(files.length);
    const requests = scope.sent.length;
    expect(await store(sdk)).toEqual([{ result: 'too-large' }]);
    expect(scope.sent).toHaveLength(requests);
  });

  test('are deleted when the server no longer has the page', async () => {
    await store(entry);
    scope.network.set(entry, new Response('', { status: 404 }));
    expect((await scope.open(entry)).status).toBe(404);
    expect([scope.caches.paths(), scope.unregistered]).toEqual([[], 1]);
  });
});

describe('another build', () => {
  test('never gets files of this one', async () => {
    await store(entry);
    expect(scope.request(`${game}/1.0.0/index.html`, { mode: 'navigate' })).toBeUndefined();
    expect(scope.request('https://other-game.play.site.test/1.1.0/index.html')).toBeUndefined();
    expect(scope.request(entry, { method: 'POST' })).toBeUndefined();
    const next = Object.assign(new FakeWorkerScope(`${game}/1.1.0/_offline.js`), { caches: scope.caches });
    runGameWorker(next, { build: '1.1.0-b', game: 'night-ferry', staticOrigin }, new FakeClock());
    await next.fire('activate');
    expect(scope.caches.paths()).toEqual([]);
  });
});
