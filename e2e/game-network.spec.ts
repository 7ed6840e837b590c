import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { unpublish } from './pages/holocade-command';
import { NewProject } from './pages/new-project';

interface LocalHost {
  readonly origin: string;
  readonly connections: () => number;
  readonly paths: ReadonlySet<string>;
  readonly server: Server;
}

let project: NewProject;
/** Slugs of the games published by a test. */
let published: string[] = [];
let declared: LocalHost;
let undeclared: LocalHost;

/** A local host that responds to every request and counts connections. */
async function listen(name: string, redirectTo?: string): Promise<LocalHost> {
  let connections = 0;
  const paths = new Set<string>();
  const server = createServer(({ url = '' }, response) => {
    paths.add(url);
    response.setHeader('access-control-allow-origin', '*');
    if (url === '/redirect') response.writeHead(302, { location: `${redirectTo ?? ''}/redirected` });
    if (url === '/script') response.setHeader('content-type', 'text/javascript');
    if (url === '/style') response.setHeader('content-type', 'text/css');
    response.end();
  }).listen(0, '127.0.0.1');
  server.on('upgrade', ({ url = '' }, socket) => {
    paths.add(url);
    socket.destroy();
  });
  server.on('connection', () => (connections += 1));
  await once(server, 'listening');
  const origin = `http://${name}.localhost:${String((server.address() as AddressInfo).port)}`;
  return { origin, connections: () => connections, paths, server };
}

test.beforeAll(async () => {
  project = new NewProject();
  undeclared = await listen('undeclared');
  declared = await listen('declared', undeclared.origin);
});
test.afterEach(async ({ baseURL }) => {
  for (const slug of published) await unpublish(slug, new URL(baseURL ?? '').port);
  published = [];
});
test.afterAll(() => {
  project.close();
  declared.server.close();
  undeclared.server.close();
});
test.use({
  allowedHosts: ['declared.localhost', 'undeclared.localhost'],
  allowedComplaints: [
    /Blocked|Refused|Content Security Policy|violat|ERR_|Failed to load|WebSocket|undeclared|Fetch API/i,
  ],
});
test.setTimeout(120_000);

