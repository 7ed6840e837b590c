import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeSdkPackage } from '../../../../scripts/lib/sdk-package.mjs';
import { developerHost } from '../../../../server/publishing/developer-site/developer-host.plugin';
import { testConfig } from '../../support/test-config';
import { temporaryFolder } from '../../support/temporary-folder';

const run = promisify(execFile);
const SLOW = 120_000;
const { version } = JSON.parse(readFileSync('sdk/package.json', 'utf8')) as { readonly version: string };

const program = `
import { holocade, HolocadeError } from '@holocade/sdk';
interface Progress { level: number; lamps: { name: string; at?: number }[]; best: Record<string, number> }
const progress: Progress = { level: 2, lamps: [{ name: 'blue' }], best: {} };
export async function play(): Promise<number> {
  await holocade.save.write(progress, { slot: 2 });
  const { data } = await holocade.save.load<Progress>(2);
  const { standing } = await holocade.leaderboard.post('main', 7);
  const known: 'improved' | 'worse' | 'set-aside' | 'emulated' = standing;
  holocade.events.on('auth', ({ loggedIn }) => loggedIn);
  holocade.session.attach(null);
  return data.lamps.length + known.length;
}
// @ts-expect-error A function is no JSON.
void holocade.save.write({ heal: () => 1 });
// @ts-expect-error A date is no JSON.
void holocade.save.write({ at: new Date() });
// @ts-expect-error A bigint is no JSON.
void holocade.save.write({ coins: 1n });
// @ts-expect-error The portal sends no such event.
holocade.events.on('resized', () => undefined);
export const code: string = new HolocadeError({ code: 'err_network', message: '', retryable: true }).code;
export const same: boolean = globalThis.holocade === holocade;
`;

const script = `/// <reference types="@holocade/sdk" />
holocade.session.loading();
void holocade.init().then((where: 'portal' | 'local' | 'disabled') => where);
`;

const folder = temporaryFolder({});
const game = mkdtempSync(join(tmpdir(), 'stranger-'));
const site = Fastify();
let address = '';

const npm = (...args: readonly string[]) =>
  run('npm', [...args, '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: game,
    env: { ...process.env, npm_config_cache: join(game, 'cache'), npm_config_registry: 'http://127.0.0.1:9' },
  });

/** Compiler errors for some files of the game, including checks of all declaration files. */
function errorsOf(files: readonly string[], options: ts.CompilerOptions): readonly string[] {
  const compiled = ts.createProgram(
    files.map((file) => join(game, file)),
    { strict: true, noEmit: true, skipLibCheck: false, types: [], target: ts.ScriptTarget.ES2022, ...options },
  );
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

beforeAll(async () => {
  await writeSdkPackage(folder);
  const urls = {
    developerOrigin: 'https://developer.test',
    portalOrigin: 'https://portal.test',
    static: (path: string) => `https://static.test/${path}`,
    portal: (path: string) => `https://portal.test/${path}`,
  };
  await site.register(async (app) =>
    developerHost(app, {
      deps: {
        urls,
        config: testConfig(),
        random: { bytes: (size: number) => Buffer.alloc(size) },
      } as unknown as Parameters<typeof developerHost>[1]['deps'],
      folders: { sdk: folder, headset: `${folder}/headset`, playground: folder, client: folder, console: folder },
    }),
  );
  await site.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${String((site.server.address() as AddressInfo).port)}`;
  writeFileSync(join(game, 'package.json'), JSON.stringify({ name: 'stranger', private: true }));
  writeFileSync(join(game, 'game.ts'), program);
  writeFileSync(join(game, 'module.mts'), program);
  writeFileSync(join(game, 'common.cts'), program);
  writeFileSync(join(game, 'page.ts'), script);
  await npm('install', `${address}/sdk/holocade-sdk-${version}.tgz`);
}, SLOW);
afterAll(async () => {
  await site.close();
  rmSync(game, { recursive: true, force: true });
});

describe('the npm package of the developer site', () => {
  test('is served under a permanent versioned address and a stable one', async () => {
    const packed = await fetch(`${address}/sdk/holocade-sdk-${version}.tgz`);
    expect(packed.status).toBe(200);
    expect(packed.headers.get('content-type')).toBe('application/gzip');
    expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const latest = await fetch(`${address}/sdk/latest.tgz`);
    expect([latest.status, latest.url]).toEqual([200, packed.url]);
  });

  test('contains a manifest without dependencies, the module, its sandbox and its types', () => {
    const manifest = JSON.parse(
      readFileSync(join(game, 'node_modules/@holocade/sdk/package.json'), 'utf8'),
    ) as Readonly<Record<string, unknown>>;
    expect(manifest).toMatchObject({ name: '@holocade/sdk', version, type: 'module', sideEffects: true });
    expect(manifest).not.toHaveProperty('dependencies');
  });

  test(
    'runs as an ES module and with require',
    async () => {
      const body = `h.init().then((where) => h.save.write({ at: 1n }).catch((error) => console.log(where, error.code, error.message)))`;
      const said = 'disabled err_validation The save contains a value of type BigInt at data.at.\n';
      const module = `import { holocade as h } from '@holocade/sdk'; ${body}`;
      const imported = await run('node', ['--input-type=module', '-e', module], { cwd: game });
      const required = await run('node', ['-e', `const { holocade: h } = require('@holocade/sdk'); ${body}`], {
        cwd: game,
      });
      expect([imported.stdout, required.stdout]).toEqual([said, said]);
    },
    SLOW,
  );

  const dom = ['lib.es2022.d.ts', 'lib.dom.d.ts'];
  test.each<readonly [string, readonly string[], ts.CompilerOptions]>([
    [
      'NodeNext, as a module, a CommonJS file and a plain script',
      ['module.mts', 'common.cts', 'page.ts'],
      { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, lib: dom },
    ],
    [
      'bundler, with exact optional properties',
      ['game.ts', 'page.ts'],
      {
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        lib: dom,
        exactOptionalPropertyTypes: true,
      },
    ],
    [
      'node',
      ['game.ts', 'page.ts'],
      {
        module: ts.ModuleKind.CommonJS,
        moduleResolution: ts.ModuleResolutionKind.Node10,
        ignoreDeprecations: '6.0',
        lib: dom,
      },
    ],
    [
      'NodeNext without the types of the DOM',
      ['module.mts'],
      { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, lib: ['lib.es2022.d.ts'] },
    ],
  ])(
    'type-checks under %s',
    (_name, files, options) => {
      expect(errorsOf(files, options)).toEqual([]);
    },
    SLOW,
  );
});

describe('the declarations of the SDK', () => {
  test('are one file without imports and without references to private documents', () => {
    const types = readFileSync(join(folder, 'holocade-sdk.d.ts'), 'utf8');
    expect(types).not.toMatch(/\b(import|from) ['"]/);
    expect(types).not.toMatch(/§|\bspec \d|\bdecisions?\b.*\d|\badr\b|docs\/|\bT\d\d\b/i);
  });
});
