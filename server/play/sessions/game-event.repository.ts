import { and, eq, lte, sql } from 'drizzle-orm';
import type { DeviceClass, GameEventKind, PlayMode } from '../../../src/domain/console/game-statistics';
import { dayOf } from '../../../src/domain/console/game-statistics';
import type { Executor } from '../../platform/database/executor';
import { builds } from '../../platform/database/schema/builds';
import { gamePlays } from '../../platform/database/schema/games';
import { gameEvents } from '../../platform/database/schema/statistics';
import type { ExpiredRows } from '../../platform/jobs/require-few';

interface NewGameEvent {
  readonly gameId: number;
  readonly kind: GameEventKind;
  readonly device: DeviceClass;
  /** Version reported by the page; an unknown one is not stored. */
  readonly version?: string | undefined;
  /** Keyed hash; only of plays. */
  readonly visitor?: string;
  readonly mode?: PlayMode;
  readonly referrer?: string | undefined;
  /** Only of plays. */
  readonly country?: string | undefined;
  readonly seconds?: number;
  readonly coins?: number;
}

/** Returns the mode of a session from the reports of its page. */
export const playMode = ({
  vr = false,
  emulated = false,
}: {
  readonly vr?: boolean | undefined;
  readonly emulated?: boolean | undefined;
}): PlayMode => (vr ? (emulated ? 'emulated' : 'vr') : 'screen');

/** Adds an event to the log from which the statistics are counted, on the day of its start. */
export async function recordGameEvent(tx: Executor, { version, ...event }: NewGameEvent, now: Date): Promise<void> {
  const build =
    version === undefined
      ? null
      : sql`(select ${builds.version} from ${builds} where ${builds.gameId} = ${event.gameId} and ${builds.version} = ${version})`;
  const day = dayOf(now.getTime() - (event.seconds ?? 0) * 1000);
  await tx.insert(gameEvents).values({ ...event, build, day, recordedAt: now });
}

/** Sessions of a visitor that one counted play permits. */
const REPORTS_MAX = 20;

/**
 * Adds the end of a visitor's play to the log. A browser reports its length, so all lengths together are limited to the time since the
 * visitor's counted play; without one, nothing is added.
 */
export async function recordVisitorSession(
  tx: Executor,
  { visitor, seconds, ...session }: Omit<NewGameEvent, 'kind'> & { readonly visitor: string; readonly seconds: number },
  now: Date,
): Promise<void> {
  const isOwn = and(eq(gamePlays.visitor, visitor), eq(gamePlays.gameId, session.gameId));
  const [play] = await tx.select().from(gamePlays).where(isOwn).for('update');
  if (!play || play.reports >= REPORTS_MAX) return;
  const elapsed = Math.floor((now.getTime() - play.countedAt.getTime()) / 1000);
  const length = Math.min(seconds, Math.max(0, elapsed - play.reportedSeconds));
  await tx
    .update(gamePlays)
    .set({ reports: play.reports + 1, reportedSeconds: play.reportedSeconds + length })
    .where(isOwn);
  await recordGameEvent(tx, { ...session, kind: 'session', seconds: length }, now);
}

/** Events recorded until a time. */
export const oldEvents = (until: Date): ExpiredRows => ({
  table: gameEvents,
  what: 'events of games',
  expired: lte(gameEvents.recordedAt, until),
});

/** Adds ended play sessions to the log, without their players. */
export async function recordPlaySessions(tx: Executor, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into game_events (recorded_at, day, game_id, build, kind, device, mode, seconds)
    select ${now.toISOString()}::timestamptz, (session.started_at at time zone 'UTC')::date, session.game_id,
      builds.version, 'session', session.device,
      case when not session.vr then 'screen' when session.emulated then 'emulated' else 'vr' end,
      extract(epoch from session.ended_at - session.started_at)::integer
    from play_sessions as session left join builds on builds.id = session.build_id
    where session.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`);
}
