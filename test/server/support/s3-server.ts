import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { S3Settings } from '../../../server/platform/config/config';
import { temporaryFolder } from './temporary-folder';

const BUCKET = 'portal-files';
const PROGRAM = join(import.meta.dirname, 'run-s3.mjs');

/** An S3 server on loopback with one bucket, in a process of its own. It verifies signatures. */
export interface S3Server {
  readonly settings: S3Settings;
  /** The settings as environment variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends the server; its files stay. */
  stop(): Promise<void>;
  /** Starts the server again at the same address. */
  start(): Promise<void>;
  /** Ends the server and deletes its files. */
  close(): Promise<void>;
}

async function run(directory: string, port: string): Promise<{ readonly child: ChildProcess; readonly port: string }> {
  // Its tokens for the pages of a list use DES.
  const args = ['--openssl-legacy-provider', PROGRAM, directory, port, BUCKET];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) return { child, port: line };
  throw new Error('The S3 server did not start.');
}

/** Starts an S3 server on a free port. */
export async function startS3(): Promise<S3Server> {
  const directory = temporaryFolder();
  let running = await run(directory, '0');
  const { port } = running;
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    ...{ bucket: BUCKET, region: 'eu-central-1', accessKey: 'S3RVER', secretKey: 'S3RVER' },
  };
  const stop = async (): Promise<void> => {
    if (running.child.exitCode !== null || running.child.signalCode !== null) return;
    running.child.kill('SIGKILL');
    await once(running.child, 'exit');
  };
  return {
    settings,
    environment: {
      HOLOCADE_S3_ENDPOINT: settings.endpoint,
      HOLOCADE_S3_BUCKET: settings.bucket,
      HOLOCADE_S3_REGION: settings.region,
      HOLOCADE_S3_ACCESS_KEY: settings.accessKey,
      HOLOCADE_S3_SECRET_KEY: settings.secretKey,
    },
    stop,
    async start() {
      running = await run(directory, port);
    },
    async close() {
      await stop();
      rmSync(directory, { recursive: true });
    },
  };
}
