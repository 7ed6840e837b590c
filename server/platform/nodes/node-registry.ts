import type { Logger } from '../../deps';
import type { Database } from '../database/database';
import type { ServerClock } from '../system/server-clock';
import { DEAD_MS, deleteDeadNodes, deleteNode, listNodes, storeHeartbeat } from './node.repository';

const HEARTBEAT_MS = 5000;
const MAX_CLOCK_OFFSET_MS = 30_000;
/** Smaller differences are ignored. */
const EXACT_MS = 50;
const CLOCK_WRONG = 'the clock differs from the database’s by more than 30 s: this server runs no jobs';

/** False for a clock more than 30 seconds from the database's: its node runs no jobs, because they delete and expire by time. */
export const isRightClock = (offsetMs: number): boolean => Math.abs(offsetMs) <= MAX_CLOCK_OFFSET_MS;

export interface NodeRegistryOptions {
  readonly database: Pick<Database, 'db'>;
  /** Id of this node. */
  readonly node: string;
  readonly clock: ServerClock;
  readonly log: Logger;
  /** Called with the players of a node that died. */
  readonly onGone: (accountIds: readonly string[]) => void;
  /** Called after others have removed this node, or the database has lost its messages in a crash. */
  readonly onForgotten: () => void;
}

/** Registers this server among the servers on the same database, and removes dead ones. */
export class NodeRegistry {
  readonly #options: NodeRegistryOptions;
  #offset = 0;
  #servers = 1;
  #cancel = () => {};
  #heartbeat: Promise<void> | undefined;
  /** Time of the last stored heartbeat; undefined before the start. */
  #lastHeartbeatAt: number | undefined;

  constructor(options: NodeRegistryOptions) {
    this.#options = options;
  }

  /** Clock of the database, for work that deletes or expires by time. */
  get databaseClock(): ServerClock {
    const { clock } = this.#options;
    return {
      now: () => new Date(clock.now().getTime() - this.#offset),
      after: (milliseconds, run) => clock.after(milliseconds, run),
      every: (milliseconds, run) => clock.every(milliseconds, run),
    };
  }

  /** False while this machine's clock differs from the database's by more than 30 seconds. */
  get clockIsRight(): boolean {
    return isRightClock(this.#offset);
  }

  /** Number of running servers at the last heartbeat, at least one. */
  get servers(): number {
    return this.#servers;
  }

  /** Registers the node, then repeats the heartbeat. */
  async start(): Promise<void> {
    await this.#sendHeartbeat();
    this.#cancel = this.#options.clock.every(HEARTBEAT_MS, () => {
      this.#heartbeat ??= this.#sendHeartbeat()
        .catch((error: unknown) =>
          this.#options.log.warn(
            { err: error },
            'the heartbeat could not be stored: without the database, other servers will take this one for dead',
          ),
        )
        .finally(() => (this.#heartbeat = undefined));
    });
  }

  async stop(): Promise<void> {
    this.#cancel();
    await this.#heartbeat;
    if (this.#lastHeartbeatAt === undefined) return;
    const { database, node, log } = this.#options;
    await deleteNode(database.db, node).catch((error: unknown) =>
      log.warn({ err: error }, 'could not leave the list of servers'),
    );
  }

  async #sendHeartbeat(): Promise<void> {
    const { database, node, clock, log, onGone, onForgotten } = this.#options;
    const lastHeartbeatAt = this.#lastHeartbeatAt;
    const [before, wasRight] = [clock.now(), this.clockIsRight];
    const { clockOffset, isFirst } = await storeHeartbeat(database.db, node, before);
    const now = clock.now().getTime();
    this.#lastHeartbeatAt = now;
    // The database took its time somewhere in between. A slow answer is inexact, and must not move the time back.
    const half = (now - before.getTime()) / 2;
    if (Math.abs(clockOffset + half - this.#offset) > half + EXACT_MS) this.#offset = clockOffset + half;
    if (wasRight !== this.clockIsRight)
      log.error({ offsetMs: this.#offset }, wasRight ? CLOCK_WRONG : 'the clock is right again: this server runs jobs');
    if (isFirst && lastHeartbeatAt !== undefined) onForgotten();
    // After an outage of the database, the others get the time to store a heartbeat first.
    const isSteady = lastHeartbeatAt === undefined || now - lastHeartbeatAt < DEAD_MS / 2;
    const gone = isSteady ? await deleteDeadNodes(database.db) : [];
    // No other server can find these players again.
    if (gone.length > 0) onGone(gone);
    this.#servers = Math.max(1, (await listNodes(database.db)).length);
  }
}
