import { isIPv6 } from 'node:net';
import type { Ask } from './ask';
import type { AddressInfo } from 'node:net';
import { Agent, buildConnector, fetch } from 'undici';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/** Asks one origin, which is this very server, at the address on which it listens; names below localhost are not known to every resolver. No other host is ever asked. */
export function ownFetch(origin: string, listening: () => AddressInfo): Ask {
  const own = new URL(origin).hostname;
  const connect = buildConnector({});
  const dispatcher = new Agent({
    pipelining: 0,
    connect: (options, done) => {
      if (options.hostname !== own) return done(new Error(`The stand-in asks ${own} alone.`), null);
      const { address, port } = listening();
      const loopback = isIPv6(address) ? '::1' : '127.0.0.1';
      const hostname = EVERY_ADDRESS.has(address) ? loopback : address;
      connect({ ...options, protocol: 'http:', hostname, host: hostname, port: String(port) }, done);
    },
  });
  // The package's own request and answer have the shape of the platform's, under other names.
  const ask = fetch as unknown as (address: string, init: RequestInit & { dispatcher: Agent }) => Promise<Response>;
  return (address, init) => ask(address, { ...init, dispatcher });
}
