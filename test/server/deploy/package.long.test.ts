import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { packageName, writeServerPackage } from '../../../scripts/lib/server-package.mjs';
import { projectRoot } from '../../../server/platform/system/project-root';
import { send } from '../support/http-client';
import { temporaryFolder } from '../support/temporary-folder';
import { whenAvailable } from './nodes-behind-proxy';

const PORT = 9260;
const HOST = 'holocade.localhost';
const target = temporaryFolder();
const unpacked = temporaryFolder();
const folder = join(unpacked, packageName());
const environment = {
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  PORT: String(PORT),
  HOLOCADE_SCHEME: 'http',
  HOLOCADE_DEMO: '1',
  HOLOCADE_DEMO_PASSWORD: 'Quiet-lake7-boat',
  HOLOCADE_DATA: temporaryFolder(),
  HOLOCADE_SECRET: 'a secret for tests that is long enough',
};
let server: ChildProcess | undefined;

const get = (path: string, host = HOST) =>
  whenAvailable(() => send({ port: PORT, method: 'GET', path, headers: { host }, body: undefined }));

describe.skipIf(!existsSync(join(projectRoot, 'dist/client')))(
  'the package of the server',
  { timeout: 300_000 },
  () => {
    beforeAll(async () => {
      execFileSync('tar', ['-xzf', await writeServerPackage(target), '-C', unpacked]);
      const args = ['--max-semi-space-size=32', 'dist/server/main.js'];
      server = spawn(process.execPath, args, { cwd: folder, env: environment, stdio: 'ignore' });
      await get('/readyz');
    }, 300_000);
    afterAll(async () => {
      if (server?.exitCode === null) {
        const gone = once(server, 'exit');
        server.kill('SIGKILL');
        await gone;
      }
      for (const made of [target, unpacked]) execFileSync('sh', ['-c', `chmod -R u+w "${made}" && rm -r "${made}"`]);
    }, 300_000);

    test('serves pages, the API, games and the developer site from the unpacked archive', async () => {
      expect((await get('/')).text).toContain('<!doctype html>');
      expect((await get('/arcade/games/lantern-drift')).text).toContain('Lantern Drift');
      expect((await get('/getting-started', `developer.${HOST}`)).status).toBe(200);
      expect((await get('/sdk/holocade-sdk.js', `developer.${HOST}`)).status).toBe(200);
    });

    test('runs the command line', async () => {
      const options = { cwd: folder, env: environment, encoding: 'utf8' } as const;
      const doctor = () => execFileSync(process.execPath, ['dist/server/holocade.js', 'doctor'], options);
      // The first run of each job must end before the portal is healthy.
      expect(await vi.waitFor(doctor, { timeout: 60_000, interval: 500 })).toContain('ok    database');
      const game = temporaryFolder();
      const template = ['dist/server/holocade.js', 'template', 'plain', game];
      expect(execFileSync(process.execPath, template, options)).toContain('Template “plain” copied');
      // The files of the package are read-only. A developer changes those of the copy.
      expect(execFileSync('find', [game, '!', '-perm', '-u+w'], { encoding: 'utf8' })).toBe('');
    });

    test('contains each page that its operations guide links to', () => {
      const links = readFileSync(join(folder, 'docs/operations.md'), 'utf8').matchAll(/\]\((?<path>[^)#:]+)[^):]*\)/g);
      const paths = [...links].map(({ groups }) => join('docs', groups?.['path'] ?? ''));
      expect(paths.length).toBeGreaterThan(20);
      expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    });

    test('contains no sources and no packages of development, and nobody can change it', () => {
      expect(readdirSync(folder)).not.toContain('src');
      expect(readdirSync(join(folder, 'server/platform'))).toEqual(['database', 'demo']);
      const installed = readdirSync(join(folder, 'node_modules'));
      expect(installed.filter((name) => ['vite', 'typescript', 'lucide-react', 'vitest'].includes(name))).toEqual([]);
      expect(execFileSync('find', [folder, '-perm', '/222', '!', '-type', 'l'], { encoding: 'utf8' })).toBe('');
    });
  },
);
