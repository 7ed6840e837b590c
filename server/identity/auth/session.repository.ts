import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { LoginProvider } from '../../../src/domain/auth/social-provider';
import type { Executor } from '../../platform/database/executor';
import { isPast } from '../../platform/database/is-past';
import { perExecutor } from '../../platform/database/per-executor';
import { quickRead } from '../../platform/database/quick-reads';
import { accounts, sessions } from '../../platform/database/schema/accounts';
import type { Player } from '../../platform/http/caller';
import { isNotBanned } from '../bans/ban.repository';
import { slidExpiry } from './session-token';

/** A session to store. */
export interface NewSession {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly expiresAt: Date;
  readonly absoluteExpiresAt: Date;
  readonly remember: boolean;
  readonly userAgent: string;
  readonly ip: string;
  readonly provider: LoginProvider;
  readonly now: Date;
}

const USER_AGENT_LIMIT = 400;
const MAX_LISTED = 100;

const columns = {
  sessionId: sessions.id,
  id: sessions.accountId,
  username: accounts.username,
  provider: sessions.provider,
  lastSeenAt: sessions.lastSeenAt,
  absoluteExpiresAt: sessions.absoluteExpiresAt,
};

const sessionByToken = perExecutor((executor) =>
  executor
    .select(columns)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(accounts.deletedAt),
        // A server of a release without bans may have started a session.
        isNotBanned(executor, sessions.accountId),
      ),
    )
    .prepare(quickRead('session_by_token')),
);

/** Returns the player of a session by its secret's hash; undefined if unknown or expired, or if the account is banned. Extends the expiry at most once an hour. */
export async function findSession(executor: Executor, tokenHash: string, now: Date): Promise<Player | undefined> {
  const [found] = await sessionByToken(executor).execute({ tokenHash, now });
  if (!found) return undefined;
  const slid = slidExpiry(found.lastSeenAt, found.absoluteExpiresAt, now);
  if (slid) {
    await executor.update(sessions).set({ lastSeenAt: now, expiresAt: slid }).where(eq(sessions.id, found.sessionId));
  }
  return { id: found.id, username: found.username, sessionId: found.sessionId, provider: found.provider };
}

/** Stores a session and deletes the account's expired sessions. */
export async function insertSession(executor: Executor, { now, ...session }: NewSession): Promise<void> {
  await executor
    .delete(sessions)
    .where(and(eq(sessions.accountId, session.accountId), isPast(sessions.expiresAt, now)));
  await executor.insert(sessions).values({
    ...session,
    userAgent: session.userAgent.slice(0, USER_AGENT_LIMIT),
    createdAt: now,
    lastSeenAt: now,
  });
}

/** Deletes a session by its id. */
export async function deleteSession(executor: Executor, id: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.id, id));
}

/** A logged-in browser in the player's session list. */
export interface ListedSession {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** Returns up to 100 active sessions of an account, ordered by last use. */
export function listSessions(executor: Executor, accountId: string, now: Date): Promise<readonly ListedSession[]> {
  return executor
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MAX_LISTED);
}

/** Deletes an active session of an account. Returns false if there is none with this id. */
export async function deleteOwnSession(tx: Executor, accountId: string, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Deletes all sessions of an account, except the given one, and returns their ids. Close their sockets after the commit. */
export async function deleteSessions(tx: Executor, accountId: string, except?: string): Promise<readonly string[]> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), others))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
