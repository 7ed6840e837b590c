import { brand } from '../../../src/domain/shared/brand';
import type { Logger } from '../../deps';
import type { ServerClock } from '../system/server-clock';
import type { NodeTransport, TransportListener } from './node-transport.port';
import type { RedisClient } from './redis';
import { READ_MS } from './redis';

const STREAM = `${brand.identifier}:messages`;
/** Number of messages that the stream stores at least. */
const MAX_STORED = 20_000;
const MAX_READ = 200;
const RETRY_MS = 500;
/** Number of senders whose last message is remembered. */
const MAX_SENDERS = 1000;

export interface RedisTransportOptions {
  /** Connection for sending. */
  readonly client: RedisClient;
  /** Opens a connection for reading, which waits for messages. */
  readonly openReader: () => RedisClient;
  /** Id of this server. */
  readonly node: string;
  readonly clock: ServerClock;
  readonly log: Logger;
}

/** Compares two ids of a stream: milliseconds, then a number. */
function isAfter(id: string, other: string): boolean {
  const [time = 0, sequence = 0] = id.split('-').map(Number);
  const [otherTime = 0, otherSequence = 0] = other.split('-').map(Number);
  return time === otherTime ? sequence > otherSequence : time > otherTime;
}

/** Parses JSON; undefined if it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Carries messages over a stream of Redis. After a lost connection, reads on from the last message read. */
export function redisTransport({ client, openReader, node, clock, log }: RedisTransportOptions): NodeTransport {
  const receive = (listener: TransportListener): (() => Promise<void>) => {
    const reader = openReader();
    const startedAt = clock.now().getTime();
    let isClosed = false;
    /** Id of the last message read. */
    let last: string | undefined;
    const numbers = new Map<string, number>();

    /** Returns the id to read on from. */
    const position = async (): Promise<string> => {
      if (last === undefined) {
        // A server that reaches Redis late reads what was sent since its own start.
        const [seconds, microseconds] = await reader.time();
        const now = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
        return `${String(now - (clock.now().getTime() - startedAt))}-0`;
      }
      const oldest = (await reader.xRange(STREAM, '-', '+', { COUNT: 1 }))?.[0];
      if (oldest && !isAfter(oldest.id, last)) return last;
      log.error('messages of other servers were missed, because Redis does not have them anymore');
      listener.missed();
      last = undefined;
      return '0-0';
    };
    const deliver = ({ sender = '', number, message = '' }: Readonly<Record<string, string>>): void => {
      if (sender === node || Number(number) <= (numbers.get(sender) ?? 0)) return;
      numbers.delete(sender);
      numbers.set(sender, Number(number));
      for (const oldest of numbers.keys()) {
        if (numbers.size <= MAX_SENDERS) break;
        numbers.delete(oldest);
      }
      listener.receive(parsed(message));
    };
    const read = async (): Promise<void> => {
      let from: string | undefined;
      while (!isClosed) {
        try {
          from ??= await position();
          const streams = await reader.xRead({ key: STREAM, id: from }, { BLOCK: READ_MS, COUNT: MAX_READ });
          listener.alive();
          for (const { id, message } of streams?.[0]?.messages ?? []) {
            from = last = id;
            deliver(message);
          }
        } catch {
          if (isClosed) return;
          from = undefined;
          await new Promise<void>((resolve) => clock.after(RETRY_MS, resolve));
        }
      }
    };

    void read();
    return () => {
      isClosed = true;
      reader.destroy();
      return Promise.resolve();
    };
  };

  return {
    async send(batch, number) {
      const sending = client.multi();
      for (const [at, message] of batch.entries())
        sending.xAdd(
          STREAM,
          '*',
          { sender: node, number: String(number + at), message: JSON.stringify(message) },
          { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: MAX_STORED } },
        );
      await sending.exec();
    },
    refuses: () => false,
    receive,
  };
}
