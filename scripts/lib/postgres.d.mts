/** Returns the folder of a PostgreSQL server of version 15 or later, installed if possible, or undefined. */
export function findPostgres(): Promise<string | undefined>;

export interface StartedPostgres {
  readonly url: string;
  readonly version: number;
  /** Starts the server again after a crash. */
  restart(): Promise<void>;
  /** Ends the server like a crash. */
  crash(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** Starts an empty server on a loopback port with durability switched off and further settings. */
export function startPostgres(folder: string, further?: readonly string[]): Promise<StartedPostgres>;
