import { lookup } from 'node:dns/promises';
import { connect } from 'node:tls';

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
