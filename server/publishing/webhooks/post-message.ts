import { createHmac } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from '../../../src/domain/server-api/public-address';
import { ADDRESS_MAX, ANSWER_BYTES } from '../../../src/domain/server-api/webhooks';
import { brand } from '../../../src/domain/shared/brand';
import type { ServerClock } from '../../platform/system/server-clock';

export const SECRET_PREFIX = 'whsec_';

/** Signs a message as Standard Webhooks defines: HMAC-SHA256 over id, timestamp and body, in base64. */
export function signMessage(
  secret: string,
  { id, seconds, body }: { readonly id: string; readonly seconds: number; readonly body: string },
): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key)
    .update(`${id}.${String(seconds)}.${body}`)
    .digest('base64')}`;
}

/** Resolves a host name to all of its addresses. The signal aborts the lookup. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

const NOT_PUBLIC = 'The host of the endpoint has an address that is not public.';
const UNKNOWN_HOST = 'The host of the endpoint does not exist.';
const UNRESOLVED_HOST = 'The host of the endpoint could not be resolved.';
const TOO_LATE = 'The endpoint did not respond within 10 seconds.';
const LONGEST_MS = 10_000;
const DNS_MS = 2000;
const HEADER_BYTES = 8192;

/** A failure before the connection, with a sentence for the log. */
class LookupProblem extends Error {}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** True if a message may go to an address. Loopback addresses are for development. */
const isAllowed = (address: string, allowsLoopback: boolean): boolean =>
  isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address));

const isLocalName = (host: string): boolean => /(^|\.)localhost$/.test(host);

/** Asks DNS servers without a thread of the system's resolver, because slow names would occupy all of its threads. */
const resolveWith =
  (servers: readonly string[] | undefined): ResolveName =>
  async (name, signal) => {
    if (isLocalName(name)) return [{ address: '127.0.0.1', family: 4 }];
    const resolver = new Resolver({ timeout: DNS_MS, tries: 1 });
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel);
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.removeEventListener('abort', cancel);
    if (four.status === 'rejected' && six.status === 'rejected') {
      const { code } = four.reason as NodeJS.ErrnoException;
      throw new LookupProblem(code === 'ENOTFOUND' || code === 'ENODATA' ? UNKNOWN_HOST : UNRESOLVED_HOST);
    }
    return [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
  };

/** Returns the problem of an endpoint's address; undefined if messages may be sent to it. Its host is resolved with each attempt. */
export function addressProblem(text: string, allowsLoopback: boolean): string | undefined {
  if (!URL.canParse(text) || text.length > ADDRESS_MAX) return 'Enter an address such as https://api.example.com/hook.';
  const url = new URL(text);
  const host = hostOf(url);
  const isLocal = isLoopbackAddress(host) || isLocalName(host);
  if (url.username !== '' || url.password !== '') return 'The address must not contain a username or a password.';
  if (isLocal ? !allowsLoopback : isIP(host) !== 0 && !isPublicAddress(host))
    return 'The address must lead to a public host.';
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))
    return 'The address must start with https://.';
  return undefined;
}

/** Resolves the host of a connection. The connection goes to one of the addresses that were checked here. */
const checkedLookup =
  (resolve: ResolveName, allowsLoopback: boolean, signal: AbortSignal): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, signal).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address, allowsLoopback)))
          return done(new LookupProblem(NOT_PUBLIC), '');
        return options.all === true ? done(null, [...addresses]) : done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };

const problems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The endpoint refused the connection.',
  ECONNRESET: 'The endpoint closed the connection without a response.',
  ABORT_ERR: TOO_LATE,
};

function problemOf(error: Error & { readonly code?: string }): string {
  if (error instanceof LookupProblem) return error.message;
  return problems[error.code ?? ''] ?? `The connection to the endpoint failed (${error.code ?? error.name}).`;
}

/** Replaces control characters, which a database cannot store in JSON. */
const readable = (bytes: Buffer): string => bytes.toString('utf8').replaceAll(/(?![\n\t])\p{Cc}/gu, '�');

export interface Message {
  readonly url: string;
  readonly secret: string;
  /** The same for every attempt, so that a receiver can ignore repetitions. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

/** Result of one attempt. `status` is undefined without a response; `error` then has the reason. */
export interface PostedMessage {
  readonly status: number | undefined;
  readonly error: string | undefined;
  /** Start of the response's body. */
  readonly answer: string;
}

export interface PostOptions {
  readonly clock: ServerClock;
  readonly allowsLoopback: boolean;
  /** Default: asks the DNS servers. */
  readonly resolve?: ResolveName;
  /** Addresses with ports. Default: the DNS servers of the machine. */
  readonly nameServers?: readonly string[];
  /** Aborts the attempt when the server stops. */
  readonly signal: AbortSignal;
}

/**
 * Sends a message once. Follows no redirects, reads at most 4 KiB of the response and ends after ten seconds. Connects only to addresses that were
 * checked, so neither a name nor a redirect leads into the operator's network.
 */
export function postMessage(
  { url: address, secret, id, body }: Message,
  { clock, allowsLoopback, nameServers, resolve = resolveWith(nameServers), signal }: PostOptions,
): Promise<PostedMessage> {
  const url = new URL(address);
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isAllowed(host, allowsLoopback))
    return Promise.resolve({ status: undefined, error: NOT_PUBLIC, answer: '' });
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const late = new AbortController();
  const cancel = clock.after(LONGEST_MS, () => late.abort());
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': `${brand.siteName}-Webhooks/1`,
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signMessage(secret, { id, seconds, body }),
  };
  const ended = AbortSignal.any([signal, late.signal]);
  const options = {
    ...{ method: 'POST', headers, agent: false, maxHeaderSize: HEADER_BYTES },
    lookup: checkedLookup(resolve, allowsLoopback, ended),
    signal: ended,
  };
  const send: typeof httpRequest = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise<PostedMessage>((done) => {
    const chunks: Buffer[] = [];
    let status: number | undefined;
    // The status counts, even if the rest of the response fails.
    const end = (problem?: string) => {
      const answer = readable(Buffer.concat(chunks).subarray(0, ANSWER_BYTES));
      done({ status, error: status === undefined ? problem : undefined, answer });
    };
    const outgoing = send(url, options, (incoming) => {
      status = incoming.statusCode;
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size < ANSWER_BYTES) return;
        end();
        incoming.destroy();
      });
      incoming.on('end', () => end());
      incoming.on('error', () => end());
    });
    // An endpoint can answer with a switch of the protocol, and the response then never comes.
    outgoing.on('upgrade', ({ statusCode }, socket) => {
      status = statusCode;
      socket.destroy();
      end();
    });
    outgoing.on('error', (error) => end(problemOf(error)));
    outgoing.end(body);
  }).finally(cancel);
}
