import { createSocket } from 'node:dgram';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ResolveName } from '../../../../server/publishing/webhooks/post-message';
import { addressProblem, postMessage, signMessage } from '../../../../server/publishing/webhooks/post-message';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { WebhookReceiver } from './webhook-receiver';
import { webhookReceiver } from './webhook-receiver';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const signal = new AbortController().signal;
let clock: FakeServerClock;
let receiver: WebhookReceiver;
let inner: WebhookReceiver;
beforeAll(async () => {
  inner = await webhookReceiver();
});
afterAll(() => inner.close());
beforeEach(async () => {
  clock = new FakeServerClock();
  receiver = await webhookReceiver();
});
afterEach(() => receiver.close());

/** A DNS server on a loopback port. Returns one IPv4 address for `hook.example`, and does not respond to other queries. */
async function nameServer() {
  const asked: string[] = [];
  const socket = createSocket('udp4', (query, { port }) => {
    const end = query.indexOf(0, 12) + 5;
    const name = query.toString('latin1', 13, end - 5).replaceAll(/[^a-z]/g, '.');
    const isV4 = query.readUInt16BE(end - 4) === 1;
    asked.push(name);
    if (name !== 'hook.example') return;
    const head = Buffer.from([0x81, 0x80, 0, 1, 0, isV4 ? 1 : 0, 0, 0, 0, 0]);
    const address = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1]);
    const answer = [query.subarray(0, 2), head, query.subarray(12, end), ...(isV4 ? [address] : [])];
    socket.send(Buffer.concat(answer), port, '127.0.0.1');
  });
  const bound = once(socket, 'listening');
  socket.bind(0, '127.0.0.1');
  await bound;
  return { asked, socket, address: `127.0.0.1:${String(socket.address().port)}` };
}

interface Posted {
  readonly nameServers?: readonly string[];
  readonly allowsLoopback?: boolean;
  readonly resolve?: ResolveName;
}

const post = (url: string, { allowsLoopback = true, ...options }: Posted = {}) =>
  postMessage({ url, secret, id: 'msg_1', body: '{}' }, { clock, signal, allowsLoopback, ...options });

