import { and, asc, eq, gt, gte, isNull, lte } from 'drizzle-orm';
import { digestWeek } from '../../../src/domain/subscriptions/mail-subscription';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { emailRounds } from '../../platform/database/schema/emails';
import type { ServerDependencies } from '../../deps';
import type { LetterLink } from '../mail/letter';
import { isNews, weeklyDigestLetter } from '../mail/letters/news-letters';
import { queueOptionalMail } from '../mail/queue-optional-mail';
import { roomForMails } from '../mail/is-mail-enabled';
import type { DigestReader } from './digest-reader';
import { reachable, readerColumns, settingsOfReader } from './digest-reader';
import { takeRound } from './mail-round.repository';
import type { TimeRange } from './week-news.repository';
import { announcedTo, achievementsOf, friendsOf, newGames } from './week-news.repository';

type Deps = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'urls'>;

/** Number of accounts in one transaction. */
const BATCH = 100;
const KIND = 'weekly-digest';

interface Week extends TimeRange {
  readonly games: readonly LetterLink[];
}

/** Returns the next accounts by id that existed at the end of the week and have no digest of it yet. */
function readersOf(tx: Executor, { until }: TimeRange, after: string | undefined): Promise<readonly DigestReader[]> {
  const served = and(eq(emailRounds.accountId, accounts.id), eq(emailRounds.kind, KIND), gte(emailRounds.round, until));
  return tx
    .select(readerColumns)
    .from(accounts)
    .leftJoin(accountSettings, settingsOfReader)
    .leftJoin(emailRounds, served)
    .where(
      and(
        reachable,
        lte(accounts.createdAt, until),
        isNull(emailRounds.accountId),
        after === undefined ? undefined : gt(accounts.id, after),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(BATCH);
}

/**
 * Claims the week's round for one batch and queues emails to subscribers with news. Returns the last account id, or
 * undefined at the end.
 */
async function serveBatch(
  tx: Executor,
  deps: Deps,
  week: Week,
  after: string | undefined,
): Promise<string | undefined> {
  const { clock, urls } = deps;
  const now = clock.now();
  const readers = await readersOf(tx, week, after);
  const subscribers: DigestReader[] = [];
  for (const reader of readers) {
    const taken = await takeRound(tx, { accountId: reader.id, kind: KIND, round: week.until }, { now });
    if (taken && canEmail(readSettings(reader.settings), KIND)) subscribers.push(reader);
  }
  const ids = subscribers.map(({ id }) => id);
  const announced = await announcedTo(tx, ids, week, urls);
  const badges = await achievementsOf(tx, ids, week);
  const friends = await friendsOf(tx, ids, week);
  for (const owner of subscribers) {
    const { id: accountId, username } = owner;
    const news = {
      announcements: announced.of(accountId),
      games: week.games,
      badges: badges.of(accountId),
      friends: friends.of(accountId),
    };
    if (!isNews(news)) continue;
    const letter = weeklyDigestLetter({ username, ...news, portalUrl: urls.portal('') });
    await queueOptionalMail(tx, deps, { accountId, owner, mails: KIND, letter, now });
  }
  return readers.at(-1)?.id;
}

/** Queues the digests of the last week: one for each account with news, with any number of servers. */
export async function sendWeeklyDigests(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { clock, database, jobs, urls } = deps;
  const current = digestWeek(clock.now().getTime());
  if (!current) return;
  const period = { from: new Date(current.from), until: new Date(current.until) };
  const week = { ...period, games: await newGames(database.db, period, urls) };
  let after: string | undefined;
  while (signal?.aborted !== true && (await roomForMails(database.db))) {
    after = await database.transaction((tx) => serveBatch(tx, deps, week, after));
    if (after === undefined) return;
    jobs.wake('mails');
  }
}
