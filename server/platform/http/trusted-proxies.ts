import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

const MAX_KNOWN = 1000;

/**
 * Returns which senders are trusted proxies, from addresses, networks and names such as `loopback`. Senders are remembered, because comparing
 * one with networks takes a tenth of the time of a stored answer.
 */
export function trustedProxies(trusted: readonly string[]): (address: string, hop: number) => boolean {
  const isTrusted = compile([...trusted]);
  const known = new Map<string, boolean>();
  return (address, hop) => {
    const remembered = known.get(address);
    if (remembered !== undefined) return remembered;
    // A client can name any number of addresses.
    if (known.size >= MAX_KNOWN) known.clear();
    const trusts = isTrusted(address, hop);
    known.set(address, trusts);
    return trusts;
  };
}

/** Removes the header of the country from requests whose sender is no trusted proxy. Visitors could otherwise choose their country. */
export function removeForgedCountry(
  app: FastifyInstance,
  { countryHeader }: Pick<Config, 'countryHeader'>,
  isTrusted: (address: string, hop: number) => boolean,
): void {
  if (countryHeader === undefined) return;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTrusted(request.socket.remoteAddress ?? '', 0)) delete request.headers[countryHeader];
    done();
  });
}
