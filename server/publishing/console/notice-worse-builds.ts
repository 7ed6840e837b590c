import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { BuildSums, Worse } from '../../../src/domain/console/game-health';
import { COMPARED_SESSIONS, worseFigures } from '../../../src/domain/console/game-health';
import { dayAfter, dayOf } from '../../../src/domain/console/game-statistics';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { ServerDependencies } from '../../deps';
import { isMailEnabled } from '../../messaging/mail/is-mail-enabled';
import { worseBuildLetter } from '../../messaging/mail/letters/developer-letters';
import { queueOptionalMail } from '../../messaging/mail/queue-optional-mail';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { buildHealth, builds } from '../../platform/database/schema/builds';
import { developers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import { sumBuild } from './health.repository';
import { membersWho, notifyMember } from './notify-member';

type Dependencies = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'realtime' | 'urls'>;

const percent = (share: number): string => `${String(Math.round(share * 100))}%`;
const each = (rate: number): string => String(Math.round(rate * 100));
const DEVICES = {
  computer: 'computers',
  mobile: 'phones and tablets',
  headset: 'headset browsers',
  unknown: 'unknown devices',
} as const;

/** Writes a figure that has become worse as a sentence. */
function sentenceOf({ figure, before, now, device = 'unknown', mode }: Worse): string {
  switch (figure) {
    case 'errors':
      return `Errors per 100 sessions: ${each(now)} instead of ${each(before)}.`;
    case 'failed-starts':
      return `Sessions that failed to start: ${percent(now)} instead of ${percent(before)}.`;
    case 'frame-time':
      return `Frame time on ${DEVICES[device]}${mode === 'vr' ? ' in VR' : ''}: ${String(Math.round(now))} ms instead of ${String(Math.round(before))} ms.`;
  }
}

interface Candidate {
  readonly buildId: number;
  readonly gameId: number;
  readonly game: string;
  readonly title: string;
  readonly version: string;
  readonly developerId: number;
  readonly developer: string;
}

/** Lists the builds that open by default, have had sessions since yesterday and caused no notice. */
async function listCandidates(db: Executor, today: string): Promise<readonly Candidate[]> {
  const rows = await db
    .selectDistinctOn([builds.gameId], {
      ...{ buildId: builds.id, gameId: builds.gameId, version: builds.version, noticedAt: builds.worseNoticedAt },
      ...{ game: games.slug, title: sql<string>`${games.card}->>'title'` },
      ...{ developerId: games.developerId, developer: developers.slug },
    })
    .from(builds)
    .innerJoin(games, eq(games.id, builds.gameId))
    .innerJoin(developers, eq(developers.id, games.developerId))
    .where(
      and(
        eq(builds.active, true),
        isNull(games.draftFor),
        inArray(
          builds.gameId,
          db
            .select({ gameId: builds.gameId })
            .from(buildHealth)
            .innerJoin(builds, eq(builds.id, buildHealth.buildId))
            .where(gte(buildHealth.day, dayAfter(today, -1))),
        ),
      ),
    )
    .orderBy(builds.gameId, desc(builds.id));
  return rows.filter(({ noticedAt }) => noticedAt === null);
}

/** Finds the sums of the newest earlier build that has enough sessions. */
async function sumsBefore(
  db: Executor,
  { gameId, buildId }: Pick<Candidate, 'gameId' | 'buildId'>,
): Promise<{ readonly version: string; readonly sums: BuildSums } | undefined> {
  const sessions = sql`sum(${buildHealth.sessions})`;
  const [found] = await db
    .select({ id: builds.id, version: builds.version })
    .from(builds)
    .innerJoin(buildHealth, eq(buildHealth.buildId, builds.id))
    .where(and(eq(builds.gameId, gameId), lt(builds.id, buildId)))
    .groupBy(builds.id, builds.version)
    .having(gte(sessions, COMPARED_SESSIONS))
    .orderBy(desc(builds.id))
    .limit(1);
  return found && { version: found.version, sums: await sumBuild(db, found.id) };
}

/**
 * Compares all days of a build with the newest build before it that has enough sessions. Returns that version and a sentence for each
 * figure; undefined if nothing is worse.
 */
export async function compareWithBefore(
  db: Executor,
  build: Pick<Candidate, 'gameId' | 'buildId'>,
): Promise<{ readonly before: string; readonly reasons: string[] } | undefined> {
  const before = await sumsBefore(db, build);
  if (!before) return undefined;
  const reasons = worseFigures(await sumBuild(db, build.buildId), before.sums).map(sentenceOf);
  return reasons.length === 0 ? undefined : { before: before.version, reasons };
}

/** Notifies the members who may see statistics. Returns functions to call after the commit; none if another server was faster. */
async function notify(
  deps: Dependencies,
  tx: Executor,
  {
    candidate,
    before,
    reasons,
    now,
  }: {
    readonly candidate: Candidate;
    readonly before: string;
    readonly reasons: readonly string[];
    readonly now: Date;
  },
): Promise<readonly (() => void)[]> {
  const { buildId, game, title, version, developerId, developer } = candidate;
  const taken = await tx
    .update(builds)
    .set({ worseNoticedAt: now })
    .where(and(eq(builds.id, buildId), isNull(builds.worseNoticedAt)))
    .returning({ id: builds.id });
  if (taken.length === 0) return [];
  const path = `/${developer}/games/${game}/health`;
  const body = `Compared with ${before}. ${reasons.join(' ')}`.slice(0, 500);
  const members = await membersWho(tx, developerId, 'statistics.read');
  const publish: (() => void)[] = [];
  for (const accountId of members)
    publish.push(await notifyMember(tx, deps, { accountId, now, path, body, title: `${title} ${version} is worse` }));
  if (isMailEnabled(deps.config))
    await mail(tx, deps, { title, version, before, sentences: reasons, path, members, now });
  return publish;
}

interface WorseMail {
  readonly title: string;
  readonly version: string;
  readonly before: string;
  readonly sentences: readonly string[];
  /** Path of the page in the console. */
  readonly path: string;
  readonly members: readonly string[];
  readonly now: Date;
}

async function mail(tx: Executor, deps: Dependencies, { members, path, now, ...texts }: WorseMail): Promise<void> {
  if (members.length === 0) return;
  const owners = await tx
    .select({
      ...{ id: accounts.id, username: accounts.username, email: accounts.email },
      ...{ verifiedAt: accounts.emailVerifiedAt, settings: accountSettings.settings },
    })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(and(inArray(accounts.id, [...members]), isNull(accounts.deletedAt), isNotNull(accounts.emailVerifiedAt)))
    .orderBy(accounts.id);
  for (const owner of owners) {
    if (!canEmail(readSettings(owner.settings), 'game-health')) continue;
    const consoleUrl = `${deps.urls.developerOrigin}/console${path}`;
    const letter = worseBuildLetter({ ...texts, username: owner.username, consoleUrl });
    await queueOptionalMail(tx, deps, { accountId: owner.id, owner, mails: 'game-health', letter, now });
  }
}

/**
 * Compares the build of each game that opens by default with the build before. Notifies the members who may see statistics once if it is
 * worse, also by email.
 */
export async function noticeWorseBuilds(deps: Dependencies, signal?: AbortSignal): Promise<void> {
  const { clock, database, jobs } = deps;
  for (const candidate of await listCandidates(database.db, dayOf(clock.now().getTime()))) {
    if (signal?.aborted === true) return;
    const worse = await compareWithBefore(database.db, candidate);
    if (!worse) continue;
    const now = clock.now();
    const publish = await database.transaction((tx) => notify(deps, tx, { candidate, ...worse, now }));
    for (const one of publish) one();
    jobs.wake('mails');
  }
}
