import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import type { Result } from '../../../../src/domain/shared/result';
import { controlAddress } from '../../../../server/platform/command-line/control-address';
import type { SentCommand } from '../../../../server/platform/command-line/operator-command';
import { sendOperatorCommand } from '../../../../server/platform/command-line/send-operator-command';
import { bundleServer } from '../../support/bundle-server';
import { freePort } from '../../support/free-port';
import type { Answer } from '../../support/http-client';
import { send } from '../../support/http-client';
import { separateDatabase } from '../../support/separate-database';
import { silentLog } from '../../support/silent-log';
import { placeFilled } from '../../support/snapshot';
import { temporaryFolder } from '../../support/temporary-folder';
import { fillDemo } from '../../support/test-server';

const SCRIPT = fileURLToPath(new URL('../../support/run-bundle.mjs', import.meta.url));

export interface RequestOptions {
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server in a separate process, whose data survive a kill. */
export interface KillableServer {
  /** Starts the server and waits until it is ready. */
  start(): Promise<void>;
  /** Kills the process immediately. */
  kill(): Promise<void>;
  /** Sends a request as a page would. Undefined if the server dies before it responds. */
  send(path: string, sent?: RequestOptions): Promise<Answer | undefined>;
  /** Sends an operator command to the running server. */
  order(order: SentCommand): Promise<Result<string, string> | undefined>;
  /** Kills the process and deletes its database. */
  close(): Promise<void>;
}

/** Fills a data folder, or a separate database of the tests' database server, with demo content. */
async function prepareDatabase(folder: string) {
  const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
  const fill = fillDemo(silentLog);
  if (url !== undefined) {
    const { database, url: own } = await separateDatabase(url, silentLog, { name: 'demo', fill });
    return { environment: { DATABASE_URL: own }, end: () => database.close() };
  }
  await placeFilled(folder, 'demo', fill);
  return { environment: {}, end: async () => undefined };
}

/** Prepares a data folder. The server is not started yet. */
export async function createKillableServer(secret: string): Promise<KillableServer> {
  const port = await freePort();
  const host = `holocade.localhost:${String(port)}`;
  const folder = temporaryFolder();
  const { environment, end } = await prepareDatabase(folder);
  const bundle = await bundleServer();
  let running: ChildProcess | undefined;

  const ask = (path: string, { body, cookie, headers = {} }: RequestOptions = {}): Promise<Answer | undefined> => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const ofBody =
      text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), origin: `http://${host}` };
    const ofPlayer = cookie === undefined ? {} : { cookie };
    return send({
      port,
      method: body === undefined ? 'GET' : 'POST',
      path,
      body: text,
      headers: { host, ...ofBody, ...ofPlayer, ...headers },
    }).catch(() => undefined);
  };

  async function kill(): Promise<void> {
    const dying = running;
    running = undefined;
    if (!dying) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  }

  return {
    kill,
    send: ask,
    async start() {
      running = spawn(process.execPath, [SCRIPT, bundle.file], {
        stdio: 'ignore',
        env: {
          ...process.env,
          ...environment,
          NODE_ENV: 'development',
          PORT: String(port),
          HOLOCADE_DATA: folder,
          HOLOCADE_DEMO: '0',
          HOLOCADE_SECRET: secret,
        },
      });
      await vi.waitFor(
        async () => {
          expect((await ask('/readyz'))?.status).toBe(200);
        },
        { interval: 50, timeout: 60_000 },
      );
    },
    async order(order) {
      const path = controlAddress({ dataFolder: folder });
      return path === undefined ? undefined : sendOperatorCommand(path, order);
    },
    async close() {
      await kill();
      await end();
      bundle.remove();
    },
  };
}
