import { eq } from 'drizzle-orm';
import { isEmail } from '../../../src/domain/auth/email-policy';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import { brand } from '../../../src/domain/shared/brand';
import { truncate } from '../../../src/domain/shared/truncate';
import {
  deleteNotificationsOf,
  insertNotification,
  renewNotifications,
} from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/accounts';
import { membersWho } from '../../publishing/console/notify-member';
import { composeMail } from '../mail/compose-mail';
import type { Letter } from '../mail/letter';
import { linesOf } from '../mail/moment-text';
import { queueMail } from '../mail/queue-mail';
import type { OptionalLetter } from '../mail/queue-optional-mail';
import { queueOptionalMail } from '../mail/queue-optional-mail';
import type { TicketDeveloperRow, TicketRow } from './player-ticket.repository';

interface SupportReply {
  readonly number: string;
  readonly subject: string;
  /** Developer who replied; null for the support. */
  readonly by: Pick<TicketDeveloperRow, 'name' | 'game'> | null;
  /** Undefined for a visitor. */
  readonly username: string | undefined;
  readonly reply: string;
  /** Page to reply: the ticket of a player, or the contact form for a visitor. */
  readonly url: string;
}

/** Composes the email of a reply of the support or of a developer. */
export function supportReplyLetter({ number, subject, by, username, reply, url }: SupportReply): Letter {
  const visitors = username === undefined ? [`Please mention ticket ${number} if you write about this again.`] : [];
  return {
    kind: 'support-reply',
    subject: `${by?.name ?? 'Our support team'} replied (${number})`,
    opening: [
      username === undefined ? 'Hello,' : `Hello ${username},`,
      by
        ? `${by.name}, the developer of ${by.game}, replied to your ticket “${subject}”:`
        : `Here is our reply to your ticket ${number}:`,
      ...linesOf(reply),
    ],
    links: [{ label: username === undefined ? 'Write to us again' : 'Reply in your ticket', url }],
    closing: by
      ? [`The reply was written by ${by.name} and not by ${brand.siteName}. Never send anybody your password.`]
      : visitors,
    reason: by
      ? `You’re receiving this email because you sent a message to a developer on ${brand.siteName}.`
      : `You’re receiving this email because a message with this address was sent to the support of ${brand.siteName}.`,
  };
}

interface Answered {
  readonly ticket: TicketRow;
  readonly reply: string;
  readonly now: Date;
}

type NotifyDeps = Pick<ServerDependencies, 'config' | 'jobs' | 'log' | 'realtime' | 'urls'>;

interface Publication {
  /** True if an email was queued. */
  readonly mailed: boolean;
  /** Sends the email, and the notification to the player's open pages; call it after the commit. */
  readonly publish: () => void;
}

const MAX_BODY = 200;

async function emailVisitor(
  tx: Executor,
  { jobs, urls }: NotifyDeps,
  { ticket, reply, now }: Answered,
): Promise<Publication> {
  const { number, subject, email } = ticket;
  // The address was deleted with the account.
  if (!isEmail(email)) return { mailed: false, publish: () => undefined };
  const letter = supportReplyLetter({
    ...{ number, subject, reply, by: null, username: undefined },
    url: urls.portal('hc/contact'),
  });
  await queueMail(tx, { accountId: undefined, recipient: email, now, ...composeMail(letter) });
  return { mailed: true, publish: () => jobs.wake('mails') };
}

/** Queues the email about a reply, if the player's settings allow it. Returns true if it was queued. */
async function emailPlayer(
  tx: Executor,
  deps: NotifyDeps,
  { accountId, owner, letter, now }: Pick<OptionalLetter, 'accountId' | 'owner' | 'letter' | 'now'>,
): Promise<boolean> {
  const [account] = await tx
    .select({ settings: accountSettings.settings })
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId));
  if (!canEmail(readSettings(account?.settings), 'support-tickets')) return false;
  return queueOptionalMail(tx, deps, { accountId, owner, mails: 'support-tickets', letter, now });
}

/**
 * Notifies the writer of a ticket of a reply. A player gets a notification and, if enabled, an email to a verified
 * address. A visitor gets an email.
 */
export async function notifyTicketReply(tx: Executor, deps: NotifyDeps, answered: Answered): Promise<Publication> {
  const { ticket, reply, now } = answered;
  const { accountId, number, subject, developer: by } = ticket;
  const owner = accountId === null ? undefined : await readAddress(tx, accountId);
  if (accountId === null || !owner) return emailVisitor(tx, deps, answered);
  const link = `/account/support/${number}`;
  const notification = await insertNotification(
    tx,
    accountId,
    {
      kind: 'support-reply',
      title: `${by?.name ?? 'Our support team'} replied to “${truncate(subject, 60)}”`,
      body: truncate(reply, MAX_BODY),
      link,
    },
    now,
  );
  const { username } = owner;
  const letter = supportReplyLetter({ number, subject, by, username, reply, url: deps.urls.portal(link) });
  const mailed = await emailPlayer(tx, deps, { accountId, owner, letter, now });
  const publish = () => {
    if (mailed) deps.jobs.wake('mails');
    notifyPlayer(deps.realtime, accountId, { notification });
  };
  return { mailed, publish };
}

const memberEventKey = (number: string): string => `player-message:${number}`;

interface PlayerPost {
  readonly number: string;
  readonly subject: string;
  /** The player. */
  readonly accountId: string;
  readonly developer: TicketDeveloperRow;
  readonly isNew: boolean;
  readonly now: Date;
}

/**
 * Notifies the members who may reply, but never the player, of a message or a reply of a player. A member has one notification for
 * each message. Returns the function that publishes the notifications; call it after the commit.
 */
export async function notifyMembersOfPost(
  tx: Executor,
  { realtime }: Pick<ServerDependencies, 'realtime'>,
  { number, subject, accountId: fromId, developer, isNew, now }: PlayerPost,
): Promise<() => void> {
  const members = await membersWho(tx, developer.id, 'community.answer');
  const news = {
    kind: 'developer',
    title: `${isNew ? 'New message' : 'New reply in a message'} about ${developer.game}`,
    body: truncate(subject, MAX_BODY),
    link: `/developer/console/${developer.slug}/messages/${number}`,
    fromId,
    eventKey: memberEventKey(number),
  } as const;
  const others = members.filter((accountId) => accountId !== fromId);
  const stored = await renewNotifications(tx, others, news, now);
  return () => {
    for (const notification of stored) notifyPlayer(realtime, notification.accountId, { notification });
  };
}

/** Deletes the members' notifications of a message that one of them has answered or closed. */
export const deleteMemberNotifications = async (tx: Executor, developerId: number, number: string): Promise<void> =>
  deleteNotificationsOf(tx, await membersWho(tx, developerId, 'community.answer'), memberEventKey(number));
