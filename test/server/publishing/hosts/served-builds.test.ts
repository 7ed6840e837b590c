import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builds } from '../../../../server/platform/database/schema/builds';
import { allowedNetwork, ServedBuilds } from '../../../../server/publishing/hosts/served-builds';
import { FakeServerClock } from '../../support/fake-server-clock';
import { testConfig } from '../../support/test-config';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const host = 'lantern-drift.play.holocade.localhost:9200';
const DECLARED = ['https://cdn.example.com', 'http://assets.localhost:5173'];

let server: TestServer;
beforeAll(async () => {
  const games = temporaryFolder({
    'lantern-drift/1.1.0/index.html': 'page',
    'lantern-drift/1.1.0/a/worker.js': 'work()',
    'lantern-drift/1.0.0/index.html': 'old',
  });
  server = await startTestServer({ folders: { games } });
  await server.deps.database.db.update(builds).set({ network: DECLARED }).where(eq(builds.version, '1.1.0'));
});
afterAll(() => server.close());

const policyOf = async (path: string) =>
  String((await server.request(path, { host })).headers['content-security-policy']);

describe('the games’ host', () => {
  test('sends a policy with the declared hosts for every file of the build, and of that build only', async () => {
    for (const path of ['/1.1.0/index.html', '/1.1.0/a/worker.js', '/%31.1.0/index.html'])
      for (const origin of DECLARED) expect(await policyOf(path)).toContain(` ${origin}`);
    for (const path of ['/1.0.0/index.html', '/9.9.9/index.html', '/1.1.0/missing.js', '/_sdk/x.js', '/'])
      expect(await policyOf(path)).not.toContain('cdn.example.com');
  });

  test('returns the hosts of each build to the page of the game', async () => {
    const { data } = (await server.request('/v1/public/arcade/game/lantern-drift/details')).json() as {
      data: { game: { builds: { version: string; network: string[] }[] } };
    };
    expect(data.game.builds.find(({ version }) => version === '1.1.0')?.network).toEqual([
      'cdn.example.com',
      'assets.localhost:5173',
    ]);
  });
});

describe('allowedNetwork', () => {
  const config = (gameNetwork: string, scheme = 'https') =>
    testConfig({ HOLOCADE_GAME_NETWORK: gameNetwork, HOLOCADE_SCHEME: scheme });

  test('returns the declared origins, without those of this machine if the portal has TLS', () => {
    expect(allowedNetwork(config('declared', 'http'), DECLARED)).toEqual(DECLARED);
    expect(allowedNetwork(config('declared'), DECLARED)).toEqual(['https://cdn.example.com']);
  });

  test('returns no host or every host, as configured', () => {
    expect(allowedNetwork(config('none'), DECLARED)).toEqual([]);
    expect(allowedNetwork(config('any'), [])).toEqual(['https:', 'wss:']);
  });

  test('never returns a host of the portal, even if it was stored before the portal moved there', () => {
    expect(allowedNetwork(config('declared'), ['https://static.holocade.localhost'])).toEqual([]);
  });
});

describe('ServedBuilds', () => {
  test('reads a build again after five seconds or after forget', async () => {
    const clock = new FakeServerClock();
    const { database } = server.deps;
    const lookup = new ServedBuilds(database, clock);
    const activate = (active: boolean) => database.db.update(builds).set({ active }).where(eq(builds.version, '1.1.0'));
    const isActive = async () => (await lookup.find('lantern-drift', '1.1.0'))?.active;
    expect(await isActive()).toBe(true);
    await activate(false);
    expect(await isActive()).toBe(true);
    lookup.forget('lantern-drift');
    expect(await isActive()).toBe(false);
    await activate(true);
    clock.advance(5_000);
    expect(await isActive()).toBe(true);
    expect(await lookup.find('lantern-drift', '9.9.9')).toBeUndefined();
  });
});
