import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCliPackage } from '../../../../scripts/lib/cli-package.mjs';
import { developerTokens } from '../../../../server/platform/database/schema/console';
import { addDeveloper, runJob } from '../console/upload-fixture';
import { cuttingProxy } from './cutting-proxy';
import { built, facts } from '../builds/built-game';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const SLOW = 120_000;
/** Largest package, in bytes; npm downloads it for each run of a build server. */
const PACKAGE_BYTES = 100_000;
const MIB = 1024 * 1024;

const sdk = temporaryFolder();
/** Folder of a developer without the portal's sources. */
const home = temporaryFolder();
const cache = temporaryFolder();
let server: TestServer;
let remote = '';
let site = { origin: '', close: (): void => undefined };
let token = '';

/** Forwards requests to the developer site, whose name Node may not resolve. */
async function developerSite(port: number) {
  const proxy = createServer(({ url = '' }, outgoing) => {
    request({ host: 'localhost', port, path: url, headers: { host: 'developer.localhost:9200' } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const close = (): void => void proxy.close();
  return { origin: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`, close };
}

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs a program in the developer's folder without a registry. Publishes waiting builds once the program waits for them. */
function run(
  program: string,
  args: readonly string[],
  { secret = token, started = (_child: ChildProcess): void => undefined } = {},
): Promise<Run> {
  const env = {
    ...{ PATH: process.env['PATH'], HOME: home, XDG_CACHE_HOME: cache, HOLOCADE_TOKEN: secret },
    ...{ npm_config_cache: join(cache, 'npm'), npm_config_registry: 'http://127.0.0.1:9' },
    npm_config_update_notifier: 'false',
  };
  const child = spawn(program, args, { cwd: home, env });
  started(child);
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
    if (chunk.includes('The portal checks and publishes')) void runJob(server);
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, errors })));
}

const installed = () => join(home, 'node_modules/.bin/holocade');
const cli = (args: readonly string[], more: Parameters<typeof run>[2] = {}) => run(installed(), args, more);
const to = (address = remote, developer = 'moon-lab') => ['--remote', address, '--developer', developer];
const named = (slug: string, more: Readonly<Record<string, string>> = {}) => built(more, { ...facts, slug });
const secretOf = (header: string): string => header.replace('Bearer ', '');

beforeAll(async () => {
  await writeCliPackage(sdk);
  const environment = { HOLOCADE_DATA: temporaryFolder(), HOLOCADE_HOST: 'localhost' };
  server = await startTestServer({ environment, folders: { sdk } });
  remote = `http://localhost:${String(server.port)}`;
  site = await developerSite(server.port);
  token = secretOf((await addDeveloper(server, 'moon-lab')).token);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'game', private: true }));
  const file = readdirSync(sdk).find((name) => name.startsWith('holocade-cli-')) ?? '';
  const options = ['--no-audit', '--no-fund', '--offline'];
  expect(await run('npm', ['install', join(sdk, file), ...options])).toMatchObject({ code: 0 });
}, SLOW);
afterAll(async () => {
  site.close();
  await server.close();
});

describe('the npm package of the command', () => {
  test('is small and has no dependencies', () => {
    const [file = ''] = readdirSync(sdk);
    expect(statSync(join(sdk, file)).size).toBeLessThan(PACKAGE_BYTES);
    expect(readdirSync(join(home, 'node_modules/@holocade/cli')).toSorted()).toEqual(
      ['LICENSE', 'README.md', 'THIRD-PARTY-LICENSES', 'holocade.cjs', 'main.mjs', 'package.json'].toSorted(),
    );
    const manifest: unknown = JSON.parse(readFileSync(join(home, 'node_modules/@holocade/cli/package.json'), 'utf8'));
    expect(manifest).not.toHaveProperty('dependencies');
  });

  test(
    'npx publishes with the package from the portal’s developer site',
    async () => {
      const args = ['--yes', `${site.origin}/holocade.tgz`, 'publish', named('moon-npx'), ...to()];
      const done = await run('npx', args);
      expect(done.out).toContain('moon-npx 1.0.0 is published (2 files).');
      expect(done.code).toBe(0);
      const versioned = await fetch(`${site.origin}/holocade.tgz`);
      expect(versioned.url).toMatch(/\/sdk\/holocade-cli-[\d.]+\.tgz$/);
      expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    },
    SLOW,
  );

  test(
    'a killed upload continues at the same byte, also after further cuts',
    async () => {
      const folder = named('moon-cut');
      writeFileSync(join(folder, 'noise.bin'), randomBytes(20 * MIB));
      let first: ChildProcess | undefined;
      const cutting = { most: 3, onCut: (cut: number) => void (cut === 1 ? first?.kill('SIGKILL') : undefined) };
      const proxy = await cuttingProxy(remote, 5 * MIB, cutting);
      try {
        const args = ['publish', folder, ...to(proxy.origin), '--json'];
        expect((await cli(args, { started: (child) => void (first = child) })).code).toBeNull();
        const done = await cli(args);
        expect(JSON.parse(done.out)).toMatchObject({ state: 'published', result: { game: 'moon-cut', files: 3 } });
        expect(proxy.offsets).toEqual([0, 5, 10, 15].map((mebibytes) => String(mebibytes * MIB)));
      } finally {
        proxy.close();
      }
    },
    SLOW,
  );

  test(
    'lists builds, rolls back, activates, and follows a publication without waiting in the upload',
    async () => {
      const folder = named('moon-next');
      await cli(['publish', folder, ...to()]);
      writeFileSync(join(folder, 'next.js'), 'next()');
      const started = await cli(['publish', folder, ...to(), '--version', 'minor', '--no-wait', '--json']);
      const { id } = JSON.parse(started.out) as { readonly id: string };
      expect((await cli(['status', id, ...to()])).out).toContain(`(publication ${id})`);
      expect((await cli(['status', id, ...to(), '--wait'])).out).toContain('moon-next 1.1.0 is published (3 files).');
      const list = await cli(['builds', 'moon-next', ...to()]);
      expect(list.out).toMatch(/^1\.1\.0 +opens .*\n1\.0\.0 +active /);
      expect((await cli(['rollback', 'moon-next', ...to()])).out).toBe('moon-next opens 1.0.0 again. 1.1.0 is inactive.\n');
      expect(await cli(['rollback', 'moon-next', ...to()])).toMatchObject({
        code: 1,
        errors: 'moon-next has no other active build. Activate one first.\n',
      });
      const active = await cli(['activate', 'moon-next', '1.1.0', ...to(), '--json']);
      expect(JSON.parse(active.out)).toEqual({ game: 'moon-next', version: '1.1.0', state: 'active' });
      expect((await cli(['deactivate', 'moon-next', '1.0.0', ...to()])).code).toBe(0);
      expect((await cli(['builds', 'moon-next', ...to()])).out).toMatch(/^1\.1\.0 +opens .*\n1\.0\.0 +inactive /);
    },
    SLOW,
  );
});

describe('messages of the command', () => {
  test('checks a build without a network, and names the first problem', async () => {
    expect(await cli(['check', named('moon-check')])).toEqual({
      ...{ code: 0, errors: '' },
      out: '3 files, 0 MiB. game.json describes “moon-check”.\n',
    });
    const broken = await cli(['check', built({}, { ...facts, title: 7 }), '--json']);
    expect(broken.code).toBe(1);
    expect(JSON.parse(broken.out)).toEqual({ error: expect.stringContaining('game.json, field “title”') });
    expect((await cli(['check', temporaryFolder({ 'a.js': '' })])).errors).toContain('has no index.html');
  });

  test('names a wrong token, an expired one, that of another game and that of another developer', async () => {
    const args = ['publish', named('moon-refused'), ...to()];
    const unknown = 'The portal does not accept the token in HOLOCADE_TOKEN. Create another one in the developer console.\n';
    expect(await cli(args, { secret: 'hol_unknown' })).toEqual({ code: 1, out: '', errors: unknown });
    const expired = await addDeveloper(server, 'late-lab');
    const past = new Date(server.deps.clock.now().getTime() - 1000);
    await server.deps.database.db
      .update(developerTokens)
      .set({ expiresAt: past })
      .where(eq(developerTokens.developerId, expired.id));
    const late = ['publish', named('moon-late'), ...to(remote, 'late-lab')];
    expect(await cli(late, { secret: secretOf(expired.token) })).toEqual({ code: 1, out: '', errors: unknown });
    const other = await addDeveloper(server, 'golf-lab', { game: 'other-game' });
    const foreign = await cli(['publish', named('moon-other'), ...to(remote, 'golf-lab')], { secret: secretOf(other.token) });
    expect([foreign.code, foreign.errors]).toEqual([1, expect.stringContaining('is for the game “other-game” only')]);
    expect((await cli(['builds', 'moon-golf', ...to(remote, 'golf-lab')])).errors).toContain('belongs to another developer');
  }, SLOW);

  test('names a wrong address, a website that is no portal, and a portal that does not answer', async () => {
    const website = createServer((_request, answer) => answer.end('<!doctype html><title>Shop</title>'));
    await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
    const shop = `http://localhost:${String((website.address() as AddressInfo).port)}`;
    const folder = named('moon-lost');
    const noPortal = 'This address is not that of a portal. Check --remote.\n';
    expect((await cli(['publish', folder, ...to(shop)])).errors).toBe(noPortal);
    expect((await cli(['builds', 'moon-lost', ...to(shop)])).errors).toBe(noPortal);
    website.close();
    expect((await cli(['builds', 'moon-lost', ...to(shop)])).errors).toBe(
      `${shop} cannot be reached (ECONNREFUSED). Run the command again.\n`,
    );
  }, SLOW);

  test.each([
    [['publish', '.', '--developer', 'a'], 'Give the address of the portal with --remote URL.'],
    [['builds', 'a', '--remote', 'portal.example', '--developer', 'a'], '--remote must be the address of a portal'],
    [['builds', 'a', '--remote', 'https://portal.example'], '--remote needs --developer SLUG.'],
    [['status', 'x', '--developer', 'a'], 'Give the address of the portal with --remote URL.'],
    [['upload'], 'Unknown command “upload”. See --help.'],
    [['rollback'], '“rollback” takes GAME. See --help.'],
  ])('refuses %j with exit code 2', async (args, reason) => {
    const done = await cli(args);
    expect([done.code, done.errors]).toEqual([2, expect.stringContaining(reason)]);
  });

  test('prints its help, which names each command', async () => {
    const help = await cli(['--help']);
    expect(help.code).toBe(0);
    for (const name of ['publish', 'release', 'status', 'builds', 'activate', 'deactivate', 'rollback', 'check'])
      expect(help.out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });

  test('asks for a newer Node instead of a syntax error', async () => {
    const old = join(temporaryFolder({ 'old.cjs': "Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } });" }), 'old.cjs');
    const done = await run('node', ['--require', old, installed(), '--help']);
    expect(done.code).toBe(2);
    expect(done.errors).toContain('Node 20.19 or newer is required. This is Node 18.20.4.');
  });
});
