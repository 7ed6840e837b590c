import * as z from 'zod/mini';
import type { Logger } from '../../deps';
import type { ServerClock } from '../system/server-clock';
import type { NodeListener, NodeMessage, NodeTransport, SentMessage } from './node-transport.port';
import { wireSentMessage } from './node-transport.port';

/** Messages to the servers of a portal. */
export interface NodeMessages {
  /** Sends a message to all other servers, soon and in order. Repeats until the transport answers, and gives up what it refuses. */
  send(message: NodeMessage): void;
  /** Number of messages that are not sent yet. */
  waiting(): number;
  /** Waits until everything is sent, at most a second. Resolves at once while the transport does not answer. */
  sent(): Promise<void>;
  /** Waits until everything is sent, at most three seconds, also while the transport does not answer. Then gives up. */
  settled(): Promise<void>;
}

/** Messages between the servers of a portal, in both directions. */
export interface NodeBus extends NodeMessages {
  /** Sends what is waiting and stops receiving. */
  close(): Promise<void>;
}

/** Ids of this many messages fit into a notification of PostgreSQL. */
const MAX_BATCH = 200;
/** Number of waiting messages above which one message, that they are lost, replaces them. */
const MAX_WAITING = 10_000;
const RETRY_MS = 500;
/** Longest wait of a call for its messages. */
const SENT_MS = 1000;
/** Longest wait of a process that ends, for several attempts. Short enough for the time limit of a stop. */
const SETTLED_MS = 3000;
const SILENCE_CHECK_MS = 10_000;
/** Longest time for which a page may stay open while no messages arrive, such as the end of its session. */
const LONGEST_SILENCE_MS = 120_000;
const SILENT =
  'no messages of other servers can arrive: until they can, pages connect again every two minutes, so that ended sessions lose their connections';

export interface BusOptions {
  /** Undefined if no other server can exist; then nothing is sent. */
  readonly transport: NodeTransport | undefined;
  readonly clock: ServerClock;
  readonly log: Logger;
}

/** Sends messages in batches while the transport answers, and lets them wait while it does not. */
export function nodeMessages({ transport, clock, log }: BusOptions): NodeMessages {
  if (!transport)
    return { send: () => undefined, waiting: () => 0, sent: () => Promise.resolve(), settled: () => Promise.resolve() };
  let waiting: SentMessage[] = [];
  /** Number of the first waiting message. */
  let first = 1;
  let sending: Promise<void> | undefined;
  let isEnding = false;
  /** True while the transport does not answer. */
  let isAway = false;

  const drop = (count: number): void => {
    first += count;
    waiting = waiting.slice(count);
  };
  const flush = async (): Promise<void> => {
    let size = MAX_BATCH;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, size);
      const number = first;
      try {
        await transport.send(batch, number);
        isAway = false;
        // Messages that became too many meanwhile are gone already.
        if (first === number) drop(batch.length);
      } catch (error) {
        if (!transport.refuses(error)) {
          if (!isAway) log.warn({ err: error, waiting: waiting.length }, 'messages to other servers wait');
          isAway = true;
          if (isEnding) return;
          await new Promise<void>((resolve) => clock.after(RETRY_MS, resolve));
        } else if (batch.length > 1) {
          // Finds the message that is refused.
          size = 1;
        } else {
          log.error({ err: error }, 'a message to other servers was refused');
          drop(1);
        }
      }
    }
  };

  const start = (): void => {
    sending ??= Promise.resolve()
      .then(flush)
      .finally(() => {
        sending = undefined;
        // A message can arrive between the end of the loop and here.
        if (waiting.length > 0 && !isEnding) start();
      });
  };

  /** Waits until everything is sent, at most this time. */
  const sentWithin = async (milliseconds: number): Promise<void> => {
    let cancel = (): void => {};
    const late = new Promise<void>((resolve) => (cancel = clock.after(milliseconds, resolve)));
    const all = async (): Promise<void> => {
      while (sending) await sending;
    };
    await Promise.race([all(), late]).finally(cancel);
  };

  return {
    send(message) {
      if (waiting.length >= MAX_WAITING) {
        log.error(`${String(MAX_WAITING)} messages to other servers were lost: their pages will load again`);
        drop(waiting.length);
        waiting.push({ kind: 'messages-lost' });
      }
      waiting.push(message);
      start();
    },
    waiting: () => waiting.length,
    async sent() {
      if (!isAway) await sentWithin(SENT_MS);
    },
    async settled() {
      await sentWithin(SETTLED_MS);
      isEnding = true;
    },
  };
}

/** Sends messages (see `nodeMessages`) and receives those of others. */
export function nodeBus(options: BusOptions, listener: NodeListener): NodeBus {
  const { transport, clock, log } = options;
  const messages = nodeMessages(options);
  if (!transport) return { ...messages, close: () => messages.settled() };
  let aliveAt = clock.now();
  let isSilent = false;
  const alive = (): void => {
    aliveAt = clock.now();
    isSilent = false;
  };
  const stopWatching = clock.every(SILENCE_CHECK_MS, () => {
    if (clock.now().getTime() - aliveAt.getTime() < LONGEST_SILENCE_MS) return;
    if (!isSilent) log.error(SILENT);
    isSilent = true;
    aliveAt = clock.now();
    listener.missed();
  });
  const end = transport.receive({
    receive(message) {
      const parsed = z.safeParse(wireSentMessage, message);
      if (!parsed.success) return;
      if (parsed.data.kind === 'messages-lost') listener.missed();
      else listener.receive(parsed.data);
    },
    alive,
    missed: () => listener.missed(),
  });
  return {
    ...messages,
    async close() {
      stopWatching();
      await messages.settled();
      const lost = messages.waiting();
      if (lost > 0)
        log.error(
          `messages to other servers were lost at the stop: ${String(lost)}. Restart the other servers, so that ended sessions lose their connections`,
        );
      await end();
    },
  };
}
