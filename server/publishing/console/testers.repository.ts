import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { emailKey } from '../../../src/domain/auth/email-policy';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { developers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import { gameTesters } from '../../platform/database/schema/testers';
import { isInvited, isUnblocked } from './invitation.repository';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 14 * DAY_MS;
/** Days without a draft after which the test users of a game are removed. */
const IDLE_DAYS = 180;

/** A game of a developer, by its slug. */
export interface TestedGame {
  readonly developerId: number;
  readonly game: string;
}

const ofGame = ({ developerId, game }: TestedGame): SQL =>
  sql`${gameTesters.developerId} = ${developerId} and ${gameTesters.game} = ${game}`;
const isOpen = (now: Date): SQL =>
  sql`(${gameTesters.acceptedAt} is not null or ${gameTesters.expiresAt} > ${now.toISOString()}::timestamptz)`;
/** Joins the draft of the tested game. */
const draftOfGame = and(eq(games.draftFor, gameTesters.game), eq(games.developerId, gameTesters.developerId));
const released = alias(games, 'released');
/** Joins the public game. */
const releasedGame = and(
  eq(released.slug, gameTesters.game),
  isNull(released.draftFor),
  eq(released.developerId, gameTesters.developerId),
);
const title = sql<string>`coalesce(${released.card}->>'title', ${games.card}->>'title', ${gameTesters.game})`;

interface TesterRow {
  readonly id: string;
  /** Username or invited email address. */
  readonly username: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  /** Start of the last play of the draft. */
  readonly playedAt: Date | null;
}

/** Returns the test users of a game and its open invitations, oldest first. Those by email address do not reveal the account. */
export const listTesters = (executor: Executor, of: TestedGame, now: Date): Promise<readonly TesterRow[]> =>
  executor
    .select({
      id: gameTesters.id,
      username: sql<string>`coalesce(${accounts.username}, ${gameTesters.emailKey})`,
      createdAt: gameTesters.createdAt,
      expiresAt: gameTesters.expiresAt,
      acceptedAt: gameTesters.acceptedAt,
      playedAt: sql<Date | null>`(
        select max(play.started_at) from play_sessions as play
        where play.game_id = ${games.id} and play.account_id = ${gameTesters.accountId} and ${gameTesters.acceptedAt} is not null
      )`.mapWith(gameTesters.createdAt),
    })
    .from(gameTesters)
    .leftJoin(accounts, eq(accounts.id, gameTesters.accountId))
    .leftJoin(games, draftOfGame)
    .where(and(ofGame(of), isOpen(now)))
    .orderBy(asc(gameTesters.createdAt), asc(gameTesters.id));

/** Counts the test users and open invitations of a game. */
export const countTesters = (executor: Executor, of: TestedGame, now: Date): Promise<number> =>
  executor.$count(gameTesters, and(ofGame(of), isOpen(now)));

interface NewTester extends TestedGame {
  /** An account, or an email address in its comparable form. */
  readonly to: { readonly accountId: string } | { readonly emailKey: string };
  readonly invitedBy: string;
  readonly now: Date;
}

/** Stores an invitation for 14 days. Returns its id; undefined for a test user and for an open invitation. */
export async function insertTester(tx: Executor, { to, now, ...row }: NewTester): Promise<string | undefined> {
  await tx.delete(gameTesters).where(and(ofGame(row), isNull(gameTesters.acceptedAt), lte(gameTesters.expiresAt, now)));
  const [stored] = await tx
    .insert(gameTesters)
    .values({ ...row, ...to, createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
    .onConflictDoNothing()
    .returning({ id: gameTesters.id });
  return stored?.id;
}

interface KnownTester {
  readonly accountId: string | null;
  readonly username: string | null;
  readonly acceptedAt: Date | null;
}

/** Finds a test user or an invitation of a game by its id. */
export async function findTester(executor: Executor, of: TestedGame, id: string): Promise<KnownTester | undefined> {
  const [found] = await executor
    .select({
      accountId: gameTesters.accountId,
      username: accounts.username,
      acceptedAt: gameTesters.acceptedAt,
    })
    .from(gameTesters)
    .leftJoin(accounts, eq(accounts.id, gameTesters.accountId))
    .where(and(ofGame(of), eq(gameTesters.id, id)));
  return found;
}

/** Deletes a test user or an invitation. */
export async function deleteTester(tx: Executor, id: string): Promise<void> {
  await tx.delete(gameTesters).where(eq(gameTesters.id, id));
}

const inviters = alias(accounts, 'inviters');

/** Tests and invitations with their account: the named one, or the one that has confirmed the address. No invitation by a blocked player. */
function received(executor: Executor, condition: SQL | undefined) {
  return executor
    .select({
      id: gameTesters.id,
      developerId: gameTesters.developerId,
      game: gameTesters.game,
      title,
      developer: developers.name,
      invitedBy: inviters.username,
      expiresAt: gameTesters.expiresAt,
      acceptedAt: gameTesters.acceptedAt,
      draft: sql<string | null>`${games.slug}`,
      released: sql<string | null>`case when ${released.status} = 'published' then ${released.slug} end`,
      account: {
        id: accounts.id,
        username: accounts.username,
        email: accounts.email,
        verifiedAt: accounts.emailVerifiedAt,
      },
    })
    .from(gameTesters)
    .innerJoin(developers, eq(developers.id, gameTesters.developerId))
    .innerJoin(accounts, isInvited(gameTesters))
    .leftJoin(inviters, eq(inviters.id, gameTesters.invitedBy))
    .leftJoin(games, draftOfGame)
    .leftJoin(released, releasedGame)
    .where(
      and(
        condition,
        isNull(accounts.deletedAt),
        or(isNotNull(gameTesters.acceptedAt), isUnblocked(executor, gameTesters)),
      ),
    )
    .orderBy(desc(gameTesters.createdAt), asc(gameTesters.id));
}

type ReceivedTest = Awaited<ReturnType<typeof received>>[number];

/** Returns the tests of an account and the invitations that it can answer, newest first. */
export async function listOwnTests(executor: Executor, accountId: string, now: Date): Promise<readonly ReceivedTest[]> {
  const found = await received(executor, eq(accounts.id, accountId));
  return found.filter(({ acceptedAt, expiresAt }) => acceptedAt !== null || expiresAt > now);
}

/** Finds a test or an invitation with its account, or only that of this account; expired ones too. */
export async function findReceivedTest(
  executor: Executor,
  id: string,
  accountId?: string,
): Promise<ReceivedTest | undefined> {
  const [found] = await received(
    executor,
    and(eq(gameTesters.id, id), accountId === undefined ? undefined : eq(accounts.id, accountId)),
  );
  return found;
}

/** Makes an account a test user by its invitation. An account has one row for a game, so all others of it are deleted. */
export async function acceptTest(tx: Executor, { id, account, ...of }: ReceivedTest, now: Date): Promise<void> {
  await tx.delete(gameTesters).where(and(ofGame(of), ne(gameTesters.id, id), isReceivedBy(account)));
  await tx
    .update(gameTesters)
    .set({ accountId: account.id, emailKey: null, acceptedAt: now })
    .where(eq(gameTesters.id, id));
}

const isReceivedBy = ({ id, email, verifiedAt }: Omit<ReceivedTest['account'], 'username'>): SQL | undefined =>
  or(eq(gameTesters.accountId, id), verifiedAt ? eq(gameTesters.emailKey, emailKey(email)) : undefined);

/** Deletes the tests and invitations of an account, also those by its verified address. */
export async function deleteTestsOf(tx: Executor, account: Omit<ReceivedTest['account'], 'username'>): Promise<void> {
  await tx.delete(gameTesters).where(isReceivedBy(account));
}

/** Finds out if the developer has the game or a draft of it. Returns undefined for neither. */
export async function findTested(
  executor: Executor,
  { developerId, game }: TestedGame,
): Promise<{ readonly hasDraft: boolean } | undefined> {
  const isNamed = or(eq(games.draftFor, game), and(eq(games.slug, game), isNull(games.draftFor)));
  const rows = await executor
    .select({ draftFor: games.draftFor })
    .from(games)
    .where(and(eq(games.developerId, developerId), isNamed));
  return rows.length === 0 ? undefined : { hasDraft: rows.some(({ draftFor }) => draftFor !== null) };
}

/**
 * Deletes expired invitations, and the test users of games that have had no draft for 180 days by the clock of the database. Returns the number of
 * removed test users.
 */
export async function sweepTesters(executor: Executor, invitationsUntil: Date): Promise<number> {
  await executor
    .delete(gameTesters)
    .where(and(isNull(gameTesters.acceptedAt), lte(gameTesters.expiresAt, invitationsUntil)));
  const draft = executor.select({ id: games.id }).from(games).where(draftOfGame);
  await executor
    .update(gameTesters)
    .set({ idleSince: null })
    .where(and(isNotNull(gameTesters.idleSince), sql`exists ${draft}`));
  await executor
    .update(gameTesters)
    .set({ idleSince: sql`clock_timestamp()` })
    .where(and(isNull(gameTesters.idleSince), notExists(draft)));
  const ended = gt(sql`clock_timestamp()`, sql`${gameTesters.idleSince} + make_interval(days => ${IDLE_DAYS})`);
  const deleted = await executor.delete(gameTesters).where(ended).returning({ id: gameTesters.id });
  return deleted.length;
}
