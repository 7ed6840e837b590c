import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { DeviceClass } from '../../../src/domain/console/game-statistics';
import type { Executor } from '../../platform/database/executor';
import { builds } from '../../platform/database/schema/builds';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { recordPlaySessions } from './game-event.repository';

interface NewPlaySession {
  readonly gameId: number;
  readonly accountId: string;
  /** A version of the game; an unknown one is not stored. */
  readonly version: string | undefined;
  readonly emulated: boolean;
  readonly vr: boolean;
  readonly device: DeviceClass;
}

/** A play session by its id, with the only account that may change it. */
interface OwnPlaySession {
  readonly id: string;
  readonly accountId: string;
}

const isOwn = ({ id, accountId }: OwnPlaySession) =>
  and(eq(playSessions.id, id), eq(playSessions.accountId, accountId));
/** Servers on one database may have different clocks. */
const notBeforeStart = (now: Date) => sql`greatest(${playSessions.startedAt}, ${now.toISOString()}::timestamptz)`;

/** Opens a play session and returns its id. */
export async function insertPlaySession(
  tx: Executor,
  { version, ...session }: NewPlaySession,
  now: Date,
): Promise<string> {
  const build =
    version === undefined
      ? null
      : sql`(select ${builds.id} from ${builds} where ${builds.gameId} = ${session.gameId} and ${builds.version} = ${version})`;
  const [opened] = await tx
    .insert(playSessions)
    .values({ ...session, buildId: build, startedAt: now, heartbeatAt: now })
    .returning({ id: playSessions.id });
  if (!opened) throw new Error('The play session was not stored.');
  return opened.id;
}

/** Records a heartbeat. Returns true if the session is open, and undefined if the account has no such session. */
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

/**
 * Ends a play session on request of its page; the first end is final. `vr` is true if a headset was used. False if the account
 * has no such session.
 */
export async function endPlaySession(tx: Executor, own: OwnPlaySession, vr: boolean, now: Date): Promise<boolean> {
  const ended = await tx
    .update(playSessions)
    .set({ endedAt: notBeforeStart(now), endedBy: 'page', vr: sql`${playSessions.vr} or ${vr}` })
    .where(and(isOwn(own), isNull(playSessions.endedAt)))
    .returning({ id: playSessions.id });
  if (ended.length === 0) return (await tx.$count(playSessions, isOwn(own))) > 0;
  await recordPlaySessions(tx, [own.id], now);
  return true;
}

/** Ended sessions by id and owner. */
const ended = { id: playSessions.id, accountId: playSessions.accountId };

/** Adds ended sessions to the log and returns their owners. */
async function ownersOf(
  tx: Executor,
  rows: readonly { readonly id: string; readonly accountId: string }[],
  now: Date,
): Promise<readonly string[]> {
  await recordPlaySessions(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  return [...new Set(rows.map(({ accountId }) => accountId))];
}

/** Ends all open sessions of a game. Returns their owners. */
export async function endPlaySessionsOf(tx: Executor, gameId: number, now: Date): Promise<readonly string[]> {
  const rows = await tx
    .update(playSessions)
    .set({ endedAt: notBeforeStart(now), endedBy: 'sweep' })
    .where(and(eq(playSessions.gameId, gameId), isNull(playSessions.endedAt)))
    .returning(ended);
  return ownersOf(tx, rows, now);
}

/** Ends sessions without a heartbeat since then, at the time of their last heartbeat. Returns their owners. */
export async function endSilentPlaySessions(tx: Executor, since: Date, now: Date): Promise<readonly string[]> {
  const rows = await tx
    .update(playSessions)
    .set({ endedAt: sql`${playSessions.heartbeatAt}`, endedBy: 'sweep' })
    .where(and(isNull(playSessions.endedAt), lte(playSessions.heartbeatAt, since)))
    .returning(ended);
  return ownersOf(tx, rows, now);
}
