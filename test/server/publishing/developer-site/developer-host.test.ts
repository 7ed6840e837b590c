import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLimits } from '../../../../server/publishing/builds/build-limits';
import { bridgeErrorCodes } from '../../../../src/domain/bridge/bridge-error';
import { gameFile } from '../../../../server/publishing/builds/game-file';
import { projectRoot } from '../../../../server/platform/system/project-root';
import { temporaryFolder } from '../../support/temporary-folder';
import { builtConsole } from './built-console';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const host = 'developer.holocade.localhost:9200';
const reference = [
  {
    name: 'Saves',
    path: 'holocade.save',
    text: 'Up to `5` <slots>.',
    code: '',
    members: [{ name: 'all', code: 'all(): Promise<GameSaves>', text: 'All.' }],
  },
  { name: 'GameSaves', path: '', text: '', code: 'type GameSaves = object;', members: [] },
];
const guides = {
  '/engines/three': 'three',
  '/engines/aframe': 'aframe',
  '/engines/babylon': 'babylon',
  '/engines/playcanvas': 'playcanvas',
  '/engines/rapier': 'rapier',
  '/engines/unity': 'unity',
  '/engines/godot': 'godot',
  '/engines/threads': 'threads',
  '/engines/ar': 'webxr-ar',
  '/engines/plain': 'plain',
} as const;
const pages = [
  '/',
  '/getting-started',
  '/guide',
  '/reference',
  '/engines',
  ...Object.keys(guides),
  '/rules',
  '/publishing',
  '/server-api',
  '/statistics',
  '/money',
  '/changelog',
  '/downloads',
  '/search',
  '/search?q=saves',
  '/search?q=nowhere-to-be-found',
];

const templates = join(projectRoot, 'templates');
/** Code of the guides that is in no template; engine-guides.test.ts runs and compiles what a browser can run. */
const own = new Set(['session.js', 'progress.js', 'lists.json', 'Holocade.jslib', 'Progress.cs', 'progress.gd']);
const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

let server: TestServer;
beforeAll(async () => {
  const sdk = temporaryFolder({
    'reference.json': JSON.stringify(reference),
    'holocade-sdk.js': 'export {};',
    'holocade-sdk.global.js': 'sdk()',
    'holocade-sdk.global.js.br': 'compressed by the build',
    'holocade-sdk.local.js': 'sandbox()',
    'holocade-sdk.local.global.js': 'script()',
    'holocade-sdk.guests.js': 'guests()',
    'holocade-sdk.guests.global.js': 'guestScript()',
    'holocade-sdk.d.ts': 'export {};',
  });
  const playground = temporaryFolder({
    '.vite/manifest.json': JSON.stringify({ 'main.ts': { file: 'files/main.js' } }),
    'files/main.js': 'play()',
  });
  const client = temporaryFolder({ 'favicon.svg': '<svg/>' });
  const built = builtConsole();
  server = await startTestServer({ demo: false, folders: { sdk, playground, client, console: built } });
});
afterAll(() => server.close());

const at = (path: string) => server.request(path, { host });

/** Text of an HTML page as a reader sees it. */
function plainText(html: string): string {
  const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' } as const;
  return Object.entries(signs).reduce((text, [entity, sign]) => text.replaceAll(entity, sign), html);
}

/** Code of the figure for a file, as a reader would copy it. */
const codeOf = (html: string, file: string): string =>
  plainText(new RegExp(`data-file="${file}">.*?<code>([\\s\\S]*?)</code>`).exec(html)?.[1] ?? '');

