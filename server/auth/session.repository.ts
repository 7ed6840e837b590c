import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { accounts } from '../database/schema/accounts';
import { sessions } from '../database/schema/sessions';
import type { Player } from '../http/caller';
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
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
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
