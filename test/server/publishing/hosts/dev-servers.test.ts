import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DevServers } from '../../../../server/publishing/hosts/dev-servers';
import { operatorCommand } from '../../../../server/platform/command-line/operator-command';
import { runOperatorCommand } from '../../../../server/platform/command-line/run-operator-command';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const GAME = 'lantern-drift';
const host = `${GAME}.play.holocade.localhost:9200`;
const PAGE = '<!doctype html><title>dev</title><script type="module" src="/@vite/client"></script>';

let portal: TestServer;
let upstream: Server;
let address: string;
const facts = { network: [], crossOriginIsolated: false };
const received: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  upstream = createServer((request, response) => {
    received.push(request.headers);
    if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end();
    else if (request.url?.startsWith('/src/'))
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('hot()');
    else
      response
        .writeHead(200, {
          'content-type': 'text/html',
          'content-security-policy': "default-src 'none'",
          'set-cookie': 'a=b',
        })
        .end(PAGE);
  });
  upstream.on('upgrade', (request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.write(`for ${String(request.headers.host)}${String(request.url)}`);
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${String((upstream.address() as AddressInfo).port)}`;
  portal = await startTestServer({
    folders: {
      games: temporaryFolder({ [`${GAME}/1.1.0/index.html`]: '<!doctype html>published' }),
      headset: temporaryFolder({ 'emulated-headset.js': 'headset()' }),
    },
  });
});
afterAll(async () => {
  await portal.close();
  upstream.closeAllConnections();
  upstream.close();
});
beforeEach(() => {
  received.length = 0;
  portal.deps.devServers.disconnect(GAME);
});

const run = async (command: object): Promise<string> => {
  const done = await runOperatorCommand(portal.deps, operatorCommand.parse(command));
  return done.ok ? done.value : `refused: ${done.error}`;
};
const show = () => run({ command: 'dev', options: { game: GAME, url: address } });

const versions = async (): Promise<readonly { version: string; url: string }[]> => {
  const answer = await portal.request(`/v1/public/arcade/game/${GAME}/details`);
  return (answer.envelope().data as { game: { builds: { version: string; url: string }[] } }).game.builds;
};

describe('proxyDevServers', () => {
  test('shows a development server as the version “dev” of its game until it is disconnected', async () => {
    expect(await show()).toContain(`/arcade/games/${GAME}?build=dev`);
    expect((await versions()).at(-1)).toMatchObject({ version: 'dev', url: `http://${host}/`, active: true });
    expect(await run({ command: 'dev stop', options: { game: GAME } })).toContain('shows its published build again');
    expect((await versions()).map(({ version }) => version)).not.toContain('dev');
    expect(await run({ command: 'dev stop', options: { game: GAME } })).toContain('no development server');
  });

  test("applies the games host's policy and the emulated headset, and passes no cookie", async () => {
    await show();
    const page = await portal.request('/?holocade_headset=emulated', { host, cookie: '__Host-holocade=secret' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<!doctype html><script src="/_headset/emulated-headset.js">');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self' http://holocade.localhost:9200");
    expect(page.setCookies).toEqual([]);
    expect(received[0]).not.toHaveProperty('cookie');
    expect(received[0]?.host).toBe(address.replace('http://', ''));
  });

  test("allows the hosts that the game's newest build declares", async () => {
    portal.deps.devServers.connect(GAME, address, { network: ['https://cdn.example'], crossOriginIsolated: true });
    const page = await portal.request('/', { host });
    expect(page.headers['content-security-policy']).toMatch(/script-src [^;]*https:\/\/cdn\.example/);
    expect(page.headers['document-isolation-policy']).toBe('isolate-and-require-corp');
  });

  test('passes other files and redirects unchanged', async () => {
    await show();
    const script = await portal.request('/src/main.ts', { host });
    expect([script.text, script.headers['content-type']]).toEqual(['hot()', 'text/javascript']);
    expect((await portal.request('/moved', { host })).headers.location).toBe('/elsewhere');
  });

  test('serves published versions and other games as before', async () => {
    await show();
    expect((await portal.request('/1.1.0/index.html', { host })).text).toContain('published');
    const other = await portal.request('/src/main.ts', { host: 'pulse-saber.play.holocade.localhost:9200' });
    expect(other.status).toBe(404);
    expect(received).toEqual([]);
  });

  test('connects a websocket of hot reload to the development server', async () => {
    await show();
    const socket = connect(portal.port, '127.0.0.1');
    socket.write(
      `GET /?token=1 HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: a=b\r\n\r\nping`,
    );
    const heard = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
        if (text.endsWith('ping')) resolve(text);
      });
    });
    socket.destroy();
    expect(heard).toMatch(/^HTTP\/1\.1 101 /);
    expect(heard).toContain(`for ${address.replace('http://', '')}/?token=1`);
  });

  test('names a development server that does not respond', async () => {
    portal.deps.devServers.connect(GAME, 'http://localhost:1', facts);
    const answer = await portal.request('/', { host });
    expect(answer.status).toBe(502);
    expect(answer.text).toContain('Nothing responds at http://localhost:1');
  });

  test.each([
    ['nonsense', 'is not an address'],
    ['http://example.com:5173', 'is not a server on this machine'],
    ['http://192.168.1.5:5173', 'is not a server on this machine'],
    ['file:///etc/passwd', 'is not a server on this machine'],
  ])('refuses the address %s', async (url, words) => {
    expect(await run({ command: 'dev', options: { game: GAME, url } })).toContain(words);
    expect(portal.deps.devServers.find(GAME)).toBeUndefined();
  });

  test('refuses an unknown game, a portal in production, and a command without a running portal', async () => {
    const options = { game: 'nowhere', url: address };
    expect(await run({ command: 'dev', options })).toContain('Game “nowhere” does not exist');
    expect(new DevServers(false).connect(GAME, address, facts)).toMatchObject({ ok: false });
    const { devServers: _none, ...asleep } = portal.deps;
    const alone = await runOperatorCommand(asleep, { command: 'dev', options: { game: GAME, url: address } });
    expect(alone).toMatchObject({ ok: false, error: expect.stringContaining('npm start') as string });
  });
});
