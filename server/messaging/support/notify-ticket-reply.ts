import { eq } from 'drizzle-orm';
import { isEmail } from '../../../src/domain/auth/email-policy';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import { brand } from '../../../src/domain/shared/brand';
import { truncate } from '../../../src/domain/shared/truncate';
import type { StoredNotification } from '../../community/inbox/notification.repository';
import { insertNotification } from '../../community/inbox/notification.repository';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/account-settings';
import { composeMail } from '../mail/compose-mail';
import type { Letter } from '../mail/letter';
import { linesOf } from '../mail/moment-text';
import { queueMail } from '../mail/queue-mail';
import { queueOptionalMail } from '../mail/queue-optional-mail';
import type { TicketRow } from './player-ticket.repository';

interface SupportReply {
  readonly number: string;
  /** Undefined for a visitor. */
  readonly username: string | undefined;
  readonly reply: string;
  /** Where it can be answered: the ticket's page of a player, the contact form of a visitor. */
  readonly url: string;
}

/** Brings somebody what the support has answered. */
export const supportReplyLetter = ({ number, username, reply, url }: SupportReply): Letter => ({
  kind: 'support-reply',
  subject: `Our support has answered you (${number})`,
  opening: [
    username === undefined ? 'Hello,' : `Hello ${username},`,
    `this is the answer to your ticket ${number}:`,
    ...linesOf(reply),
  ],
  links: [{ label: username === undefined ? 'Write to us again' : 'Answer in your ticket', url }],
  closing: username === undefined ? [`Please name the ticket ${number} when you write about this again.`] : [],
  reason: `You receive this mail because a message with this address was sent to the support of ${brand.siteName}.`,
});

interface Answered {
  readonly ticket: TicketRow;
  readonly reply: string;
  readonly now: Date;
}

type Deps = Pick<ServerDependencies, 'config' | 'log' | 'urls'>;

interface Publication {
  /** Goes to the player's open pages after the commit. */
  readonly notification?: StoredNotification;
  readonly mailed: boolean;
}

const NOTED = 200;

async function emailVisitor(tx: Executor, { urls }: Deps, { ticket, reply, now }: Answered): Promise<Publication> {
  const { number, email } = ticket;
  // Nobody is behind it any more.
  if (!isEmail(email)) return { mailed: false };
  const letter = supportReplyLetter({ number, username: undefined, reply, url: urls.portal('hc/contact') });
  await queueMail(tx, { accountId: undefined, recipient: email, now, ...composeMail(letter) });
  return { mailed: true };
}

/** Tells whoever opened a ticket what the support has answered: a player by a notification and, as the settings say, by mail to the confirmed address of the account; a visitor by mail. */
export async function notifyTicketReply(tx: Executor, deps: Deps, answered: Answered): Promise<Publication> {
  const { ticket, reply, now } = answered;
  const { accountId, number, subject } = ticket;
  const owner = accountId === null ? undefined : await readAddress(tx, accountId);
  if (accountId === null || !owner) return emailVisitor(tx, deps, answered);
  const link = `/account/support/${number}`;
  const notification = await insertNotification(
    tx,
    accountId,
    {
      kind: 'support-reply',
      title: `Our support has answered “${truncate(subject, 60)}”`,
      body: truncate(reply, NOTED),
      link,
    },
    now,
  );
  const [kept] = await tx
    .select({ settings: accountSettings.settings })
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId));
  if (!canEmail(readSettings(kept?.settings), 'support-tickets')) return { notification, mailed: false };
  const { username } = owner;
  const letter = supportReplyLetter({ number, username, reply, url: deps.urls.portal(link) });
  const mailed = await queueOptionalMail(tx, deps, { accountId, owner, mails: 'support-tickets', letter, now });
  return { notification, mailed };
}
