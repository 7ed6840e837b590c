import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http2';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { findNginx, writeNginxFiles } from '../../../scripts/lib/nginx.mjs';
import { which } from '../../../scripts/lib/which.mjs';
import { projectRoot } from '../../../server/platform/system/project-root';
import { bundleServer } from '../support/bundle-server';
import { send } from '../support/http-client';
import { separateDatabase } from '../support/separate-database';
import { silentLog } from '../support/silent-log';
import { temporaryFolder } from '../support/temporary-folder';
import { fillDemo } from '../support/test-server';

const SCRIPT = fileURLToPath(new URL('../support/run-bundle.mjs', import.meta.url));
export const HOST = 'holocade.localhost';
/** Password of the demo accounts. */
export const DEMO_PASSWORD = 'Quiet-lake7-boat';
const READY = { interval: 50, timeout: 120_000 };

export const nginx = findNginx();
export const caddy = which('caddy');

/** Loopback ports of a proxy for https and http, and of the nodes behind it. */
interface ProxyPorts {
  readonly port: number;
  readonly httpPort: number;
  readonly nodes: readonly number[];
}

export interface Started {
  stop(): Promise<void>;
}

export interface StartedProxy extends Started {
  /** Returns the lines of the log of requests. */
  log(): string;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Resolves when a proxy answers on its port for http. */
const untilOpen = ({ httpPort: port }: ProxyPorts) =>
  vi.waitFor(
    () => send({ port, method: 'GET', path: '/', headers: { host: 'other.example' }, body: undefined }),
    READY,
  );

/** Starts nginx with the shipped configuration in front of nodes on these loopback ports. */
export async function startNginx(ports: ProxyPorts): Promise<StartedProxy> {
  const folder = temporaryFolder();
  const args = writeNginxFiles({ folder, host: HOST, gamesHost: `play.${HOST}`, ...ports });
  const child = spawn(nginx ?? '', args, { stdio: 'ignore' });
  await untilOpen(ports);
  // A killed master would leave its workers.
  return { stop: () => end(child, 'SIGTERM'), log: () => readFileSync(join(folder, 'holocade.log'), 'utf8') };
}

/** Starts Caddy with the shipped configuration in front of nodes on these loopback ports. */
export async function startCaddy(ports: ProxyPorts): Promise<Started> {
  const folder = temporaryFolder();
  const file = join(folder, 'Caddyfile');
  const shipped = readFileSync(join(projectRoot, 'deploy/caddy/Caddyfile'), 'utf8');
  const { port, httpPort, nodes } = ports;
  const ofTests = ['admin off', 'skip_install_trust', 'default_bind 127.0.0.1'];
  const global = ['{', ...ofTests, `https_port ${String(port)}`, `http_port ${String(httpPort)}`].join('\n\t');
  writeFileSync(file, shipped.replace(/^\{$/m, global));
  const env = {
    ...{ PATH: process.env['PATH'], HOME: folder, HOLOCADE_HOST: HOST, HOLOCADE_GAMES_HOST: `play.${HOST}` },
    HOLOCADE_NODES: nodes.map((node) => `127.0.0.1:${String(node)}`).join(' '),
  };
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  const child = spawn(caddy ?? '', args, { stdio: 'ignore', env });
  await untilOpen(ports);
  return { stop: () => end(child, 'SIGTERM') };
}

/** Starts a server in production mode on each port, all with one database with demo content. */
export async function startNodes(ports: readonly number[], publicPort: number): Promise<Started> {
  const content = { name: 'demo', fill: fillDemo(silentLog) };
  const { database, url } = await separateDatabase(process.env['HOLOCADE_TEST_DATABASE_URL'] ?? '', silentLog, content);
  const bundle = await bundleServer();
  const children = ports.map((port) =>
    spawn(process.execPath, [SCRIPT, bundle.file], {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(port),
        HOLOCADE_PUBLIC_PORT: String(publicPort),
        HOLOCADE_HOST: HOST,
        HOLOCADE_TRUST_PROXY: '127.0.0.1',
        HOLOCADE_DATA: temporaryFolder(),
        HOLOCADE_SECRET: 'a secret for tests that is long enough',
        HOLOCADE_DEMO_PASSWORD: DEMO_PASSWORD,
        DATABASE_URL: url,
      },
    }),
  );
  const stop = async () => {
    await Promise.all(children.map((child) => end(child, 'SIGKILL')));
    await database.close();
    bundle.remove();
  };
  // Each server listens at the end of its start.
  const page = { method: 'GET', path: '/', headers: { host: HOST }, body: undefined };
  const areReady = async () => {
    for (const port of ports) expect((await send({ ...page, port })).status).toBe(200);
  };
  await vi.waitFor(areReady, READY).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { stop };
}

export interface H2Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

interface H2Request {
  readonly port: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** Name in the TLS handshake; default the base host. */
  readonly servername?: string;
}

/** Repeats a request while no server is available (503). */
export function whenAvailable<A extends { readonly status: number }>(request: () => Promise<A>): Promise<A> {
  const attempt = async (): Promise<A> => {
    const answer = await request();
    expect(answer.status).not.toBe(503);
    return answer;
  };
  return vi.waitFor(attempt, READY);
}

const LONGEST_HEADERS = 4 * 1024 * 1024;

/** Sends one request over HTTP/2 and TLS, as browsers do. */
export function sendH2({ port, headers, body, servername = HOST }: H2Request): Promise<H2Answer> {
  return new Promise((resolve, reject) => {
    const options = { servername, rejectUnauthorized: false, maxSendHeaderBlockLength: LONGEST_HEADERS };
    const session = connect(`https://127.0.0.1:${String(port)}`, options);
    session.on('error', reject);
    const stream = session.request({ ':authority': `${HOST}:${String(port)}`, ...headers });
    let answer: Readonly<Record<string, unknown>> = {};
    const chunks: Buffer[] = [];
    stream.on('response', (given) => (answer = given));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('end', () => {
      session.close();
      resolve({ status: Number(answer[':status']), headers: answer, text: Buffer.concat(chunks).toString('utf8') });
    });
    stream.end(body);
  });
}
