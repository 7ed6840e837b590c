import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { avatarUpload } from '../../../src/contract/own-profile.contract';
import { avatarLimits } from '../../../src/domain/account/avatar-picture';
import { promisingPng } from '../community/avatars/sample-pictures';
import { send } from '../support/http-client';
import type { Started, StartedProxy } from './nodes-behind-nginx';
import { HOST, nginx, sendH2, startNginx, startNodes, whenAvailable, DEMO_PASSWORD } from './nodes-behind-nginx';

const PORT = 9250;
const HTTP_PORT = 9251;
const NODES = [9252, 9253];
const ORIGIN = `https://${HOST}:${String(PORT)}`;
const DYING = { port: 9254, httpPort: 9255 };

const cookies = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `c${String(index)}=${'v'.repeat(3900)}`);
const get = (headers: Readonly<Record<string, string | string[]>>, path = '/') =>
  sendH2({ port: PORT, headers: { ':path': path, ...headers } });

async function logIn(): Promise<string> {
  const body = JSON.stringify({ login: 'nova', password: DEMO_PASSWORD, remember: true });
  const headers = { ':method': 'POST', ':path': '/v1/public/user/auth/login', 'content-type': 'application/json' };
  const answer = await whenAvailable(() => sendH2({ port: PORT, headers: { ...headers, origin: ORIGIN }, body }));
  const [cookie = ''] = (answer.headers['set-cookie'] as readonly string[] | undefined) ?? [];
  return cookie.split(';')[0] ?? '';
}

/** Sends a body of this many bytes as the player's picture. */
function upload(bytes: number, cookie: string) {
  const picture = promisingPng(200, 200);
  const call = { ':method': 'PUT', ':path': avatarUpload.path, origin: ORIGIN, cookie };
  const headers = { ...call, 'content-type': 'image/png', 'content-length': String(bytes) };
  const body = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
  return whenAvailable(() => sendH2({ port: PORT, headers, body }));
}

/** Connects a client of Socket.IO that has this address, with a new TLS connection for each request. */
async function connects(transport: 'polling' | 'websocket', localAddress: string): Promise<boolean> {
  const toLoopback: LookupFunction = (_name, _options, done) => done(null, '127.0.0.1', 4);
  const ofClient = { localAddress, lookup: toLoopback, autoSelectFamily: false, rejectUnauthorized: false };
  const agent = new Agent(ofClient);
  const socket = io(ORIGIN, {
    transports: [transport],
    forceNew: true,
    reconnection: false,
    rejectUnauthorized: false,
    extraHeaders: { origin: ORIGIN },
    // The types of the client know only the agents of browsers' bundles.
    agent: agent as unknown as string,
  });
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
  socket.disconnect();
  return connected;
}

/** Requests the home page over HTTP/1.1 and TLS. */
async function getH1(cookie: string) {
  const options = { host: '127.0.0.1', port: PORT, servername: HOST, rejectUnauthorized: false, agent: false };
  const request = httpsRequest({ ...options, headers: { host: HOST, cookie } }).end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}

