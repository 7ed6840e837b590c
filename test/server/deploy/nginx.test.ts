import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../support/http-client';
import type { StartedProxy } from './nodes-behind-proxy';
import { HOST, nginx, sendH2, startNginx } from './nodes-behind-proxy';

const DYING = { port: 9254, httpPort: 9255 };

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

  test.each([HOST, `static.${HOST}`, `developer.${HOST}`, `accounts.${HOST}`, `ads.play.${HOST}`])(
    'serves %s over https, and redirects it from http',
    async (host) => {
      expect((await sendH2({ port: DYING.port, headers: { ':path': '/', ':authority': host } })).status).toBe(200);
      const headers = { host };
      const { status, headers: answer } = await send({
        ...{ port: DYING.httpPort, method: 'GET', path: '/a?b=c', headers, body: undefined },
      });
      expect([status, answer.location]).toEqual([308, `https://${host}/a?b=c`]);
    },
  );

  test.each([`pay.${HOST}`, `mail.${HOST}`, 'other.example'])('refuses the host %s', async (host) => {
    expect((await sendH2({ port: DYING.port, headers: { ':path': '/', ':authority': host } })).status).toBe(421);
    const request = { port: DYING.httpPort, method: 'GET', path: '/', headers: { host }, body: undefined };
    expect((await send(request)).status).toBe(421);
    const stranger = { port: DYING.port, headers: { ':path': '/', ':authority': host }, servername: host };
    await expect(sendH2(stranger)).rejects.toThrow(/unrecognized name/i);
  });
});
