import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Transport, TransportReply } from '../../src/adapters/http/transport';
import type { CookieJar } from './cookie-jar';
import { lookup } from './portal-address';

/** Sends requests over Node's sockets with the portal's origin and cookies, like a page of the portal. */
export function nodeTransport(portal: URL, jar: CookieJar): Transport {
  const request = portal.protocol === 'https:' ? httpsRequest : httpRequest;
  return (path, { method, headers, body, signal }) =>
    new Promise<TransportReply>((resolve, reject) => {
      const own = { origin: portal.origin, cookie: jar.header(), 'content-length': Buffer.byteLength(body ?? '') };
      const outgoing = request(
        new URL(path, portal),
        { method, lookup, headers: { ...headers, ...own } },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            jar.keep(incoming.headers['set-cookie'] ?? []);
            const retryAfter = incoming.headers['retry-after'];
            const reply = { status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') };
            resolve(retryAfter === undefined ? reply : { ...reply, retryAfter });
          });
        },
      );
      signal?.addEventListener('abort', () => outgoing.destroy(new Error('aborted')), { once: true });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
}
