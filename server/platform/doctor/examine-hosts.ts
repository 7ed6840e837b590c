import { lookup } from 'node:dns/promises';
import { connect } from 'node:tls';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { publicUrls } from '../../publishing/hosts/public-urls';
import type { Config } from '../config/config';
import type { ServerClock } from '../system/server-clock';
import type { Finding } from './finding';
import { findingAbout, findingOf } from './finding';

/** Certificate that a host presents. */
export interface HostCertificate {
  /** Reason why browsers refuse it; undefined for a valid one. */
  readonly problem: string | undefined;
  readonly expiresAt: Date;
}

/** Answer of a host to a request. */
export interface HostAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Requests as browsers of players make them. Each rejects with its reason. */
export interface Network {
  resolve(host: string): Promise<readonly string[]>;
  certificate(host: string, port: number): Promise<HostCertificate>;
  get(address: string): Promise<HostAnswer>;
}

function certificateOf(host: string, port: number, limitMs: number): Promise<HostCertificate> {
  return new Promise((resolve, reject) => {
    // Reads refused certificates, too, and sends nothing.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
    socket.setTimeout(limitMs, () => socket.destroy(new Error(`no answer on port ${String(port)}`)));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const problem = socket.authorized ? undefined : String(socket.authorizationError);
      resolve({ problem, expiresAt: new Date(socket.getPeerCertificate().valid_to) });
      socket.destroy();
    });
  });
}

async function answerOf(address: string, limitMs: number): Promise<HostAnswer> {
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

/** Describes a failed request by its cause, because `fetch` itself only reports that it failed. */
function noAnswer(error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  throw new Error(`no answer (${cause instanceof Error ? cause.message : String(cause)})`, { cause });
}

/** The network of this machine. Requests end after a time limit in milliseconds. */
export const systemNetwork = (limitMs: number): Network => ({
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  certificate: (host, port) => certificateOf(host, port, limitMs),
  get: (address) => answerOf(address, limitMs).catch(noAnswer),
});

interface HostDependencies {
  readonly clock: ServerClock;
  readonly config: Config;
  readonly network: Network;
}

const DAY = 24 * 60 * 60 * 1000;
/** Remaining days of a certificate below which its renewal has probably failed. */
const FEW_DAYS = 14;
/** Slug of no game; its host proves that the wildcard of the games' host works. */
const NO_GAME = 'doctor-wildcard-check';

/** Collects the problems of all hosts; a rejection is a problem, too. */
async function problemsOf(
  origins: readonly string[],
  look: (url: URL) => Promise<string | undefined>,
): Promise<readonly string[]> {
  const found = await Promise.all(
    origins.map((origin) => {
      const url = new URL(origin);
      return look(url).catch(
        (error: unknown) => `${url.hostname}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }),
  );
  return found.flatMap((problem) => problem ?? []);
}

async function examineNames(origins: readonly string[], network: Network): Promise<Finding> {
  const errors = await problemsOf(origins, async ({ hostname }) => {
    const addresses = await network.resolve(hostname).catch(() => []);
    return addresses.length > 0 ? undefined : `${hostname} has no address: add it to the DNS of the domain`;
  });
  return findingAbout('dns', `${String(origins.length)} hosts have addresses`, { errors });
}

async function examineCertificates(origins: readonly string[], { clock, network }: HostDependencies): Promise<Finding> {
  const warnings: string[] = [];
  let fewest = Infinity;
  const errors = await problemsOf(origins, async ({ hostname, port }) => {
    const { problem, expiresAt } = await network.certificate(hostname, port === '' ? 443 : Number(port));
    if (problem !== undefined)
      return `${hostname}: browsers refuse the certificate (${problem}): renew it for this host`;
    const days = Math.floor((expiresAt.getTime() - clock.now().getTime()) / DAY);
    fewest = Math.min(fewest, days);
    if (days < FEW_DAYS) warnings.push(`${hostname}: the certificate expires in ${String(days)} days: renew it`);
    return undefined;
  });
  return findingAbout('tls', `certificates are valid for ${String(fewest)} days at least`, { errors, warnings });
}

async function examineAnswers(origins: readonly string[], network: Network): Promise<Finding> {
  const errors = await problemsOf(origins, async ({ origin }) => {
    const { status, text } = await network.get(`${origin}/healthz`);
    if (status === 200 && text === '{"status":"ok"}') return undefined;
    return `${origin} leads elsewhere (status ${String(status)}): let the proxy forward this host to the portal`;
  });
  return findingAbout('hosts', `${String(origins.length)} hosts lead to the portal, with any game’s`, { errors });
}

/** Headers of a page that browsers need, each with a pattern of its value. */
const needed = (isSecure: boolean): readonly (readonly [string, RegExp])[] => [
  ...(isSecure ? [['strict-transport-security', /max-age=\d{7,}/] as const] : []),
  ['content-security-policy', /script-src 'nonce-.*frame-ancestors 'none'/],
  ['x-content-type-options', /^nosniff$/],
];

async function examineHeaders({ portalOrigin }: PublicUrls, { config, network }: HostDependencies): Promise<Finding> {
  const { status, headers } = await network.get(`${portalOrigin}/`);
  const missing = needed(config.scheme === 'https').filter(([name, value]) => !value.test(headers[name] ?? ''));
  return findingAbout('headers', 'the home page has all security headers', {
    errors: [
      ...(status === 200 ? [] : [`the home page has status ${String(status)}: read the log of the server`]),
      ...missing.map(([name]) => `${name} is missing or changed: let the proxy forward all headers unchanged`),
    ],
  });
}

/** Checks the public hosts as a browser sees them. Hosts below localhost are not public, so there is nothing to check. */
export function examineHosts(deps: HostDependencies): readonly Promise<Finding>[] {
  const { clock, config, network } = deps;
  if (/(^|\.)localhost$/.test(config.host)) return [];
  const urls = publicUrls(config);
  const { portalOrigin, staticOrigin, developerOrigin, accountsOrigin } = urls;
  const origins = [portalOrigin, staticOrigin, developerOrigin, accountsOrigin, urls.gameOrigin(NO_GAME)];
  return [
    findingOf(clock, 'dns', examineNames(origins, network)),
    ...(config.scheme === 'https' ? [findingOf(clock, 'tls', examineCertificates(origins, deps))] : []),
    findingOf(clock, 'hosts', examineAnswers(origins, network)),
    findingOf(clock, 'headers', examineHeaders(urls, deps)),
  ];
}
