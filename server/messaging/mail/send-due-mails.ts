import type { ServerDependencies } from '../../deps';
import type { MailTransport } from './mail-transport';
import type { ClaimedMail } from './mail.repository';
import { claimDueMail, giveUp, giveUpOld, markSent, noteFailure } from './mail.repository';
import { GIVE_UP_AFTER } from './back-off';

type Sender = Pick<ServerDependencies, 'clock' | 'database' | 'log'>;

/** Hands every due mail over, one after the other; ends early when nobody answers. Without a transport mails only wait. */
export async function sendDueMails(
  deps: Sender,
  transport: MailTransport | undefined,
  signal?: AbortSignal,
): Promise<void> {
  const { clock, database, log } = deps;
  const now = clock.now();
  const given = await giveUpOld(database.db, new Date(now.getTime() - GIVE_UP_AFTER), now);
  if (given > 0) log.error({ mails: given }, 'mails were given up after a day');
  while (transport && signal?.aborted !== true) {
    const mail = await database.transaction((tx) => claimDueMail(tx, clock.now()));
    if (!mail || !(await handOver(deps, transport, mail, signal))) return;
  }
}

/** Answers whether it is worth trying the next one. */
async function handOver(
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
  const told = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason };
  if (kind === 'no-such-recipient') {
    log.warn(told, 'a mail was given up: its recipient does not exist');
    await giveUp(database.db, mail.id, clock.now(), reason);
    return true;
  }
  log.warn(told, 'a mail could not be sent and is tried again');
  await noteFailure(database.db, mail.id, reason);
  return kind !== 'unreachable';
}
