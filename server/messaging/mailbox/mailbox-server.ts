import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Config } from '../../platform/config/config';
import type { Logger } from '../../deps';
import { systemClock } from '../../platform/system/server-clock';
import { systemRandom } from '../../platform/system/server-random';
import { mailboxFolder, mailboxStore } from './mailbox-store';

const MOST_BYTES = 1024 * 1024;

export interface MailboxServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a mail server on a free loopback port, which stores every email and forwards none. */
export async function openMailboxServer(
  { dataFolder }: Pick<Config, 'dataFolder'>,
  log: Logger,
): Promise<MailboxServer> {
  const store = mailboxStore({ folder: mailboxFolder(dataFolder), clock: systemClock, random: systemRandom });
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    onData(stream, _session, done) {
      buffer(stream)
        .then((source) => store.add(source))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error('The email could not be stored.')),
        );
    },
  });
  server.on('error', (error) => log.warn({ err: error }, 'The development mailbox lost a connection.'));
  const listener = server.listen(0, '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    listener.once('listening', resolve);
    listener.once('error', reject);
  });
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
