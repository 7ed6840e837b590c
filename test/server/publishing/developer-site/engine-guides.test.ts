import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { describe, expect, test, vi } from 'vitest';
import { achievementsOver } from '../../../../sdk/objects/achievements';
import { leaderboardsOver } from '../../../../sdk/objects/leaderboards';
import { savesOver } from '../../../../sdk/objects/saves';
import { SeenVersions } from '../../../../sdk/seen-versions';
import { projectRoot } from '../../../../server/platform/system/project-root';
import { buildLimits } from '../../../../server/publishing/builds/build-limits';
import { sitePages } from '../../../../server/publishing/developer-site/site-pages';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { testConfig } from '../../support/test-config';
import { gameFile } from '../../../../server/publishing/builds/game-file';
import { localGame } from '../../../sdk/support/local-game';
import { temporaryFolder } from '../../support/temporary-folder';

const content = join(projectRoot, 'server', 'publishing', 'developer-site', 'content');
const read = (name: string): string => readFileSync(join(content, `${name}.md`), 'utf8');
const codeOf = (name: string, file: string): string =>
  new RegExp(`^\`\`\`\\w+ ${file}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(read(name))?.[1] ?? '';

const sessions = ['three', 'aframe', 'babylon', 'playcanvas'] as const;
const lists: unknown = JSON.parse(`{${codeOf('engine-parts/lists', 'lists.json')}}`);
const packages = { three: 'three', aframe: 'aframe', babylon: 'babylonjs', playcanvas: 'playcanvas' } as const;

/** The SDK of a logged-in player in the sandbox, with the lists of the guides. */
async function sdkInSandbox() {
  const game = localGame(lists);
  const login = game.signIn();
  await game.say(true);
  await login;
  const attached: unknown[] = [];
  return {
    attached,
    save: savesOver(game.ask, new SeenVersions()),
    achievement: achievementsOver(game.ask),
    leaderboard: leaderboardsOver(game.ask),
    session: { attach: (session: unknown) => void attached.push(session) },
  };
}

/** Runs the code of a guide with these globals and returns the result of its last expression. */
function run(code: string, globals: Readonly<Record<string, unknown>>, result = 'undefined'): unknown {
  const compiled = compileFunction(`${code}\nreturn ${result};`, Object.keys(globals));
  return Reflect.apply(compiled, undefined, Object.values(globals)) as unknown;
}

/** Compiler errors of the code of the guides against the types of the SDK and the members that engines document. */
function compilerErrors(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = temporaryFolder(files);
  writeFileSync(
    join(folder, 'globals.d.ts'),
    `declare const holocade: import(${JSON.stringify(join(projectRoot, 'sdk/holocade-sdk'))}).HolocadeSdk;
declare const renderer: import(${JSON.stringify(join(projectRoot, 'node_modules/@types/three'))}).WebGLRenderer;
declare const xr: { baseExperience: { sessionManager: { onXRSessionInit: { add(run: (session: XRSession) => void): unknown } } } };
declare const app: { xr: { session: XRSession | null; on(name: 'start', run: () => void): unknown } };
interface HTMLElementTagNameMap { 'a-scene': HTMLElement & { xrSession?: XRSession } }
declare const LibraryManager: { library: object };
declare function mergeInto(library: object, functions: object): void;
declare function UTF8ToString(pointer: number): string;
declare function SendMessage(object: string, method: string, value: string): void;
`,
  );
  const names = [...Object.keys(files), 'globals.d.ts'].map((name) => join(folder, name));
  const program = ts.createProgram(names, {
    ...{ strict: false, allowJs: true, checkJs: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] },
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file?.fileName.startsWith(folder) === true)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const pages = sitePages(publicUrls(testConfig()), undefined, buildLimits);

describe('the engine guides', () => {
  test.each(['/engines/three', '/engines/unity', '/engines/godot'])(
    'the guide %s says how large a build may be, how to add the SDK and how to publish',
    (path) => {
      const html = pages.find((page) => page.path === path)?.body ?? '';
      expect(html).toContain('512 MiB each and 1024 MiB together');
      expect(html).toContain('src=&quot;http://static.holocade.localhost:9200/sdk/v1/holocade-sdk.global.js&quot;');
      expect(html).toContain('publish dist --remote http://holocade.localhost:9200 --developer YOUR-SLUG --draft');
      expect(html).toContain('&quot;slug&quot;: &quot;all-levels&quot;');
      expect(html).not.toMatch(/\{(engineLists|files|fileBytes|bytes|sdkVersion)\}/);
    },
  );
});

describe('the code of the engine guides', () => {
  test.each(sessions)('the guide %s names the version of its template', (name) => {
    const manifest = readFileSync(join(projectRoot, 'templates', name, 'package.json'), 'utf8');
    const { devDependencies } = JSON.parse(manifest) as { readonly devDependencies: Readonly<Record<string, string>> };
    expect(read(`engines/${name}`)).toContain(` ${devDependencies[packages[name]] ?? 'none'}. Start from`);
  });

  test('compiles against the types of the SDK, and a wrong call does not', { timeout: 120_000 }, () => {
    const files = Object.fromEntries(
      sessions.map((name) => [`${name}.js`, `{${codeOf(`engines/${name}`, 'session.js')}}`]),
    );
    const all = { ...files, 'progress.js': codeOf('engine-parts/calls', 'progress.js') };
    expect(compilerErrors({ ...all, 'unity.js': codeOf('engines/unity', 'Holocade.jslib') })).toEqual([]);
    expect(compilerErrors({ 'wrong.js': 'void holocade.leaderboard.post(7);' })).toHaveLength(1);
  });

  test('saves, counts achievements and posts scores in the sandbox', async () => {
    const holocade = await sdkInSandbox();
    const { loadProgress, levelDone, runDone } = run(
      codeOf('engine-parts/calls', 'progress.js'),
      { holocade },
      '{ loadProgress, levelDone, runDone }',
    ) as Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;
    expect(await loadProgress?.()).toEqual({ level: 1 });
    await levelDone?.(2, 4);
    expect(await loadProgress?.()).toEqual({ level: 2 });
    expect(await holocade.achievement.list()).toMatchObject([{ slug: 'all-levels', progress: 50 }]);
    expect([await runDone?.(7), await runDone?.(3)]).toEqual([true, false]);
  });

  test('attaches the session of each engine to the SDK', async () => {
    const session = { name: 'session' };
    const start: (() => void)[] = [];
    const listen = (_name: string, listener: () => void): number => start.push(listener);
    const engines: Readonly<Record<(typeof sessions)[number], Readonly<Record<string, unknown>>>> = {
      three: { renderer: { xr: { addEventListener: listen, getSession: () => session } } },
      aframe: { document: { querySelector: () => ({ addEventListener: listen, xrSession: session }) } },
      babylon: {
        xr: {
          baseExperience: {
            sessionManager: {
              onXRSessionInit: { add: (run: (one: unknown) => void) => start.push(() => run(session)) },
            },
          },
        },
      },
      playcanvas: { app: { xr: { on: listen, session } } },
    };
    for (const name of sessions) {
      const holocade = await sdkInSandbox();
      run(codeOf(`engines/${name}`, 'session.js'), { holocade, ...engines[name] });
      expect([name, holocade.attached]).toEqual([name, []]);
      start.pop()?.();
      expect([name, holocade.attached]).toEqual([name, [session]]);
    }
  });

  test('the plug-in of Unity saves, loads, and reports progress and scores', async () => {
    const holocade = await sdkInSandbox();
    const library: Record<string, (...args: readonly unknown[]) => void> = {};
    const sent: unknown[] = [];
    run(codeOf('engines/unity', 'Holocade.jslib'), {
      ...{ holocade, LibraryManager: { library }, UTF8ToString: String },
      mergeInto: Object.assign,
      SendMessage: (...args: readonly unknown[]) => sent.push(args),
    });
    library['HolocadeLoad']?.('Player');
    await vi.waitFor(() => expect(sent).toEqual([['Player', 'OnSaveError', 'err_not_found']]));
    library['HolocadeSave']?.('{"level":3}');
    library['HolocadeLoad']?.('Player');
    await vi.waitFor(() => expect(sent[1]).toEqual(['Player', 'OnSave', '{"level":3}']));
    library['HolocadeProgress']?.('all-levels', 75);
    library['HolocadeScore']?.('main', 12);
    await vi.waitFor(async () => {
      expect(await holocade.achievement.list()).toMatchObject([{ progress: 75 }]);
      expect((await holocade.leaderboard.mine('main')).scores).toMatchObject([{ score: 12 }]);
    });
  });

  test('declares lists that a game file of each template may contain', () => {
    for (const name of [...sessions, 'unity', 'godot']) {
      const file = readFileSync(join(projectRoot, 'templates', name, 'public', 'game.json'), 'utf8');
      const game = gameFile.parse({ ...(JSON.parse(file) as object), ...(lists as object) });
      expect(game).toMatchObject({ boards: [{ slug: 'main' }], achievements: [{ slug: 'all-levels' }] });
    }
  });
});
