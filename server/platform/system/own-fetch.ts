import { isIPv6 } from 'node:net';
import type { Ask } from './ask';
import type { AddressInfo } from 'node:net';
import { Agent, buildConnector, fetch } from 'undici';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/**
 * Sends requests to this server's own origin only, through its listening address, because some resolvers do not know
 * names below localhost.
 */
export function ownFetch(origin: string, listening: () => AddressInfo): Ask {
  const own = new URL(origin).hostname;
  const connect = buildConnector({});
  const dispatcher = new Agent({
    pipelining: 0,
    connect: (options, done) => {
      if (options.hostname !== own)
        return done(new Error(`The development server sends requests only to ${own}.`), null);
      const { address, port } = listening();
      const loopback = isIPv6(address) ? '::1' : '127.0.0.1';
      const hostname = EVERY_ADDRESS.has(address) ? loopback : address;
      connect({ ...options, protocol: 'http:', hostname, host: hostname, port: String(port) }, done);
    },
  });
  // The package's own request and response types have the platform's shape under other names.
  const ask = fetch as unknown as (address: string, init: RequestInit & { dispatcher: Agent }) => Promise<Response>;
  return (address, init) => ask(address, { ...init, dispatcher });
}
