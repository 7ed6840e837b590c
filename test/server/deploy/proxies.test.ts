import type { IncomingMessage } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { once } from 'node:events';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { avatarUpload } from '../../../src/contract/own-profile.contract';
import { avatarLimits } from '../../../src/domain/account/avatar-picture';
import { promisingPng } from '../community/avatars/sample-pictures';
import type { Started } from './nodes-behind-proxy';
import { caddy, DEMO_PASSWORD, HOST, nginx } from './nodes-behind-proxy';
import { sendH2, startCaddy, startNginx, startNodes, whenAvailable } from './nodes-behind-proxy';

const PORT = 9250;
const HTTP_PORT = 9251;
const NODES = [9252, 9253];
const ORIGIN = `https://${HOST}:${String(PORT)}`;
const PROXIES = [
  { name: 'nginx', program: nginx, startProxy: startNginx },
  { name: 'Caddy', program: caddy, startProxy: startCaddy },
];

const cookies = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `c${String(index)}=${'v'.repeat(3900)}`);
// A busy machine can delay a health check, so that the proxy has no server for some seconds.
const get = (headers: Readonly<Record<string, string | string[]>>, path = '/') =>
  whenAvailable(() => sendH2({ port: PORT, headers: { ':path': path, ...headers } }));

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
  return { status: answer.statusCode ?? 0, headers: answer.headers };
}

describe.skipIf(process.env['HOLOCADE_TEST_DATABASE_URL'] === undefined)('two servers', { timeout: 120_000 }, () => {
  let nodes: Started;
  beforeAll(async () => {
    nodes = await startNodes(NODES, PORT);
  }, 120_000);
  afterAll(() => nodes.stop());

  for (const { name, program, startProxy } of PROXIES)
    describe.skipIf(program === undefined)(`behind ${name} with the shipped configuration`, () => {
      let proxy: Started;
      beforeAll(async () => {
        proxy = await startProxy({ port: PORT, httpPort: HTTP_PORT, nodes: NODES });
      }, 120_000);
      afterAll(() => proxy.stop());

      test.each([6, 30, 180])('answer %i cookies of 4 KB with 431 and clear them, each time', async (count) => {
        for (let round = 0; round < 10; round += 1) {
          const answer = await get({ cookie: cookies(count) });
          expect([answer.status, answer.headers['clear-site-data']]).toEqual([431, '"cookies"']);
        }
        expect((await get({})).status).toBe(200);
      });

      test('answer 180 cookies of 4 KB in one field of HTTP/1.1 with 431 and clear them', async () => {
        const { status, headers } = await whenAvailable(() => getH1(cookies(180).join('; ')));
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
        expect([larger.status, larger.text]).toEqual([
          413,
          expect.stringContaining('The picture is larger than 4 MiB.'),
        ]);
      });

      test.each(['polling', 'websocket'] as const)('accept twelve of twelve connections over %s', async (transport) => {
        const clients = Array.from({ length: 12 }, (_, index) => `127.0.0.${String(index + 1)}`);
        const connected = await Promise.all(clients.map((address) => connects(transport, address)));
        expect(connected.filter(Boolean)).toHaveLength(12);
      });
    });
});
