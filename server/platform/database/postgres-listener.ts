import { Client } from 'pg';
import type { Logger } from '../../deps';
import { listenerName } from './connection-budget';
import type { NotificationListener } from './database';

const RETRY_MS = 1000;
/** A silent connection is checked this often, because a broken one may never report its end. */
const CHECK_MS = 10_000;

/** Listens to a channel of a PostgreSQL server on a connection of its own, and connects again when it is lost. Returns a function that ends it. */
export function listenOnPostgres(
  url: string,
  { channel, log }: { readonly channel: string; readonly log: Logger },
  listener: NotificationListener,
): () => Promise<void> {
  let current: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let isAway = false;

  const again = (): void => {
    if (!ended) timer = setTimeout(() => void connect(), RETRY_MS).unref();
  };
  const connect = async (): Promise<void> => {
    const client = new Client({
      connectionString: url,
      application_name: listenerName,
      connectionTimeoutMillis: CHECK_MS,
      keepAlive: true,
      query_timeout: CHECK_MS,
    });
    let lost = false;
    const lose = (error?: unknown): void => {
      if (lost || ended) return;
      lost = true;
      if (!isAway)
        log.warn(
          { err: error },
          'the connection for messages of other servers was lost: it is opened again every second',
        );
      isAway = true;
      clearTimeout(timer);
      void client.end().catch(() => undefined);
      again();
    };
    const check = (): void => {
      timer = setTimeout(() => {
        client.query('select 1').then(() => {
          if (lost || ended) return;
          listener.alive();
          check();
        }, lose);
      }, CHECK_MS).unref();
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => listener.notified(payload ?? ''));
    current = client;
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      lose(error);
      return;
    }
    if (ended || lost) return;
    if (isAway) log.info('the connection for messages of other servers is back');
    isAway = false;
    check();
    listener.connected();
  };

  void connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await current?.end().catch(() => undefined);
  };
}
