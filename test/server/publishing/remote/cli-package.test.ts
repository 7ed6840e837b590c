import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { developerTokens } from '../../../../server/platform/database/schema/console';
import { addDeveloper, gameZip } from '../console/upload-fixture';
import { cuttingProxy } from './cutting-proxy';
import { DeveloperMachine } from './developer-machine';
import { built, facts } from '../builds/built-game';
import { temporaryFolder } from '../../support/temporary-folder';

const SLOW = 120_000;
/** Largest package, in bytes; npm downloads it for each run of a build server. */
const PACKAGE_BYTES = 100_000;
const MIB = 1024 * 1024;

let machine: DeveloperMachine;
beforeAll(async () => {
  machine = await DeveloperMachine.start();
}, SLOW);
afterAll(() => machine.close());

const cli = (args: readonly string[], more: Parameters<DeveloperMachine['run']>[2] = {}) =>
  machine.run(machine.command, args, more);
const to = (address = machine.remote, developer = 'moon-lab') => ['--remote', address, '--developer', developer];
const named = (slug: string, more: Readonly<Record<string, string>> = {}) => built(more, { ...facts, slug });
const secretOf = (header: string): string => header.replace('Bearer ', '');

describe('the npm package of the command', () => {
  test('is small and has no dependencies', () => {
    const [file = ''] = readdirSync(machine.sdk);
    expect(statSync(join(machine.sdk, file)).size).toBeLessThan(PACKAGE_BYTES);
    expect(readdirSync(join(machine.home, 'node_modules/@holocade/cli')).toSorted()).toEqual(
      ['LICENSE', 'README.md', 'THIRD-PARTY-LICENSES', 'holocade.cjs', 'main.mjs', 'package.json'].toSorted(),
    );
    const manifest: unknown = JSON.parse(
      readFileSync(join(machine.home, 'node_modules/@holocade/cli/package.json'), 'utf8'),
    );
    expect(manifest).not.toHaveProperty('dependencies');
    // The entry checks the same version.
    expect(manifest).toMatchObject({ engines: { node: '>=20.19' } });
  });

  test(
    'npx publishes with the package from the portal’s developer site',
    async () => {
      const args = ['--yes', `${machine.site}/holocade.tgz`, 'publish', named('moon-npx'), ...to()];
      const done = await machine.run('npx', args);
      expect(done.out).toContain('moon-npx 1.0.0 is published (2 files).');
      expect(done.code).toBe(0);
      const served = await fetch(`${machine.site}/holocade.tgz`);
      expect(served.headers.get('content-type')).toBe('application/gzip');
      expect(served.headers.get('cache-control')).toBe('public, max-age=3600');
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
      const proxy = await cuttingProxy(machine.remote, 5 * MIB, cutting);
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
      expect((await cli(['rollback', 'moon-next', ...to()])).out).toBe(
        'moon-next opens 1.0.0 again. 1.1.0 is inactive.\n',
      );
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

describe('the page about publishing', () => {
  test(
    'has a command for a shell that publishes',
    async () => {
      expect(await machine.publishBy((await machine.exampleOf('sh')).split('\n'), 'moon-shell')).toContain(
        'moon-shell 1.0.0 is published',
      );
    },
    SLOW,
  );

  test(
    'has a workflow of GitHub Actions that publishes with the secret',
    async () => {
      const workflow = parse(await machine.exampleOf('.github/workflows/publish.yml')) as {
        readonly jobs: Readonly<
          Record<string, { readonly steps: readonly { readonly run?: string; readonly env?: object }[] }>
        >;
      };
      const steps = workflow.jobs['publish']?.steps ?? [];
      expect(steps.at(-1)?.env).toEqual({ HOLOCADE_TOKEN: '${{ secrets.HOLOCADE_TOKEN }}' });
      expect(
        await machine.publishBy(
          steps.flatMap(({ run }) => run ?? []),
          'moon-actions',
        ),
      ).toContain('moon-actions 1.0.0 is published');
    },
    SLOW,
  );

  test(
    'has a job of GitLab CI that publishes',
    async () => {
      const job = parse(await machine.exampleOf('.gitlab-ci.yml')) as {
        readonly publish: { readonly script: readonly string[] };
      };
      expect(await machine.publishBy(job.publish.script, 'moon-gitlab')).toContain('moon-gitlab 1.0.0 is published');
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
    const zip = join(temporaryFolder(), 'build.zip');
    writeFileSync(zip, gameZip());
    expect((await cli(['check', zip])).out).toBe('2 files, 0 MiB. game.json describes “comet-golf”.\n');
    const broken = await cli(['check', built({}, { ...facts, title: 7 }), '--json']);
    expect(broken.code).toBe(1);
    expect(JSON.parse(broken.out)).toEqual({ error: expect.stringContaining('game.json, field “title”') });
    expect((await cli(['check', temporaryFolder({ 'a.js': '' })])).errors).toContain('has no index.html');
  });

  test(
    'names a wrong token, an expired one, that of another game and that of another developer',
    async () => {
      const args = ['publish', named('moon-refused'), ...to()];
      const unknown =
        'Packing 3 files.\nThe portal does not accept the token in HOLOCADE_TOKEN. Create another one in the developer console.\n';
      expect(await cli(args, { secret: 'hol_unknown' })).toEqual({ code: 1, out: '', errors: unknown });
      const expired = await addDeveloper(machine.server, 'late-lab');
      const past = new Date(machine.server.deps.clock.now().getTime() - 1000);
      await machine.server.deps.database.db
        .update(developerTokens)
        .set({ expiresAt: past })
        .where(eq(developerTokens.developerId, expired.id));
      const late = ['publish', named('moon-late'), ...to(machine.remote, 'late-lab')];
      expect(await cli(late, { secret: secretOf(expired.token) })).toEqual({ code: 1, out: '', errors: unknown });
      const other = await addDeveloper(machine.server, 'golf-lab', { game: 'other-game' });
      const foreign = await cli(['publish', named('moon-other'), ...to(machine.remote, 'golf-lab')], {
        secret: secretOf(other.token),
      });
      expect([foreign.code, foreign.errors]).toEqual([1, expect.stringContaining('is for the game “other-game” only')]);
      expect((await cli(['builds', 'moon-golf', ...to(machine.remote, 'golf-lab')])).errors).toContain(
        'belongs to another developer',
      );
    },
    SLOW,
  );

  test(
    'names a wrong address, a website that is no portal, and a portal that does not answer',
    async () => {
      const website = createServer((_request, answer) => answer.end('<!doctype html><title>Shop</title>'));
      await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
      const shop = `http://localhost:${String((website.address() as AddressInfo).port)}`;
      const folder = named('moon-lost');
      const noPortal = 'This address is not that of a portal. Check --remote.\n';
      expect((await cli(['publish', folder, ...to(shop)])).errors).toBe(`Packing 3 files.\n${noPortal}`);
      expect((await cli(['builds', 'moon-lost', ...to(shop)])).errors).toBe(noPortal);
      website.close();
      expect((await cli(['builds', 'moon-lost', ...to(shop)])).errors).toBe(
        `${shop} cannot be reached (ECONNREFUSED). Run the command again.\n`,
      );
    },
    SLOW,
  );

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
    const old = join(
      temporaryFolder({ 'old.cjs': "Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } });" }),
      'old.cjs',
    );
    const done = await machine.run('node', ['--require', old, machine.command, '--help']);
    expect(done.code).toBe(2);
    expect(done.errors).toContain('Node 20.19 or newer is required. This is Node 18.20.4.');
  });
});
