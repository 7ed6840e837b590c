import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createServer } from 'node:http';
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measureAddresses } from '../../../../server/platform/security/address-length';
import { answerClientError } from '../../../../server/platform/security/client-error';

// Responds before it has read a body, as a refusal does.
const server = createServer((_request, reply) => reply.end('ok'));
measureAddresses(server);
server.on('clientError', answerClientError);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends each piece once the server has read the previous one, and returns the complete response. */
async function sendPieces(pieces: readonly string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const accepted = new Promise<{ bytesRead: number; destroyed: boolean }>((resolve) =>
    server.once('connection', resolve),
  );
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const peer = await accepted;
  let sent = 0;
  for (const piece of pieces) {
    if (socket.readableEnded || socket.destroyed) break;
    socket.write(piece);
    sent += piece.length;
    while (peer.bytesRead < sent && !peer.destroyed && !socket.readableEnded && !socket.destroyed)
      await new Promise(setImmediate);
  }
  socket.end();
  await closed;
  return answer;
}

const inPieces = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));

const requester = (length: number, cookie = 'holocade=1'): string =>
  `GET /${'a'.repeat(length)} HTTP/1.1\r\nHost: a\r\nUser-Agent: (X11; Linux)\r\nCookie: ${cookie}\r\n\r\n`;
const FLOOD = Array.from({ length: 20 }, (_, index) => `c${String(index)}=${'v'.repeat(3900)}`).join('; ');
const DROPS_COOKIES = /HTTP\/1\.1 431 [^]*Clear-Site-Data: "cookies"\r\n/;

describe('an address that arrives in pieces', () => {
  test.each([1400, 14_000])('of %i bytes clears no cookies, regardless of its length', async (size) => {
    // The shorter one overflows only in the headers after it.
    for (const length of [16_360, 20_000]) {
      const answer = await sendPieces(inPieces(requester(length), size));
      expect(answer).toMatch(/^HTTP\/1\.1 414 /);
      expect(answer).not.toContain('Clear-Site-Data');
    }
  });

  test.each([1400, 14_000, 65_536])('of %i bytes is not blamed for too many cookies', async (size) => {
    expect(await sendPieces(inPieces(requester(0, FLOOD), size))).toMatch(DROPS_COOKIES);
  });

  test('is measured for each request of a connection', async () => {
    expect(await sendPieces([requester(9000), ...inPieces(requester(10, FLOOD), 1400)])).toMatch(DROPS_COOKIES);
    expect(await sendPieces([requester(10), ...inPieces(requester(20_000), 1400)])).toContain('HTTP/1.1 414 ');
  });

  test('behind a body that looks like a request clears no cookies', async () => {
    const body = 'GET / HTTP/1.1\r\n';
    const post = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${String(2 * body.length)}\r\n\r\n`;
    const answer = await sendPieces([post, body, `${body}${requester(20_000)}`]);
    expect(answer).toMatch(/HTTP\/1\.1 431 /);
    expect(answer).not.toContain('Clear-Site-Data');
  });

  property.prop([fc.integer({ min: 1, max: 17_000 }), fc.integer({ min: 700, max: 40_000 })], { numRuns: 40 })(
    'alone decides whether cookies are cleared, wherever it is cut',
    async (length, size) => {
      const answer = await sendPieces(inPieces(requester(length, FLOOD), size));
      // "GET /" and " HTTP/1.1" with its carriage return are part of the same line.
      expect(DROPS_COOKIES.test(answer)).toBe(length + 15 < 8192);
    },
  );
});
