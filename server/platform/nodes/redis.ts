import { createClient } from '@redis/client';
import type { Logger } from '../../deps';

/** A silent connection is lost after this time, because something is read from every connection twice as often. */
const SILENT_MS = 4000;
/** Longest wait of one read, in milliseconds. */
export const READ_MS = SILENT_MS / 2;
const RETRY_MS = 500;

/** Creates a client whose commands fail at the next attempt to connect while Redis is away, because each caller has something else to do. */
function redisClient(url: string, reconnectStrategy: number | false) {
  return createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    pingInterval: READ_MS,
    socket: { connectTimeout: SILENT_MS, socketTimeout: SILENT_MS, reconnectStrategy },
  });
}

export type RedisClient = ReturnType<typeof redisClient>;

/** Opens a connection to Redis, and again after each loss until it is closed. `onReconnect` is called after each loss. */
export function openRedis(url: string, log: Logger, onReconnect: () => void = () => undefined): RedisClient {
  const client = redisClient(url, RETRY_MS);
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away: messages to other servers wait, and limits use PostgreSQL');
    isAway = true;
  });
  client.on('ready', () => {
    if (!isAway) return;
    isAway = false;
    log.info('Redis is back');
    onReconnect();
  });
  // Rejects only when the client is closed.
  client.connect().catch(() => undefined);
  return client;
}

/** Connects once and returns the version of Redis. Rejects if it does not answer. */
export async function redisVersion(url: string): Promise<string> {
  const client = redisClient(url, false);
  // The error also rejects the connection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return /^redis_version:(?<version>\S+)/m.exec(await client.info('server'))?.groups?.['version'] ?? 'unknown';
  } finally {
    client.destroy();
  }
}