/** Publishes a game with this manifest and opens it in the portal. Returns its frame. */
async function openGame(page: Page, baseURL: string | undefined, slug: string, facts: object): Promise<Frame> {
  project.write('build/index.html', '<!doctype html><title>Probe</title><h1>Probe</h1>');
  const manifest = {
    slug,
    title: slug,
    genre: { slug: 'action', title: 'Action' },
    category: { slug: 'arcade', title: 'Arcade' },
  };
  project.write('build/game.json', JSON.stringify({ ...manifest, ...facts }));
  const args = ['publish', `${project.folder}/build`, '--developer', 'paper-moon', '--no-check'];
  const said = await project.holocade(args, new URL(baseURL ?? '').port);
  published.push(slug);
  await page.goto(/Page: (\S+)/.exec(said)?.[1] ?? '', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Probe' })).toBeVisible();
  const frame = page.frames().find((one) => one.url().includes(`//${slug}.play.`));
  if (!frame) throw new Error('The game has no frame.');
  return frame;
}

/** Tries to reach a host in ten ways with one path each. */
const contact = (frame: Frame, origin: string, redirecting: string) =>
  frame.evaluate(
    ([host, redirect]) => {
      const add = (name: string, facts: object) =>
        document.head.append(Object.assign(document.createElement(name), facts));
      const importing = new Blob([`importScripts('${host}/worker')`], { type: 'text/javascript' });
      void fetch(`${host}/fetch`).catch(() => undefined);
      void fetch(redirect).catch(() => undefined);
      new WebSocket(`${host.replace('http', 'ws')}/socket`);
      new Image().src = `${host}/image`;
      void new FontFace('Probe', `url(${host}/font)`).load().catch(() => undefined);
      add('script', { src: `${host}/script` });
      add('link', { rel: 'stylesheet', href: `${host}/style` });
      add('link', { rel: 'prefetch', href: `${host}/prefetch` });
      new Worker(URL.createObjectURL(importing));
      navigator.sendBeacon(`${host}/beacon`);
    },
    [origin, redirecting] as const,
  );

/** Tries to load a page of a host in a frame and by a form. */
const navigate = (frame: Frame, origin: string) =>
  frame.evaluate((host) => {
    const form = Object.assign(document.createElement('form'), { action: `${host}/form`, target: 'inner' });
    const inner = Object.assign(document.createElement('iframe'), { name: 'inner' });
    document.body.append(inner, form);
    form.submit();
    document.body.append(Object.assign(document.createElement('iframe'), { src: `${host}/frame` }));
  }, origin);

test('T52: a build reaches its declared hosts and no other host in twelve ways @desktop', async ({ page, baseURL }) => {
  const network = [declared.origin, declared.origin.replace('http', 'ws')];
  const frame = await openGame(page, baseURL, 'network-probe', { network });
  await expect(page.getByText('Connects to')).toBeVisible();
  await expect(page.getByText(new URL(declared.origin).host, { exact: true })).toBeVisible();

  await contact(frame, declared.origin, `${declared.origin}/plain`);
  await navigate(frame, declared.origin);
  const allowed = ['fetch', 'plain', 'socket', 'image', 'font', 'script', 'style', 'worker', 'beacon', 'prefetch'];
  const expected = allowed.map((name) => `/${name}`).sort();
  await expect.poll(() => [...declared.paths].sort()).toEqual(expected);

  await contact(frame, undeclared.origin, `${declared.origin}/redirect`);
  await expect.poll(() => declared.paths.has('/redirect')).toBe(true);
  // Sends a last request to the declared host after all others were decided.
  await frame.evaluate((origin) => fetch(`${origin}/last`).then(() => undefined), declared.origin);
  expect(undeclared.connections()).toBe(0);
  // Chromium opens a connection for a navigation before it checks the policy, and then sends nothing.
  await navigate(frame, undeclared.origin);
  await frame.evaluate((origin) => fetch(`${origin}/end`).then(() => undefined), declared.origin);
  expect([...undeclared.paths]).toEqual([]);
});

test('a build with crossOriginIsolated shares memory with a worker in the portal’s frame @desktop @repeat', async ({
  page,
  baseURL,
}) => {
  const frame = await openGame(page, baseURL, 'threads-probe', { crossOriginIsolated: true });
  const result = await frame.evaluate(async () => {
    const code = 'onmessage = ({ data }) => { Atomics.store(new Int32Array(data), 0, 42); postMessage(1); }';
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
    const memory = new SharedArrayBuffer(4);
    const done = new Promise((resolve) => (worker.onmessage = resolve));
    worker.postMessage(memory);
    await done;
    return [globalThis.crossOriginIsolated, new Int32Array(memory)[0]];
  });
  expect(result).toEqual([true, 42]);
});

test('a game loads controller models from the static host', async ({ page, baseURL }) => {
  const frame = await openGame(page, baseURL, 'models-probe', {});
  const { port } = new URL(baseURL ?? '');
  const loaded = await frame.evaluate(async (origin) => {
    const list = await (await fetch(`${origin}/profilesList.json`)).json();
    const profile = await (await fetch(`${origin}/meta-quest-touch-plus/profile.json`)).json();
    const model = await (await fetch(`${origin}/meta-quest-touch-plus/left.glb`)).arrayBuffer();
    return [typeof list['generic-trigger'], profile.profileId, new TextDecoder().decode(model.slice(0, 4))];
  }, `http://static.holocade.localhost:${port}/webxr-input-profiles/1.0`);
  expect(loaded).toEqual(['object', 'meta-quest-touch-plus', 'glTF']);
});
