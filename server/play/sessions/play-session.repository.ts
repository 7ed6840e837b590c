import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { builds } from '../../platform/database/schema/builds';
import { playSessions } from '../../platform/database/schema/play-sessions';

interface NewPlaySession {
  readonly gameId: number;
  readonly accountId: string;
  /** A version of the game; one that it does not have is not kept. */
  readonly version: string | undefined;
  readonly emulated: boolean;
}

/** A play session by its id, and the only account that may touch it. */
interface OwnPlaySession {
  readonly id: string;
  readonly accountId: string;
}

const isOwn = ({ id, accountId }: OwnPlaySession) =>
  and(eq(playSessions.id, id), eq(playSessions.accountId, accountId));
/** Servers on one database need not agree on the time. */
const notBeforeStart = (now: Date) => sql`greatest(${playSessions.startedAt}, ${now.toISOString()}::timestamptz)`;

/** Opens a play session and answers its id. */
export async function insertPlaySession(
  tx: Executor,
  { gameId, accountId, version, emulated }: NewPlaySession,
  now: Date,
): Promise<string> {
  const build =
    version === undefined
      ? null
      : sql`(select ${builds.id} from ${builds} where ${builds.gameId} = ${gameId} and ${builds.version} = ${version})`;
  const [opened] = await tx
    .insert(playSessions)
    .values({ gameId, accountId, buildId: build, emulated, startedAt: now, heartbeatAt: now })
    .returning({ id: playSessions.id });
  if (!opened) throw new Error('A play session was not kept.');
  return opened.id;
}

/** Hears of a play session; answers whether it is open, and undefined when the account has no such session. */
export async function recordHeartbeat(tx: Executor, own: OwnPlaySession, now: Date): Promise<boolean | undefined> {
  const heard = sql`greatest(${playSessions.heartbeatAt}, ${now.toISOString()}::timestamptz)`;
  const [found] = await tx
    .update(playSessions)
    .set({
      heartbeatAt: sql`case when ${playSessions.endedAt} is null then ${heard} else ${playSessions.heartbeatAt} end`,
    })
    .where(isOwn(own))
    .returning({ open: sql<boolean>`${playSessions.endedAt} is null` });
  return found?.open;
}

/** Ends a play session for its page; the first end stands. False when the account has no such session. */
export async function endPlaySession(tx: Executor, own: OwnPlaySession, now: Date): Promise<boolean> {
  const ended = await tx
    .update(playSessions)
    .set({
      endedAt: sql`coalesce(${playSessions.endedAt}, ${notBeforeStart(now)})`,
      endedBy: sql`coalesce(${playSessions.endedBy}, 'page')`,
    })
    .where(isOwn(own))
    .returning({ id: playSessions.id });
  return ended.length > 0;
}

/** Ends what nothing has been heard of since then, at the moment of its last heartbeat; answers whose it was. */
export async function endSilentPlaySessions(executor: Executor, since: Date): Promise<readonly string[]> {
  const ended = await executor
    .update(playSessions)
    .set({ endedAt: sql`${playSessions.heartbeatAt}`, endedBy: 'sweep' })
    .where(and(isNull(playSessions.endedAt), lte(playSessions.heartbeatAt, since)))
    .returning({ accountId: playSessions.accountId });
  return [...new Set(ended.map(({ accountId }) => accountId))];
}

/** Forgets the play sessions that have ended before. */
export async function deleteOldPlaySessions(executor: Executor, before: Date): Promise<void> {
  await executor.delete(playSessions).where(lte(playSessions.endedAt, before));
}
