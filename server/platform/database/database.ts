import type { Executor } from './executor';

/** How a database is opened. */
export interface Opening {
  /** Whether its tables are brought up to date first; default: true. */
  readonly migrates?: boolean;
}

/** PostgreSQL, embedded or a server of its own. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Executor;
  /** Commits when the work resolves, rolls back when it rejects; repeated up to 8 times on a deadlock or a serialisation failure. */
  transaction<T>(work: (tx: Executor) => Promise<T>): Promise<T>;
  /** Does the work unless another process does work of this name on the same database now; tells whether it was done. */
  alone(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Tells whether the database answers. */
  ping(): Promise<boolean>;
  /** Releases the lock and every connection. */
  close(): Promise<void>;
}
