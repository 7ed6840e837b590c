import type { SQL } from 'drizzle-orm';
import { and, asc, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Logger } from '../../deps';
import type { Database } from '../database/database';
import { isInvalidData } from '../database/database-failure';
import { nodeMessages as stored } from '../database/schema/nodes';
import type { ServerClock } from '../system/server-clock';
import { ago, MESSAGES_KEPT_MS } from './node.repository';
import type { NodeTransport, SentMessage } from './node-transport.port';

const CHANNEL = 'node_messages';
/** Received ids are remembered, because a message that was missed is read together with known ones. */
const MAX_KNOWN = 20_000;
/** Longest time between storing a message and its notification. */
const OVERLAP_MS = 10_000;

interface Stored {
  readonly id: number;
  readonly message: SentMessage;
}

export interface PostgresTransportOptions {
  readonly db: Database['db'];
  readonly listen: NonNullable<Database['listen']>;
  /** Id of this server. */
  readonly node: string;
  readonly clock: ServerClock;
  readonly log: Logger;
}

/** Carries messages over PostgreSQL: each is stored, and a notification has its id. After a lost connection, reads what was stored meanwhile. */
export function postgresTransport({ db, listen, node, clock, log }: PostgresTransportOptions): NodeTransport {
  return {
    async send(batch) {
      await db.execute(sql`
        with stored as (
          insert into node_messages (sender, message)
          select ${node}::uuid, value from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) with ordinality order by ordinality
          returning id
        )
        select pg_notify(${CHANNEL}, json_build_array(${node}::text, json_agg(id order by id))::text) from stored`);
    },
    refuses: isInvalidData,
    receive(listener) {
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
            .select({ id: stored.id, message: sql<SentMessage>`${stored.message}` })
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
      return async () => {
        isClosed = true;
        await end();
        await reading;
      };
    },
  };
}
