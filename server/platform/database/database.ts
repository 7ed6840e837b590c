import type { FastifyBaseLogger } from 'fastify';
import type { Readable } from 'node:stream';
import type { Result } from '../../../src/domain/shared/result';
import type { DatabaseContent } from './database-content';
import type { Executor } from './executor';

/** Default number of connections of a server to PostgreSQL. Four servers then leave room for others below PostgreSQL's default limit of 100. */
export const USUAL_CONNECTIONS = 13;

/** Options for opening a database. */
export interface Opening {
  /** False skips the migrations; default true. */
  readonly migrates?: boolean;
  /** True refuses a PostgreSQL server with too few connections for one more server of this portal; default false. */
  readonly servesPortal?: boolean;
  /** Connections of this process to a PostgreSQL server; default `USUAL_CONNECTIONS`. */
  readonly connections?: number;
  /** Address of the PostgreSQL server, if the other address is that of pgbouncer. */
  readonly directUrl?: string | undefined;
  /** Called when a connection to a server is requested; its result is called when the pool gives or refuses one. */
  readonly onConnect?: (pool: PoolName) => () => void;
  /** Called with the text of each statement to a server; its result is called when the statement ends. */
  readonly onStatement?: (text: string) => (failed: boolean) => void;
}

/** A pool of connections: for statements, for the locks of `runExclusively`, or for `ping`. */
export type PoolName = 'queries' | 'locks' | 'pings';

/** Use of one pool at this moment. */
export interface PoolUse {
  readonly pool: PoolName;
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
  readonly max: number;
}

/** Receives the notifications of one channel. */
export interface NotificationListener {
  notified(payload: string): void;
  /** Called every ten seconds on a working connection: no notification has been missed. */
  alive(): void;
  /** Called when listening begins, and again after each lost connection: notifications may have been missed. */
  connected(): void;
}

/** Stores the content of a dump; resolves when all of it is on the disk. */
export type WriteDump = (content: Readable) => Promise<void>;

/** A PostgreSQL database, embedded or on a server. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Executor;
  /**
   * Commits if the work resolves and rolls back if it rejects. Repeats up to 8 times on a deadlock or serialisation
   * failure.
   */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  /** Runs the work unless another process runs work of this name on the same database. Returns true if the work ran. */
  runExclusively(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Listens to the notifications of a channel until the returned function is called; undefined if no other process can use this database. */
  readonly listen:
    | ((channel: string, log: FastifyBaseLogger, listener: NotificationListener) => () => Promise<void>)
    | undefined;
  /** Use of the connections to the server; empty for an embedded database. */
  pools(): readonly PoolUse[];
  /** True if the database answers. On a server, it uses a connection of its own, so queries that wait do not delay it. */
  ping(): Promise<boolean>;
  /** Dumps one moment of the database while others write. Returns the content of the dump, or one sentence with the reason of a failure. */
  dump(write: WriteDump): Promise<Result<DatabaseContent, string>>;
  /** Releases the lock and closes all connections. */
  close(): Promise<void>;
}