/** Resolves every name to these addresses and counts the calls. */
function resolver(...addresses: readonly string[]) {
  const asked: string[] = [];
  const resolve: ResolveName = async (name) => {
    asked.push(name);
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { asked, resolve };
}

const NOT_PUBLIC = 'The host of the endpoint has an address that is not public.';

describe('postMessage', () => {
  test.each([
    ['a loopback address', ['127.0.0.1']],
    ['a private address', ['10.0.0.5']],
    ['the address of the metadata', ['169.254.169.254']],
    ['an IPv4-mapped address', ['::ffff:127.0.0.1']],
    ['a public and a private address', ['93.184.216.34', '192.168.0.1']],
    ['no address', []],
  ])('T82: connects to nothing if the name resolves to %s', async (_name, addresses) => {
    const { resolve, asked } = resolver(...addresses);
    const url = `http://hook.example:${String(receiver.port)}/`;
    expect(await post(url, { allowsLoopback: false, resolve })).toMatchObject({ status: undefined, error: NOT_PUBLIC });
    expect([asked, receiver.received]).toEqual([['hook.example'], []]);
  });

  test('T82: connects to nothing for the real name localhost and for literal addresses', async () => {
    const port = String(receiver.port);
    for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0'])
      expect((await post(`http://${host}:${port}/`, { allowsLoopback: false })).error).toBe(NOT_PUBLIC);
    expect((await post('http://169.254.169.254/latest/meta-data/')).error).toBe(NOT_PUBLIC);
    expect((await post('http://10.1.2.3/')).error).toBe(NOT_PUBLIC);
    expect(receiver.received).toEqual([]);
  });

  test('T82: resolves a name once, connects to the checked address and sends the name', async () => {
    const addresses = [['127.0.0.1'], ['10.0.0.1']];
    const asked: string[] = [];
    const resolve: ResolveName = async (name) => {
      asked.push(name);
      return (addresses[asked.length - 1] ?? []).map((address) => ({ address, family: 4 }));
    };
    const url = `http://rebound.example:${String(receiver.port)}/hook?key=1`;
    expect(await post(url, { resolve })).toEqual({ status: 204, error: undefined, answer: '' });
    expect([asked, receiver.received[0]?.headers.host]).toEqual([
      ['rebound.example'],
      `rebound.example:${String(receiver.port)}`,
    ]);
    expect((await post(url, { resolve })).error).toBe(NOT_PUBLIC);
  });

  test('T82: looks up a name at the DNS server, but never localhost, and aborts the lookup with the attempt', async () => {
    const dns = await nameServer();
    const nameServers = [dns.address];
    const port = String(receiver.port);
    expect((await post(`http://hook.example:${port}/`, { nameServers })).status).toBe(204);
    expect((await post(`http://hook.example:${port}/`, { nameServers, allowsLoopback: false })).error).toBe(NOT_PUBLIC);
    expect((await post(`http://localhost:${port}/`, { nameServers })).status).toBe(204);
    expect(new Set(dns.asked)).toEqual(new Set(['hook.example']));
    const silent = post(`http://silent.example:${port}/`, { nameServers });
    await once(dns.socket, 'message');
    clock.advance(10_000);
    expect((await silent).error).toBe('The endpoint did not respond within 10 seconds.');
    dns.socket.close();
  });

  test.each([301, 302, 303, 307, 308])('T82: follows no redirect of status %i to a private address', async (status) => {
    receiver.state.respond = (response) => response.writeHead(status, { location: inner.url }).end('moved');
    expect(await post(receiver.url)).toEqual({ status, error: undefined, answer: 'moved' });
    expect(inner.received).toEqual([]);
  });

  test('T82: reads at most 4 KiB of an endless response', async () => {
    receiver.state.respond = (response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('a'.repeat(1024)));
      };
      response.on('drain', more);
      more();
    };
    const { status, answer } = await post(receiver.url);
    expect([status, answer]).toEqual([200, 'a'.repeat(4096)]);
  });

  test('T82: ends an attempt without a response after ten seconds', async () => {
    receiver.state.respond = () => undefined;
    const silent = post(receiver.url);
    await receiver.next();
    clock.advance(9999);
    clock.advance(1);
    expect(await silent).toMatchObject({ status: undefined, error: 'The endpoint did not respond within 10 seconds.' });
  });

  test('T82: ends an attempt that is answered with a switch of the protocol', async () => {
    receiver.state.respond = (response) => {
      response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    };
    expect(await post(receiver.url)).toEqual({ status: 101, error: undefined, answer: '' });
  });

  test.each([200, 500])('T82: counts the status %i of a response that never ends', async (status) => {
    receiver.state.respond = (response) => response.writeHead(status).write('slow');
    const arrived = new Promise((resolve) => subscribe('http.client.response.finish', resolve));
    const dripping = post(receiver.url);
    await arrived;
    clock.advance(10_000);
    const result = await dripping;
    expect(result).toMatchObject({ status, error: undefined });
    expect(['slow', '']).toContain(result.answer);
  });

  test.each([
    ['an unknown name', 'http://hook.invalid/', /does not exist|could not be resolved/],
    ['a closed port', 'http://127.0.0.1:1/', /refused the connection/],
  ])('explains the failure of %s', async (_name, url, error) => {
    expect((await post(url)).error).toMatch(error);
  });

  test('explains a closed connection, and a response with huge headers', async () => {
    receiver.state.respond = (response) => response.destroy();
    expect((await post(receiver.url)).error).toBe('The endpoint closed the connection without a response.');
    receiver.state.respond = (response) => response.writeHead(200, { 'x-large': 'a'.repeat(9000) }).end();
    expect((await post(receiver.url)).error).toContain('HPE_HEADER_OVERFLOW');
  });
});

describe('signMessage', () => {
  test('T83: returns the signature of the example of Standard Webhooks', () => {
    const example = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      seconds: 1614265330,
      body: '{"test": 2432232314}',
    };
    expect(signMessage('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', example)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });
});

describe('addressProblem', () => {
  test.each([
    ['https://api.example.com/hook?key=1', undefined],
    ['https://93.184.216.34/', undefined],
    ['http://api.example.com/hook', /https/],
    ['ftp://api.example.com/', /https/],
    ['https://user:word@api.example.com/', /password/],
    ['https://localhost/', /public host/],
    ['https://portal.localhost/', /public host/],
    ['https://127.1/', /public host/],
    ['https://[::1]/', /public host/],
    ['https://192.168.1.1/', /public host/],
    ['https://2852039166/', /public host/],
    ['not an address', /Enter an address/],
    [`https://api.example.com/${'a'.repeat(500)}`, /Enter an address/],
  ])('T82: judges %s in production', (url, problem) => {
    const found = addressProblem(url, false);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(problem);
  });

  test('accepts http for this machine in development, and no other private address', () => {
    for (const url of ['http://127.0.0.1:3000/', 'http://localhost:3000/', 'http://[::1]/', 'https://localhost/'])
      expect(addressProblem(url, true)).toBeUndefined();
    expect(addressProblem('http://10.0.0.1/', true)).toBe('The address must lead to a public host.');
  });
});
