import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { which } from '../../../scripts/lib/which.mjs';
import { openRedis, redisVersion } from '../../../server/platform/nodes/redis';
import { freePort } from './free-port';
import { silentLog } from './silent-log';
import { temporaryFolder } from './temporary-folder';

/** Path of the Redis server (Debian package redis-server), or undefined. */
export const redisProgram = which('redis-server');

export interface RedisServer {
  readonly url: string;
  /** Starts it on its port, again after `kill`. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Lets it hang until `start`, with all connections open. */
  freeze(): void;
  /** Returns the number of connections of others. */
  clients(): Promise<number>;
}

/** Creates a Redis server that is not started. `isLasting` lets it store each message on the disk. */
export async function redisServer({ isLasting = false } = {}): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${String(port)}`;
  const stored = isLasting ? ['--appendonly', 'yes', '--appendfsync', 'always'] : [];
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', temporaryFolder(), '--save', '', ...stored];
  let child: ChildProcess | undefined;
  return {
    url,
    async start() {
      if (child) child.kill('SIGCONT');
      child ??= spawn(redisProgram ?? '', args, { stdio: 'ignore' });
      await vi.waitFor(() => redisVersion(url), { timeout: 10_000, interval: 20 });
    },
    async kill() {
      if (!child) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      child = undefined;
    },
    freeze() {
      child?.kill('SIGSTOP');
    },
    async clients() {
      const own = openRedis(url, silentLog);
      const text = await vi.waitFor(() => own.info('clients'));
      own.destroy();
      return Number(/^connected_clients:(?<count>\d+)/m.exec(text)?.groups?.['count']) - 1;
    },
  };
}
