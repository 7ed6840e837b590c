import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holocade } from '../../../../server/platform/command-line/holocade';
import { developerUploads } from '../../../../server/platform/database/schema/console';
import type { RemotePublication } from '../../../../server/publishing/remote/publish-remotely';
import { publishRemotely, releaseRemotely } from '../../../../server/publishing/remote/publish-remotely';
import { addDeveloper, runJob } from '../console/upload-fixture';
import { cuttingProxy } from './cutting-proxy';
import { built, facts } from '../builds/built-game';
import { freePort } from '../../support/free-port';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { Readable } from 'node:stream';

let server: TestServer;
let remote = '';
let token = '';

beforeAll(async () => {
  const environment = { HOLOCADE_DATA: temporaryFolder(), HOLOCADE_HOST: 'localhost' };
  server = await startTestServer({ environment });
  remote = `http://localhost:${String(server.port)}`;
  token = (await addDeveloper(server, 'moon-lab')).token.replace('Bearer ', '');
});
afterAll(() => server.close());

const named = (slug: string, more: Readonly<Record<string, string>> = {}) => built(more, { ...facts, slug });
const deps = (more: object = {}) => ({
  ...{ token, cache: temporaryFolder(), report: () => undefined, retryDelays: [] },
  pause: () => runJob(server),
  ...more,
});
const publication = (path: string, more: Partial<RemotePublication> = {}): RemotePublication => ({
  ...{ path, remote, developer: 'moon-lab', options: { draft: false }, waits: true },
  ...more,
});

describe('publishRemotely', () => {
  test('publishes a folder and a draft, and prints page and build', async () => {
    const folder = named('moon-remote');
    const done = await publishRemotely(publication(folder), deps());
    const base = 'http://localhost:9200';
    expect(done).toEqual({
      ok: true,
      value: [
        'moon-remote 1.0.0 is published (2 files).',
        `Page: ${base}/arcade/games/moon-remote`,
        'Build: http://moon-remote.play.localhost:9200/1.0.0/index.html',
        'Not checked: no browser found. Install Chromium or set HOLOCADE_CHROMIUM.',
      ].join('\n'),
    });
    const draft = await publishRemotely(
      publication(named('moon-remote', { 'new.js': '1' }), { options: { draft: true, version: '3.0.0' } }),
      deps(),
    );
    expect(draft).toEqual({
      ok: true,
      value: expect.stringContaining('moon-remote 3.0.0 is stored as a draft (3 files).\nPrivate link: '),
    });
  });

  test('continues after a cut, and after a new start of the command', async () => {
    const folder = named('moon-resumed', { 'noise.bin': 'x'.repeat(3000) });
    const cache = temporaryFolder();
    const proxy = await cuttingProxy(remote, 100);
    try {
      const through = publication(folder, { remote: proxy.origin });
      const cut = await publishRemotely(through, deps({ cache }));
      expect(cut).toEqual({ ok: false, error: expect.stringContaining('cannot be reached') });
      expect(readdirSync(cache)).toHaveLength(1);
      expect((await publishRemotely(through, deps({ cache }))).ok).toBe(true);
      expect(proxy.offsets).toEqual(['0', '100']);
      expect(readdirSync(cache)).toEqual([]);
      const again = await publishRemotely(
        publication(named('moon-retried'), { remote: proxy.origin }),
        deps({ retryDelays: [0, 0] }),
      );
      expect(again.ok).toBe(true);
    } finally {
      proxy.close();
    }
  });

  test('starts a new upload if the portal has deleted the old one', async () => {
    const folder = named('moon-expired');
    const cache = temporaryFolder();
    const proxy = await cuttingProxy(remote, 50);
    const through = publication(folder, { remote: proxy.origin });
    expect((await publishRemotely(through, deps({ cache }))).ok).toBe(false);
    await server.deps.database.db.delete(developerUploads);
    expect((await publishRemotely(through, deps({ cache }))).ok).toBe(true);
    proxy.close();
  });

  test('prints the reason of each refusal in one sentence', async () => {
    const folder = named('moon-refused');
    const errorOf = async (more: Partial<RemotePublication>, own: object = {}) => {
      const done = await publishRemotely(publication(folder, more), deps(own));
      return done.ok ? `published ${done.value}` : done.error;
    };
    await addDeveloper(server, 'sun-lab');
    const { token: only } = await addDeveloper(server, 'moon-lab', { game: 'other-game' });
    const { token: reader } = await addDeveloper(server, 'moon-lab', { actions: ['builds.read'] });
    const secret = (header: string) => ({ token: header.replace('Bearer ', '') });
    expect(await errorOf({}, { token: 'hol_unknown' })).toBe(
      'The portal does not accept the token in HOLOCADE_TOKEN. Create another one in the developer console.',
    );
    expect(await errorOf({}, secret(reader))).toBe('The access token “Token of moon-lab” does not permit this.');
    expect(await errorOf({ developer: 'sun-lab' })).toBe(
      'The token in HOLOCADE_TOKEN belongs to another developer. Check --developer.',
    );
    expect(await errorOf({ options: { draft: false, game: 'moon-refused' } }, secret(only))).toBe(
      'The access token “Token of moon-lab” is for the game “other-game” only.',
    );
    expect(await errorOf({ options: { draft: false, version: 'newest' } })).toBe(
      'Use a version like 1.2.0, or major, minor or patch.',
    );
    const link = join(temporaryFolder(), 'text.zip');
    writeFileSync(link, 'no archive');
    expect(await errorOf({ path: link })).toContain('The archive cannot be read as a zip file');
    const closed = `http://localhost:${String(await freePort())}`;
    expect(await errorOf({ remote: closed })).toBe(
      `${closed} cannot be reached (ECONNREFUSED). Run the command again: the upload continues at the same byte.`,
    );
  });

  test('refuses a folder with a link before the upload', async () => {
    const { symlinkSync } = await import('node:fs');
    const folder = named('moon-link');
    symlinkSync('/etc/hostname', join(folder, 'secret.txt'));
    expect(await publishRemotely(publication(folder), deps())).toEqual({
      ok: false,
      error: expect.stringContaining('secret.txt'),
    });
  });
});

