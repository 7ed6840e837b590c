import type { ServerDependencies } from '../../deps';
import type { MailTransport } from './mail-transport';
import type { ClaimedMail } from './mail.repository';
import { claimDueMail, giveUp, giveUpOld, markSent, noteFailure } from './mail.repository';
import { GIVE_UP_AFTER } from './back-off';

type Sender = Pick<ServerDependencies, 'clock' | 'database' | 'log'>;

/** Sends all due emails one after another. Stops if the server is unreachable. Without a transport emails wait. */
export async function sendDueMails(
  deps: Sender,
  transport: MailTransport | undefined,
  signal?: AbortSignal,
): Promise<void> {
  const { clock, database, log } = deps;
  const now = clock.now();
  const givenUp = await giveUpOld(database.db, new Date(now.getTime() - GIVE_UP_AFTER), now);
  if (givenUp > 0) log.error({ mails: givenUp }, 'Emails were given up after a day. Check the mail server.');
  while (transport && signal?.aborted !== true) {
    const mail = await database.transaction((tx) => claimDueMail(tx, clock.now()));
    if (!mail || !(await sendMail(deps, transport, mail, signal))) return;
  }
}

/** Sends one email. Returns false if the server is unreachable. */
async function sendMail(
  { clock, database, log }: Sender,
  transport: MailTransport,
  mail: ClaimedMail,
  signal?: AbortSignal,
): Promise<boolean> {
  const sent = await transport.send(mail, signal);
  if (sent.ok) {
    await markSent(database.db, mail.id, clock.now());
    return true;
  }
  const { kind, reason } = sent.error;
  const details = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason };
  if (kind === 'no-such-recipient') {
    log.warn(details, 'Email given up: its recipient does not exist.');
    await giveUp(database.db, mail.id, clock.now(), reason);
    return true;
  }
  log.warn(details, 'Email could not be sent and will be retried.');
  await noteFailure(database.db, mail.id, reason);
  return kind !== 'unreachable';
}
