import type { SQL } from 'drizzle-orm';
import { and, asc, gte, inArray, ne, sql } from 'drizzle-orm';
import type { WireChannelEvent } from '../../../src/contract/realtime.contract';
import type { Logger } from '../../deps';
import type { Database } from '../database/database';
import { isInvalidData } from '../database/database-failure';
import { nodeMessages as stored } from '../database/schema/nodes';
import type { ServerClock } from '../system/server-clock';
import { ago, MESSAGES_KEPT_MS } from './node.repository';

/** Message from one server to all others. */
export type NodeMessage =
  | { readonly kind: 'event'; readonly event: WireChannelEvent }
  | { readonly kind: 'session-ended'; readonly sessionId: string };

/** Receives the messages of other servers, each once. */
export interface NodeListener {
  receive(message: NodeMessage): void;
  /** Messages may have been lost for good. */
  missed(): void;
}

/** Messages to the servers of a portal. */
export interface NodeMessages {
  /** Sends a message to all other servers, soon and in order. Repeats until the database answers, and gives up what it refuses. */
  send(message: NodeMessage): void;
  /** Number of messages that are not sent yet. */
  waiting(): number;
  /** Waits until everything is sent, or for one more attempt if the database does not answer. */
  settled(): Promise<void>;
}

/** Messages between the servers of a portal, in both directions. */
export interface NodeBus extends NodeMessages {
  /** Sends what is waiting and stops receiving. */
  close(): Promise<void>;
}

const CHANNEL = 'node_messages';
/** Ids of this many messages fit into a notification. */
const MAX_BATCH = 200;
const RETRY_MS = 500;
/** Received ids are remembered, because a message that was missed is read together with known ones. */
const MAX_KNOWN = 20_000;
/** Longest time between storing a message and its notification. */
const OVERLAP_MS = 10_000;

interface Stored {
  readonly id: number;
  readonly message: NodeMessage;
}

export interface BusOptions {
  readonly database: Pick<Database, 'db' | 'listen'>;
  /** Id of this server. */
  readonly node: string;
  readonly clock: ServerClock;
  readonly log: Logger;
}

/** Sends messages over PostgreSQL: each is stored, and a notification carries its id. On an embedded database nobody listens, so nothing is sent. */
export function nodeMessages({ database, node, clock, log }: BusOptions): NodeMessages {
  const { db, listen } = database;
  if (!listen) return { send: () => undefined, waiting: () => 0, settled: () => Promise.resolve() };
  let waiting: NodeMessage[] = [];
  let sending: Promise<void> | undefined;
  let isEnding = false;

  const store = async (batch: readonly NodeMessage[]): Promise<void> => {
    await db.execute(sql`
      with stored as (
        insert into node_messages (sender, message)
        select ${node}::uuid, value from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) with ordinality order by ordinality
        returning id
      )
      select pg_notify(${CHANNEL}, json_build_array(${node}::text, json_agg(id order by id))::text) from stored`);
  };
  const flush = async (): Promise<void> => {
    let size = MAX_BATCH;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, size);
      try {
        await store(batch);
        waiting = waiting.slice(batch.length);
      } catch (error) {
        if (!isInvalidData(error)) {
          log.warn({ err: error, waiting: waiting.length }, 'messages to other servers wait');
          if (isEnding) return;
          await new Promise<void>((resolve) => clock.after(RETRY_MS, resolve));
        } else if (batch.length > 1) {
          // Finds the message that is refused.
          size = 1;
        } else {
          log.error({ err: error }, 'a message to other servers was refused');
          waiting = waiting.slice(1);
        }
      }
    }
  };

  return {
    send(message) {
      waiting.push(message);
      sending ??= Promise.resolve()
        .then(flush)
        .finally(() => (sending = undefined));
    },
    waiting: () => waiting.length,
    async settled() {
      isEnding = true;
      await sending;
    },
  };
}

/** Sends messages (see `nodeMessages`) and receives those of others. After a lost connection, reads what was stored meanwhile. */
export function nodeBus(options: BusOptions, listener: NodeListener): NodeBus {
  const { database, node, clock, log } = options;
  const { db, listen } = database;
  const messages = nodeMessages(options);
  if (!listen) return { ...messages, close: () => messages.settled() };
  const time = (): number => clock.now().getTime();
  let reading = Promise.resolve();
  let isClosed = false;
  const known = new Set<number>();
  /** Undefined before the first connection, when no browser can have missed anything. */
  let lastHeard: number | undefined;

  const deliver = (rows: readonly Stored[]): void => {
    for (const { id, message } of rows) {
      if (known.has(id)) continue;
      known.add(id);
      listener.receive(message);
    }
    for (const id of known) {
      if (known.size <= MAX_KNOWN) break;
      known.delete(id);
    }
  };
  const read = async (which: SQL | undefined): Promise<void> =>
    deliver(
      await db
        .select({ id: stored.id, message: sql<NodeMessage>`${stored.message}` })
        .from(stored)
        .where(which)
        .orderBy(asc(stored.id)),
    );
  /** Reads one after the other, so that messages keep their order. */
  const then = (read: () => Promise<void>): void => {
    reading = reading.then(read).catch((error: unknown) => {
      if (isClosed) return;
      log.error({ err: error }, 'messages of other servers were missed');
      listener.missed();
    });
  };

  const end = listen(CHANNEL, log, {
    notified(payload) {
      lastHeard = time();
      const [sender, ids] = JSON.parse(payload) as [string, number[]];
      if (sender !== node) then(() => read(inArray(stored.id, ids)));
    },
    alive() {
      lastHeard = time();
    },
    connected() {
      const before = lastHeard;
      lastHeard = time();
      if (before === undefined) return;
      const elapsed = lastHeard - before + OVERLAP_MS;
      if (elapsed > MESSAGES_KEPT_MS) listener.missed();
      else then(() => read(and(ne(stored.sender, node), gte(stored.sentAt, ago(elapsed)))));
    },
  });

  return {
    ...messages,
    async close() {
      isClosed = true;
      await messages.settled();
      await end();
      await reading;
    },
  };
}
