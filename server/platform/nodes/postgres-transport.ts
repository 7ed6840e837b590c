import type { SQL } from 'drizzle-orm';
import { and, asc, gte, inArray, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Logger } from '../../deps';
import type { Database } from '../database/database';
import { isInvalidData } from '../database/database-failure';
import { nodeMessages as stored } from '../database/schema/nodes';
import type { ServerClock } from '../system/server-clock';
import { ago, MESSAGE_RETENTION_MS } from './node.repository';
import type { NodeTransport } from './node-transport.port';

const CHANNEL = 'node_messages';
/** Sender and ids of new messages. */
const wireNotification = z.tuple([z.string(), z.array(z.int())]);
/** Received messages are remembered, because a missed message is read together with known ones, and a sender repeats a batch whose answer was lost. */
const MAX_KNOWN = 20_000;
/** Longest time between storing a message and its notification. */
const OVERLAP_MS = 10_000;
const RETRY_MS = 500;
/** A server that listens to others so soon after its start has no pages that could have missed a message. */
const START_MS = 1000;

interface Stored {
  readonly id: number;
  readonly sentAt: Date;
  readonly sender: string;
  readonly number: number | null;
  readonly message: unknown;
}

/** Returns the ids of a notification, or undefined for one that others have sent. */
function idsOfOthers(payload: string, node: string): readonly number[] | undefined {
  try {
    const [sender, ids] = z.parse(wireNotification, JSON.parse(payload));
    return sender === node ? undefined : ids;
  } catch {
    return undefined;
  }
}

export interface PostgresTransportOptions {
  readonly db: Database['db'];
  readonly listen: NonNullable<Database['listen']>;
  /** Id of this server. */
  readonly node: string;
  readonly clock: ServerClock;
  readonly log: Logger;
  /** Called when a lost connection is back. */
  readonly onReconnect: () => void;
}

/** Carries messages over PostgreSQL: each is stored, and a notification has its id. After a lost connection, reads what was stored meanwhile. */
export function postgresTransport({
  db,
  listen,
  node,
  clock,
  log,
  onReconnect,
}: PostgresTransportOptions): NodeTransport {
  return {
    async send(batch, number) {
      await db.execute(sql`
        with stored as (
          insert into node_messages (sender, message, number)
          select ${node}::uuid, value, ${number}::bigint + ordinality - 1 from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) with ordinality order by ordinality
          returning id
        )
        select pg_notify(${CHANNEL}, json_build_array(${node}::text, json_agg(id order by id))::text) from stored`);
    },
    refuses: isInvalidData,
    receive(listener) {
      const time = (): number => clock.now().getTime();
      let reading = Promise.resolve();
      let isClosed = false;
      const known = new Set<string>();
      let receivedAt = time();
      let isFirst = true;

      const deliver = (rows: readonly Stored[]): void => {
        for (const { id, sentAt, sender, number, message } of rows) {
          // A sender of an earlier release has no numbers. After a crash of the database, ids start again.
          const key = number === null ? `${String(id)} ${sentAt.toISOString()}` : `${sender} ${String(number)}`;
          if (known.has(key)) continue;
          known.add(key);
          listener.receive(message);
        }
        for (const key of known) {
          if (known.size <= MAX_KNOWN) break;
          known.delete(key);
        }
      };
      const select = (which: SQL | undefined): Promise<readonly Stored[]> =>
        db
          .select({
            id: stored.id,
            sentAt: stored.sentAt,
            sender: stored.sender,
            number: stored.number,
            message: stored.message,
          })
          .from(stored)
          .where(which)
          .orderBy(asc(stored.id));
      /** Repeats a failed read while the messages are stored. */
      const readStored = async (which: () => SQL | undefined): Promise<void> => {
        const startedAt = time();
        while (!isClosed) {
          try {
            return deliver(await select(which()));
          } catch (error) {
            if (time() - startedAt > MESSAGE_RETENTION_MS) {
              log.error({ err: error }, 'messages of other servers were missed');
              return listener.missed();
            }
            await new Promise<void>((resolve) => clock.after(RETRY_MS, resolve));
          }
        }
      };
      /** Reads one after the other, so that messages keep their order. */
      const read = (which: () => SQL | undefined): void => {
        reading = reading.then(() => readStored(which));
      };
      const recordReceipt = (): void => {
        receivedAt = time();
        listener.alive();
      };

      const end = listen(CHANNEL, log, {
        notified(payload) {
          recordReceipt();
          const ids = idsOfOthers(payload, node);
          if (ids) read(() => inArray(stored.id, [...ids]));
        },
        alive: recordReceipt,
        connected() {
          const since = receivedAt - OVERLAP_MS;
          const elapsed = time() - since;
          const hasMissedNothing = isFirst && elapsed < OVERLAP_MS + START_MS;
          if (!isFirst) onReconnect();
          isFirst = false;
          recordReceipt();
          if (hasMissedNothing) return;
          // A negative time is that of a clock that was set back.
          if (elapsed < 0 || elapsed > MESSAGE_RETENTION_MS) listener.missed();
          else read(() => and(ne(stored.sender, node), gte(stored.sentAt, ago(time() - since))));
        },
      });
      return async () => {
        isClosed = true;
        await end();
        await reading;
      };
    },
  };
}