describe('developerHost', () => {
  test('sends the SDK as the build has compressed it', async () => {
    const { text, headers } = await server.request('/sdk/holocade.js', {
      host,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect([text, headers['content-encoding']]).toEqual(['compressed by the build', 'br']);
  });

  test.each(['/publishing', '/search?q=a'])('%s also opens with a slash at the end of its path', async (to) => {
    expect((await at(to.replace(/\?|$/, '/$&'))).headers.location).toBe(to);
  });

  test.each(pages)('%s is a whole page that runs only its own script', async (path) => {
    const { status, text, headers, setCookies } = await at(path);
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text.match(/<(script|style)[^>]*>/g)).toEqual([`<style nonce="${nonce}">`, `<script nonce="${nonce}">`]);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).not.toMatch(/<[^>]+ (on\w+|style)=/);
    expect(text).not.toContain('holocade.example');
    expect(setCookies).toEqual([]);
  });

  test.each(pages)('%s links only to existing pages', async (path) => {
    const { text } = await at(path);
    const links = [...text.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);
    for (const href of new Set(links)) {
      if (href.startsWith('#')) expect([href, text.includes(`id="${href.slice(1)}"`)]).toEqual([href, true]);
      else if (href.startsWith('/')) expect([href, (await at(href)).status]).toEqual([href, 200]);
    }
  });

  test('sends a new nonce with each response', async () => {
    const policies = await Promise.all([at('/'), at('/')]);
    expect(new Set(policies.map(({ headers }) => headers['content-security-policy'])).size).toBe(2);
  });

  test('getting started describes a publishable game, and loads the SDK from this installation', async () => {
    const { text } = await at('/getting-started');
    const game = gameFile.parse(JSON.parse(codeOf(text, 'public/game.json')));
    expect(game.boards).toMatchObject([{ slug: 'main' }]);
    expect(codeOf(text, 'index.html')).toContain(
      'src="http://static.holocade.localhost:9200/sdk/v1/holocade-sdk.global.js"',
    );
    expect(codeOf(text, 'score.js').trimEnd().split('\n').length).toBeLessThanOrEqual(10);
  });

  test.each(Object.entries(guides))(
    'the guide %s names the template %s, and shows parts of its files',
    async (path, name) => {
      const { text } = await at(path);
      const commands = [...plainText(text).matchAll(/npm run holocade -- (template) (\S+)$/gm)];
      expect(commands[0]?.slice(1)).toEqual(['template', name]);
      for (const [, command = '', argument = ''] of commands)
        expect([command, argument, existsSync(join(templates, argument, 'package.json'))]).toEqual([
          'template',
          argument,
          true,
        ]);
      const shown = [...text.matchAll(/data-file="([^"]+)">.*?<code>([\s\S]*?)<\/code>/g)];
      const figures = shown.filter(([, file = '']) => !own.has(file));
      expect(figures.length).toBeGreaterThan(1);
      // A guide may show parts of every template that it names.
      const sources = commands.map(([, , argument = '']) => argument);
      for (const [, file = '', code = ''] of figures) {
        const part = withoutSpaces(plainText(code));
        const holds = sources.some((source) => {
          const whole = join(templates, source, file);
          return existsSync(whole) && withoutSpaces(readFileSync(whole, 'utf8')).includes(part);
        });
        expect([file, plainText(code), holds]).toEqual([file, plainText(code), true]);
      }
    },
  );

  test.each(['/guide', '/reference', '/engines/three'])(
    'the table of contents of %s is a list in a landmark',
    async (path) => {
      const { text } = await at(path);
      expect(text).toMatch(
        /<nav aria-label="On this page"><ul class="toc" role="list">(<li><a href="#[^"]+">[^<]+<\/a><\/li>)+<\/ul><\/nav>/,
      );
    },
  );

  test('the overview of the engines links every guide and names every template', async () => {
    const { text } = await at('/engines');
    for (const [path, name] of Object.entries(guides)) {
      expect(text).toContain(`href="${path}"`);
      expect(text).toContain(`<code>${name}</code>`);
    }
    expect(text).toContain('http://static.holocade.localhost:9200/webxr-input-profiles/1.0');
  });

  test("the rules contain the server's limits", async () => {
    const { text } = await at('/rules');
    expect(text).toContain(`at most ${String(buildLimits.files)}, of at most 512 MiB each and 1024 MiB together`);
    expect(text).not.toMatch(/\{(files|fileBytes|bytes|path|pictureBytes)\}/);
  });

  test('the reference lists every error code with its reason and whether a retry may succeed', async () => {
    const { text } = await at('/reference');
    const rows = [...text.matchAll(/<tr><td><code>(err_\w+)<\/code><\/td><td>(.+?)<\/td><td>(yes|no)<\/td>/g)];
    expect(rows.map(([, code]) => code)).toEqual(bridgeErrorCodes);
    expect(rows.filter(([, , reason]) => reason === '')).toEqual([]);
    expect(rows.find(([, code]) => code === 'err_network')?.[3]).toBe('yes');
  });

  test('the reference marks code, links types and escapes text', async () => {
    const { text } = await at('/reference');
    expect(text).toContain('<p>Up to <code>5</code> &lt;slots&gt;.</p>');
    expect(text).toContain('all(): Promise&lt;<a href="#type-GameSaves">GameSaves</a>&gt;');
  });
});

test.each([
  ['/developer', '/'],
  ['/developer/guide', '/guide'],
  ['/developer/console', '/console'],
])('the portal’s %s redirects to the developer site', async (path, place) => {
  const answer = await server.request(path);
  expect([answer.status, answer.headers.location]).toEqual([302, `http://${host}${place}`]);
});

describe('downloads of the developer site', () => {
  test.each([
    ['/sdk/holocade.mjs', 'export {};', 'javascript'],
    ['/sdk/holocade.js', 'sdk()', 'javascript'],
    ['/sdk/holocade-sdk.local.js', 'sandbox()', 'javascript'],
    ['/sdk/holocade.local.js', 'script()', 'javascript'],
    ['/sdk/holocade-sdk.guests.js', 'guests()', 'javascript'],
    ['/sdk/holocade.guests.js', 'guestScript()', 'javascript'],
    ['/sdk/holocade.d.ts', 'export {};', 'text/plain'],
    ['/sdk/holocade-sdk.d.ts', 'export {};', 'text/plain'],
    ['/fonts/inter.woff2', '', 'font/woff2'],
  ])('serve %s with its type', async (path, text, type) => {
    const answer = await at(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    if (text !== '') expect(answer.text).toBe(text);
    if (!path.startsWith('/sdk/')) return;
    // Games on developers' machines load all of it.
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each(['/sdk/..%2f..%2fpackage.json', '/v1/openapi.json', '/nowhere'])('answers 404 for %s', async (path) => {
    expect((await at(path)).status).toBeGreaterThanOrEqual(400);
  });
});