describe.skipIf(nginx === undefined || process.env['HOLOCADE_TEST_DATABASE_URL'] === undefined)(
  'two servers behind nginx with the shipped configuration',
  { timeout: 120_000 },
  () => {
    const started: Started[] = [];
    beforeAll(async () => {
      started.push(await startNodes(NODES, PORT), await startNginx({ port: PORT, httpPort: HTTP_PORT, nodes: NODES }));
    }, 120_000);
    afterAll(async () => {
      for (const one of started.reverse()) await one.stop();
    });

    test.each([6, 30, 180])('answer %i cookies of 4 KB with 431 and clear them, each time', async (count) => {
      for (let round = 0; round < 10; round += 1) {
        const answer = await get({ cookie: cookies(count) });
        expect([answer.status, answer.headers['clear-site-data']]).toEqual([431, '"cookies"']);
      }
      expect((await whenAvailable(() => get({}))).status).toBe(200);
    });

    test('answer 180 cookies of 4 KB in one field of HTTP/1.1 with 431 and clear them', async () => {
      const { status, headers } = await getH1(cookies(180).join('; '));
      expect([status, headers['clear-site-data']]).toEqual([431, '"cookies"']);
    });

    test.each([20_000, 40_000])('keep the cookies with an address of %i characters', async (length) => {
      const answer = await get({ cookie: 'holocade=1' }, `/search?query=${'a'.repeat(length)}`);
      expect([414, 431]).toContain(answer.status);
      expect(answer.headers['clear-site-data']).toBeUndefined();
    });

    test('receive a picture of 4 MiB, and explain their limit for a larger one', async () => {
      const cookie = await logIn();
      expect((await upload(avatarLimits.bytes, cookie)).text).toContain('err_');
      const larger = await upload(avatarLimits.bytes + 1024 * 1024, cookie);
      expect([larger.status, larger.text]).toEqual([413, expect.stringContaining('The picture is larger than 4 MiB.')]);
    });

    test.each(['polling', 'websocket'] as const)('accept twelve of twelve connections over %s', async (transport) => {
      const clients = Array.from({ length: 12 }, (_, index) => `127.0.0.${String(index + 1)}`);
      const connected = await Promise.all(clients.map((address) => connects(transport, address)));
      expect(connected.filter(Boolean)).toHaveLength(12);
    });

    test.each([HOST, `static.${HOST}`, `developer.${HOST}`, `accounts.${HOST}`, `ads.play.${HOST}`])(
      'serve %s over https, and redirect it from http',
      async (host) => {
        expect((await get({ ':authority': host })).status).not.toBe(421);
        const headers = { host };
        const { status, headers: answer } = await send({
          ...{ port: HTTP_PORT, method: 'GET', path: '/a?b=c', headers, body: undefined },
        });
        expect([status, answer.location]).toEqual([308, `https://${host}/a?b=c`]);
      },
    );

    test.each([`pay.${HOST}`, `mail.${HOST}`, 'other.example'])('refuse the host %s', async (host) => {
      expect((await get({ ':authority': host })).status).toBe(421);
      const request = { port: HTTP_PORT, method: 'GET', path: '/', headers: { host }, body: undefined };
      expect((await send(request)).status).toBe(421);
      const stranger = { port: PORT, headers: { ':path': '/', ':authority': host }, servername: host };
      await expect(sendH2(stranger)).rejects.toThrow(/unrecognized name/i);
    });
  },
);

describe.skipIf(nginx === undefined)('nginx with the shipped configuration', () => {
  const received: string[] = [];
  let proxy: StartedProxy;
  const nodes = [0, 1].map(() =>
    createServer((request, response) => {
      const {
        'x-forwarded-for': address,
        'x-forwarded-host': host,
        forwarded,
        traceparent,
        tracestate,
      } = request.headers;
      received.push(
        [request.method, address, host, forwarded, traceparent, tracestate]
          .filter((one) => one !== undefined)
          .join(' '),
      );
      if (request.url === '/dies') request.resume().on('end', () => request.socket.destroy());
      else response.end(request.headers['accept-encoding']);
    }),
  );
  beforeAll(async () => {
    for (const node of nodes) await once(node.listen(0, '127.0.0.1'), 'listening');
    proxy = await startNginx({ ...DYING, nodes: nodes.map((node) => (node.address() as AddressInfo).port) });
  });
  afterAll(async () => {
    await proxy.stop();
    for (const node of nodes) node.close().closeAllConnections();
  });

  const ask = async (headers: Readonly<Record<string, string>>, body?: string) => {
    received.length = 0;
    return sendH2({ port: DYING.port, headers, ...(body === undefined ? {} : { body }) });
  };

  test('replaces the addresses that a client claims, removes its trace, and leaves the compression to the server', async () => {
    const claims = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'other.example',
      forwarded: 'for=203.0.113.9',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      tracestate: 'vendor=1',
    };
    const answer = await ask({ ':path': '/', 'accept-encoding': 'br', ...claims });
    expect([answer.text, received]).toEqual(['br', ['GET 127.0.0.1']]);
  });

  test('sends a GET to the other node if one dies, but never repeats a POST', async () => {
    const read = await ask({ ':path': '/dies' });
    expect([read.status, read.headers['retry-after'], received]).toEqual([
      503,
      '5',
      ['GET 127.0.0.1', 'GET 127.0.0.1'],
    ]);
    const written = await ask({ ':method': 'POST', ':path': '/dies' }, 'a purchase');
    expect([written.status, received]).toEqual([503, ['POST 127.0.0.1']]);
  });

  test('logs neither queries nor the secrets in the paths of email links', async () => {
    await ask({ ':path': '/search?query=private' });
    await ask({ ':path': '/v1/public/user/auth/verify/private' });
    expect(proxy.log()).toContain(' /search 200 ');
    expect(proxy.log()).toContain(' /v1/public/user/auth/ 200 ');
    expect(proxy.log()).not.toContain('private');
  });
});
