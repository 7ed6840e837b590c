import type { Logger } from '../../deps';
import type { Database } from '../database/database';
import type { ServerClock } from '../system/server-clock';
import type { NodeTransport } from './node-transport.port';
import { postgresTransport } from './postgres-transport';
import type { SharedCounter } from './shared-counter';
import { postgresCounter, redisCounter } from './shared-counter';

/** Connections of a server to the other servers of its portal. */
export interface NodeConnections {
  /** Undefined on an embedded database, which no other server can use. */
  readonly transport: NodeTransport | undefined;
  /** Counters for limits; the first that answers counts. */
  readonly counters: readonly SharedCounter[];
  close(): void;
}

export interface NodeConnectionsOptions {
  readonly database: Pick<Database, 'db' | 'listen'>;
  /** Address of a Redis server; undefined for PostgreSQL alone. */
  readonly redisUrl: string | undefined;
  /** Id of this server. */
  readonly node: string;
  readonly clock: ServerClock;
  readonly log: Logger;
  /** Called when the connection on which messages arrive was lost and is back. */
  readonly onReconnect?: (() => void) | undefined;
}

/** Connects over Redis if it is configured, else over PostgreSQL. Never waits for Redis. */
export async function connectNodes(options: NodeConnectionsOptions): Promise<NodeConnections> {
  const { database, redisUrl, node, clock, log, onReconnect = () => undefined } = options;
  const { db, listen } = database;
  const counter = postgresCounter(db);
  if (!listen) return { transport: undefined, counters: [counter], close: () => undefined };
  if (redisUrl === undefined) {
    const transport = postgresTransport({ db, listen, node, clock, log, onReconnect });
    return { transport, counters: [counter], close: () => undefined };
  }
  const { openRedis } = await import('./redis');
  const { redisTransport } = await import('./redis-transport');
  const client = openRedis(redisUrl, log);
  const openReader = () => openRedis(redisUrl, log, onReconnect);
  return {
    transport: redisTransport({ client, openReader, node, clock, log }),
    counters: [redisCounter(client), counter],
    close: () => client.destroy(),
  };
}
