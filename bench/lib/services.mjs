import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { which } from '../../scripts/lib/which.mjs';
import { start } from './process.mjs';

const BUCKET = 'portal-files';

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

/** Starts Redis on a loopback port, with the settings of `deploy/docker/compose.yaml`. Returns the settings of servers and its end. */
export async function startRedis({ folder, port }) {
  const program = which('redis-server');
  if (program === undefined)
    throw new Error('No Redis server found. Install redis-server and run the benchmark again.');
  const directory = join(folder, 'redis');
  mkdirSync(directory);
  const place = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', directory];
  const server = start(program, [...place, '--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction']);
  server.child.stdout.resume();
  while (!(await answers(port))) await wait(50);
  return { settings: { REDIS_URL: `redis://127.0.0.1:${port}` }, stop: server.stop };
}

/** Starts the S3 server of the tests on a free loopback port. Returns the settings of servers and its end. */
export async function startFiles({ folder }) {
  const args = [
    '--openssl-legacy-provider',
    fromRoot('test/server/support/run-s3.mjs'),
    join(folder, 's3'),
    '0',
    BUCKET,
  ];
  const server = start(process.execPath, args);
  for await (const port of createInterface(server.child.stdout)) {
    const settings = {
      HOLOCADE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      HOLOCADE_S3_BUCKET: BUCKET,
      HOLOCADE_S3_ACCESS_KEY: 'S3RVER',
      HOLOCADE_S3_SECRET_KEY: 'S3RVER',
    };
    return { settings, stop: server.stop };
  }
  throw new Error('The S3 server did not start.');
}
