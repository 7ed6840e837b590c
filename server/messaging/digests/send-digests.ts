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
  /** How many wait to be read, of each kind. */
  readonly notifications: number;
  readonly messages: number;
  /** What the newest of them are called. */
  readonly titles: readonly string[];
  readonly url: string;
}

const counted = (count: number, one: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${String(count)} ${one}s`];

/** Tells a player what has waited for more than a day to be read. */
export const unreadDigestLetter = ({ username, notifications, messages, titles, url }: UnreadDigest): Letter => {
  const waiting = [...counted(notifications, 'notification'), ...counted(messages, 'message')].join(' and ');
  const more = notifications + messages - titles.length;
  return {
    kind: 'unread-digest',
    subject: `Waiting for you: ${waiting}`,
    opening: [
      `Hello ${username},`,
      `you have not read ${waiting} yet:`,
      ...titles.map((title) => `• ${title}`),
      ...(more > 0 ? [`and ${String(more)} more.`] : []),
    ],
    links: [{ label: `Read on ${brand.siteName}`, url }],
    closing: [],
    reason: `You receive this mail because the ${brand.siteName} account “${username}” is told of what is unread.`,
  };
};

type Deps = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'urls'>;

/** Accounts that one transaction serves. */
const BATCH = 100;
const DAY = 24 * 60 * 60 * 1000;
/** Nobody is told of what has waited for longer, as after a long time without a mail server. */
const OLDEST = 14 * DAY;
const KIND = 'unread-digest';

/** Takes the round of a batch and writes the mails to those who want one; answers the last account, undefined when nobody is left. */
async function serveBatch(tx: Executor, deps: Deps, after: string | undefined): Promise<string | undefined> {
  const now = deps.clock.now();
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const rested = before(DAY);
  const stretch = { since: before(OLDEST), until: rested };
  const waiting = await listWaiting(tx, { ...stretch, rested, after, limit: BATCH });
  const unread = await readUnread(
    tx,
    waiting.map(({ id }) => id),
    stretch,
  );
  const willing: DigestReader[] = [];
  for (const { newest, ...reader } of waiting) {
    const taken = await takeRound(tx, { accountId: reader.id, kind: KIND, round: newest }, { now, rested });
    if (taken && canEmail(readSettings(reader.settings), KIND)) willing.push(reader);
  }
  for (const owner of willing) {
    const { id: accountId, username } = owner;
    const found = unread.get(accountId);
    // It was read in between.
    if (!found) continue;
    const letter = unreadDigestLetter({ username, ...found, url: deps.urls.portal('account/home') });
    await queueOptionalMail(tx, deps, { accountId, owner, mails: KIND, letter, now });
  }
  return waiting.at(-1)?.id;
}

/** Tells players by mail what has waited for more than a day to be read: once of each thing, at most once a day, and once however many servers there are. */
export async function sendUnreadDigests(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { database, jobs } = deps;
  let after: string | undefined;
  while (signal?.aborted !== true && (await roomForMails(database.db))) {
    after = await database.transaction((tx) => serveBatch(tx, deps, after));
    if (after === undefined) return;
    jobs.wake('mails');
  }
}

/** Writes the digests that are due; without a way for mails none is, and none is lost. */
export async function sendDigests(
  deps: Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'urls'>,
  signal?: AbortSignal,
): Promise<void> {
  if (!isMailEnabled(deps.config)) return;
  await sendWeeklyDigests(deps, signal);
  await sendUnreadDigests(deps, signal);
}
