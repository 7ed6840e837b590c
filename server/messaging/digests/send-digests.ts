import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import { brand } from '../../../src/domain/shared/brand';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { isMailEnabled, roomForMails } from '../mail/is-mail-enabled';
import type { Letter } from '../mail/letter';
import { queueOptionalMail } from '../mail/queue-optional-mail';
import type { DigestReader } from './digest-reader';
import { takeRound } from './mail-round.repository';
import { listWaiting, readUnread } from './unread.repository';
import { sendWeeklyDigests } from './weekly-digest';

interface UnreadDigest {
  readonly username: string;
  /** Number of unread notifications. */
  readonly notifications: number;
  readonly messages: number;
  /** Titles of the newest unread items. */
  readonly titles: readonly string[];
  readonly url: string;
}

const counted = (count: number, one: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${String(count)} ${one}s`];

/** Composes the email about items that have been unread for more than a day. */
export const unreadDigestLetter = ({ username, notifications, messages, titles, url }: UnreadDigest): Letter => {
  const waiting = [...counted(notifications, 'notification'), ...counted(messages, 'message')].join(' and ');
  const more = notifications + messages - titles.length;
  return {
    kind: 'unread-digest',
    subject: `Waiting for you: ${waiting}`,
    opening: [
      `Hello ${username},`,
      `You have ${waiting} that you haven’t read yet:`,
      ...titles.map((title) => `• ${title}`),
      ...(more > 0 ? [`and ${String(more)} more.`] : []),
    ],
    links: [{ label: `Read on ${brand.siteName}`, url }],
    closing: [],
    reason: `You’re receiving this email because emails about unread messages are on for the ${brand.siteName} account “${username}”.`,
  };
};

type Deps = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'urls'>;

/** Number of accounts in one transaction. */
const BATCH = 100;
const DAY = 24 * 60 * 60 * 1000;
/** Maximum age of items in the email. Older ones exist after a long time without a mail server. */
const OLDEST = 14 * DAY;
const KIND = 'unread-digest';

/**
 * Claims the round of one batch and queues emails to subscribers. Returns the last account id, or undefined at the end.
 */
async function serveBatch(tx: Executor, deps: Deps, after: string | undefined): Promise<string | undefined> {
  const now = deps.clock.now();
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const rested = before(DAY);
  const range = { since: before(OLDEST), until: rested };
  const waiting = await listWaiting(tx, { ...range, rested, after, limit: BATCH });
  const unread = await readUnread(
    tx,
    waiting.map(({ id }) => id),
    range,
  );
  const subscribers: DigestReader[] = [];
  for (const { newest, ...reader } of waiting) {
    const taken = await takeRound(tx, { accountId: reader.id, kind: KIND, round: newest }, { now, rested });
    if (taken && canEmail(readSettings(reader.settings), KIND)) subscribers.push(reader);
  }
  for (const owner of subscribers) {
    const { id: accountId, username } = owner;
    const found = unread.get(accountId);
    // The items were read in the meantime.
    if (!found) continue;
    const letter = unreadDigestLetter({ username, ...found, url: deps.urls.portal('account/inbox') });
    await queueOptionalMail(tx, deps, { accountId, owner, mails: KIND, letter, now });
  }
  return waiting.at(-1)?.id;
}

/**
 * Emails players about items that have been unread for a day: each item once, at most one email a day, with any number
 * of servers.
 */
export async function sendUnreadDigests(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { database, jobs } = deps;
  let after: string | undefined;
  while (signal?.aborted !== true && (await roomForMails(database.db))) {
    after = await database.transaction((tx) => serveBatch(tx, deps, after));
    if (after === undefined) return;
    jobs.wake('mails');
  }
}

/** Queues the due digests. Without a mail server they stay due. */
export async function sendDigests(
  deps: Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'urls'>,
  signal?: AbortSignal,
): Promise<void> {
  if (!isMailEnabled(deps.config)) return;
  await sendWeeklyDigests(deps, signal);
  await sendUnreadDigests(deps, signal);
}
