import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { sessions } from '../../platform/database/schema/sessions';
import type { Player } from '../../platform/http/caller';
import { slidExpiry } from './session-lifetime';

/** What a new session stores. */
export interface NewSession {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly expiresAt: Date;
  readonly absoluteExpiresAt: Date;
  readonly remember: boolean;
  readonly userAgent: string;
  readonly ip: string;
  readonly now: Date;
}

const USER_AGENT_LIMIT = 400;
const LISTED = 100;

const columns = {
  sessionId: sessions.id,
  id: sessions.accountId,
  username: accounts.username,
  lastSeenAt: sessions.lastSeenAt,
  absoluteExpiresAt: sessions.absoluteExpiresAt,
};

/** Who a session belongs to, by the hash of its secret; undefined when it is unknown or over. Its end slides at most once an hour. */
export async function findSession(executor: Executor, tokenHash: string, now: Date): Promise<Player | undefined> {
  const [found] = await executor
    .select(columns)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(accounts.deletedAt)));
  if (!found) return undefined;
  const slid = slidExpiry(found.lastSeenAt, found.absoluteExpiresAt, now);
  if (slid) {
    await executor.update(sessions).set({ lastSeenAt: now, expiresAt: slid }).where(eq(sessions.id, found.sessionId));
  }
  return { id: found.id, username: found.username, sessionId: found.sessionId };
}

/** Stores a session, and forgets those of the account that are over. */
export async function insertSession(executor: Executor, { now, ...session }: NewSession): Promise<void> {
  await executor.delete(sessions).where(and(eq(sessions.accountId, session.accountId), lte(sessions.expiresAt, now)));
  await executor.insert(sessions).values({
    ...session,
    userAgent: session.userAgent.slice(0, USER_AGENT_LIMIT),
    createdAt: now,
    lastSeenAt: now,
  });
}

/** Ends a session, by the id of its row. */
export async function deleteSession(executor: Executor, id: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.id, id));
}

/** A signed-in browser, as its player sees it. */
export interface ListedSession {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** The browsers in which an account is signed in, by last use; a hundred at most. */
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
    .limit(LISTED);
}

/** Ends a session of an account; false when there is none of this id that is alive. */
export async function deleteOwnSession(tx: Executor, accountId: string, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of an account but one, if one is named, and answers their ids: close their sockets after the commit. */
export async function deleteSessions(tx: Executor, accountId: string, but?: string): Promise<readonly string[]> {
  const others = but === undefined ? undefined : ne(sessions.id, but);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), others))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