describe('releaseRemotely', () => {
  const release = (game: string, more: object = {}) =>
    releaseRemotely({ remote, developer: 'moon-lab', waits: true, game, ...more }, deps());

  test('releases a draft, and prints page and build', async () => {
    const options = { draft: true };
    expect((await publishRemotely(publication(named('moon-release'), { options }), deps())).ok).toBe(true);
    expect(await release('moon-release', { version: '4.0.0' })).toEqual({
      ok: true,
      value: expect.stringMatching(/^moon-release 4\.0\.0 is published \(2 files\)\.\nPage: /),
    });
    expect(await release('moon-release')).toEqual({ ok: false, error: 'This draft does not exist.' });
    const closed = `http://localhost:${String(await freePort())}`;
    expect(await release('moon-release', { remote: closed })).toEqual({
      ok: false,
      error: `${closed} cannot be reached (ECONNREFUSED). Run the command again.`,
    });
  });
});

describe('holocade publish --remote', () => {
  const run = async (args: readonly string[], environment: Record<string, string> = {}) => {
    const lines: string[] = [];
    const print = (line: string): void => void lines.push(line);
    const input = Readable.from([]);
    const code = await holocade({ args, environment, folder: '/', input, print, printError: print });
    return { code, text: lines.join('\n') };
  };
  const folder = built();

  test('without waiting, ends after the upload with code 0', async () => {
    const environment = { HOLOCADE_TOKEN: token, XDG_CACHE_HOME: temporaryFolder() };
    const args = ['publish', named('moon-cli'), '--remote', remote, '--developer', 'moon-lab', '--no-wait'];
    const done = await run(args, environment);
    expect(done).toEqual({
      code: 0,
      text: expect.stringMatching(/The portal publishes the build now \(publication [\w-]+\)\./),
    });
    await runJob(server);
  });

  test.each([
    [['--remote', 'http://example.org', '--developer', 'a'], 'must start with https://'],
    [['--remote', 'example', '--developer', 'a'], 'must be the address of a portal'],
    [['--remote', 'https://example.org/x', '--developer', 'a'], 'Use https://example.org.'],
    [['--remote', 'https://example.org'], '--remote needs --developer SLUG.'],
    [['--remote', 'https://example.org', '--developer', 'a', '--no-check'], '--no-check works only'],
    [['--remote', 'https://example.org', '--developer', 'a'], 'Set HOLOCADE_TOKEN'],
    [['--no-wait'], '--no-wait needs --remote URL.'],
  ])('refuses %j with the reason and code 1', async (args, reason) => {
    const done = await run(['publish', folder, ...args]);
    expect(done.code).toBe(1);
    expect(done.text).toContain(reason);
  });

  test.each([
    [['--remote', 'https://example.org'], '--remote needs --developer SLUG.'],
    [['--remote', 'https://example.org', '--developer', 'a'], 'Set HOLOCADE_TOKEN'],
    [['--developer', 'a'], '--developer needs --remote URL.'],
    [['--no-wait'], '--no-wait needs --remote URL.'],
  ])('release refuses %j with the reason and code 1', async (args, reason) => {
    const done = await run(['release', 'moon-golf', ...args]);
    expect(done.code).toBe(1);
    expect(done.text).toContain(reason);
  });

  test('release starts the release of a draft with code 0', async () => {
    const options = { draft: true };
    await publishRemotely(publication(named('moon-cli-draft'), { options }), deps());
    const args = ['release', 'moon-cli-draft', '--remote', remote, '--developer', 'moon-lab', '--no-wait'];
    expect(await run(args, { HOLOCADE_TOKEN: token })).toEqual({
      code: 0,
      text: expect.stringContaining('The portal publishes the build now'),
    });
    await runJob(server);
  });
});
