import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builds } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const host = 'lantern-drift.play.holocade.localhost:9200';
const PAGE = '<!doctype html><html><head><title>Lantern</title></head></html>';
const withScripts = (...sources: readonly string[]) =>
  PAGE.replace('<title>', `${sources.map((source) => `<script src="${source}"></script>`).join('')}<title>`);

let server: TestServer;
beforeAll(async () => {
  const page = { 'index.html': PAGE, 'index.html.br': 'packed', 'main.js': 'play()' };
  const files = ['1.0.0', '1.1.0'].flatMap((version) =>
    Object.entries(page).map(([name, text]) => [`lantern-drift/${version}/${name}`, text] as const),
  );
  const folders = {
    games: temporaryFolder(Object.fromEntries(files)),
    sdk: temporaryFolder({ 'holocade-sdk.global.js': 'sdk()', 'adapters/heyvr.js': 'heyvr()' }),
    headset: temporaryFolder({ 'emulated-headset.js': 'headset()' }),
  };
  server = await startTestServer({ folders });
  const { db } = server.deps.database;
  const [game] = await db.select({ id: games.id }).from(games).where(eq(games.slug, 'lantern-drift'));
  await db
    .update(builds)
    .set({ adapter: null, active: true })
    .where(eq(builds.gameId, game?.id ?? 0));
  await db.update(builds).set({ adapter: 'heyvr' }).where(eq(builds.version, '1.1.0'));
});
afterAll(() => server.close());

const pageOf = async (path: string) => (await server.request(path, { host })).text;

describe('sdkAdapters', () => {
  test("insert the SDK and the adapter before the page's own scripts, and the policy allows them", async () => {
    const answer = await server.request('/1.1.0/index.html?holocade_game=lantern-drift', {
      host,
      headers: { 'if-none-match': '*' },
    });
    expect(answer.text).toBe(withScripts('/_sdk/holocade-sdk.global.js', '/_sdk/adapters/heyvr.js'));
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await server.request('/_sdk/adapters/heyvr.js', { host })).text).toBe('heyvr()');
    expect((await server.request('/_sdk/holocade-sdk.global.js', { host })).text).toBe('sdk()');
  });

  test('insert them into a precompressed page too', async () => {
    const { bytes } = await server.request('/1.1.0/index.html', { host, headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(bytes).toString()).toBe(
      withScripts('/_sdk/holocade-sdk.global.js', '/_sdk/adapters/heyvr.js'),
    );
  });

  test('insert the emulated headset first', async () => {
    expect(await pageOf('/1.1.0/index.html?holocade_headset=emulated')).toBe(
      withScripts('/_headset/emulated-headset.js', '/_sdk/holocade-sdk.global.js', '/_sdk/adapters/heyvr.js'),
    );
  });

  test('change no other file', async () => {
    expect(await pageOf('/1.1.0/main.js')).toBe('play()');
    expect(await pageOf('/1.0.0/index.html')).toBe(PAGE);
    expect((await server.request('/9.9.9/index.html', { host })).status).toBe(404);
  });
});
