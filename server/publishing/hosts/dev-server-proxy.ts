import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { isBuildVersion } from '../../../src/domain/games/build-version';
import type { DevServer, DevServers } from './dev-servers';
import type { HostTable } from './host-table';
import { isolationHeaders } from './served-builds';

interface Upstream {
  readonly hosts: Pick<HostTable, 'gameOf'>;
  readonly devServers: DevServers;
  /** Content security policy of the pages of a development server. */
  readonly policyFor: (server: DevServer) => string;
}

/** Headers that the development server may set; the portal sets cookies and policies itself. */
const PASSED = ['content-type', 'cache-control', 'etag', 'last-modified', 'location', 'sourcemap', 'vary'] as const;

/** First folder of an address, such as `1.0.0` or `_sdk`. */
const folderOf = (url: string): string => /^\/([^/?#]*)/.exec(url)?.[1] ?? '';

const isServedHere = (url: string): boolean => folderOf(url).startsWith('_') || isBuildVersion(folderOf(url));

function serverFor({ hosts, devServers }: Upstream, host: string | undefined, url: string): DevServer | undefined {
  const game = hosts.gameOf(host);
  return game === undefined || isServedHere(url) ? undefined : devServers.find(game);
}

function send(origin: string, { method, url, headers }: IncomingMessage, changed: IncomingHttpHeaders = {}) {
  const target = new URL(url ?? '/', origin);
  // Games must not receive a cookie of the portal's host.
  const { cookie: _cookie, ...passed } = headers;
  const options = { method, headers: { ...passed, ...changed, host: target.host }, rejectUnauthorized: false };
  return target.protocol === 'https:' ? requestHttps(target, options) : requestHttp(target, options);
}

/**
 * Forwards requests for the host of a game to its development server, including hot reload. Published versions and the
 * portal's own scripts (`/_sdk/`, `/_headset/`) are served as usual. Responses carry the policy of the games' host.
 */
export function proxyDevServers(app: FastifyInstance, upstream: Upstream): void {
  // Runs after the hooks that choose the scripts to insert.
  app.addHook('preHandler', async (request, reply) => {
    const server = serverFor(upstream, request.headers.host, request.url);
    if (server === undefined) return;
    const { origin } = server;
    void reply.header('content-security-policy', upstream.policyFor(server));
    if (server.crossOriginIsolated) void reply.headers(isolationHeaders);
    const answer = await new Promise<IncomingMessage | undefined>((resolve) => {
      const onward = send(origin, request.raw, { 'accept-encoding': 'identity' });
      onward.once('response', resolve).once('error', () => resolve(undefined));
      onward.end();
    });
    if (answer === undefined) {
      return reply
        .status(502)
        .type('text/plain')
        .send(`Nothing responds at ${origin}. Is the development server running?`);
    }
    for (const name of PASSED) {
      const value = answer.headers[name];
      if (value !== undefined) void reply.header(name, value);
    }
    return reply.status(answer.statusCode ?? 502).send(answer);
  });

  app.server.on('upgrade', (request, socket, head) => {
    const server = serverFor(upstream, request.headers.host, request.url ?? '/');
    if (server === undefined) return;
    const drop = () => socket.destroy();
    const onward = send(server.origin, request);
    onward.once('error', drop).once('response', drop);
    onward.once('upgrade', (answer, other, begun) => {
      const lines = [`HTTP/1.1 101 ${answer.statusMessage ?? ''}`];
      for (let at = 0; at < answer.rawHeaders.length; at += 2)
        lines.push(`${answer.rawHeaders[at] ?? ''}: ${answer.rawHeaders[at + 1] ?? ''}`);
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      socket.write(begun);
      other.write(head);
      socket.pipe(other).pipe(socket);
      other.once('error', drop);
      socket.once('error', () => other.destroy());
    });
    onward.end();
  });
}
