import type { PlayGateway } from './play-gateway.port';
import { distinctUntilChanged, map } from 'rxjs';
import type { LifecycleSignal, XrSignal } from '../../domain/bridge/bridge-event';
import type { PlayCommand, PlayEvent, PlaySession } from '../../domain/play/play-session';
import { playStarted } from '../../domain/telemetry/tracked-event';
import {
  canStartPlay,
  isPlaying,
  newPlaySession,
  nextPlaySession,
  playsAsVisitor,
  recentPlayStarts,
} from '../../domain/play/play-session';
import { isRunning } from '../../domain/play/xr-presence';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import type { Diagnostics } from '../system/diagnostics.port';
import type { PageLife } from '../system/page-life.port';
import type { Analytics } from '../telemetry/analytics.port';
import { holdingPlay } from './holding-play';
import type { RecordPlay } from './record-play.use-case';

/** Play of one game on one page view. */
export interface TrackedPlay {
  xr(signal: XrSignal): void;
  lifecycle(signal: LifecycleSignal): void;
  /**
   * Runs work in an open play session on the server, and opens one if none is open. The session stays open meanwhile,
   * unless the page or the document is left. Returns undefined when no session is open. `anew` replaces a session that
   * the server has lost.
   */
  whilePlayed<T>(work: () => Promise<T>, anew?: boolean): Promise<T | undefined>;
  /** Waits for the next play; false once no play can follow. */
  untilPlayed(): Promise<boolean>;
  /** Marks the play sessions from now on as played with an emulated headset. */
  emulated(): void;
  /** Called when the game's document is gone. */
  left(): void;
  /** Called when the page view has ended. */
  end(): void;
}

/** Time before the only retry of a failed play count, in milliseconds. */
export const COUNT_AGAIN_AFTER = 10_000;

/** Greatest reported length of a play, in seconds. */
const SECONDS_MAX = 86_400;

/**
 * Tracks the play of a game. A player's play is recorded as play sessions; a visitor's is counted once per page view
 * (spec 2 §4).
 */
export class TrackPlay {
  constructor(
    private readonly session: SessionState,
    private readonly playGateway: PlayGateway,
    private readonly recordPlay: RecordPlay,
    private readonly page: PageLife,
    private readonly clock: Clock,
    private readonly diagnostics: Diagnostics,
    private readonly analytics: Analytics,
  ) {}

  /**
   * Starts to track the play of a game; `version` is that of the build, if known. `measurement` is the developer's
   * analytics id.
   */
  execute(game: string, version?: string, measurement?: string): TrackedPlay {
    let play = newPlaySession(this.session.current.user !== undefined);
    let emulated = false;
    let over = false;
    let vr = false;
    const counting = this.counting(game, version);
    const report = this.reporting(game, version);
    const recorded = this.recordPlay.execute(() => ({ game, version, emulated, vr }));
    const heldPlay = holdingPlay(recorded, this.clock);
    const awaited = new Set<(played: boolean) => void>();
    const resolveWaiting = (played: boolean) => {
      for (const notify of [...awaited]) notify(played);
      awaited.clear();
    };
    const runCommand = (command: PlayCommand, event: PlayEvent) => {
      if (command === 'open') heldPlay.opened();
      else if (command === 'close') heldPlay.closed(isSignal(event));
      else counting.begin();
      if (command === 'open') resolveWaiting(true);
    };
    const apply = (event: PlayEvent) => {
      const begun = play.counted;
      if (!isSignal(event)) heldPlay.release();
      const step = nextPlaySession(play, event);
      const isNew = isPlaying(step.session) && !isPlaying(play);
      vr = (vr && !isNew) || (isPlaying(step.session) && isRunning(step.session.xr));
      report(play, step.session, { vr, emulated });
      play = step.session;
      for (const command of step.commands) runCommand(command, event);
      if (!begun && play.counted) this.analytics.track(playStarted(game, measurement));
    };
    const following = this.session.session$
      .pipe(
        map(({ user }) => user?.id),
        distinctUntilChanged(),
      )
      .subscribe((player) => {
        // A player who replaces another player starts a new play session.
        apply({ type: 'sign-in-changed', signedIn: false });
        if (player !== undefined) apply({ type: 'sign-in-changed', signedIn: true });
      });
    const unfollowPage = this.page.follow({
      left: () => apply({ type: 'page-left' }),
      back: () => apply({ type: 'page-back' }),
    });
    return {
      xr: (signal) => apply({ type: 'xr-signalled', signal }),
      lifecycle: (signal) => apply({ type: 'lifecycle-signalled', signal }),
      whilePlayed: async (work, anew) => (over ? undefined : heldPlay.during(work, anew)),
      untilPlayed: async () => {
        if (over) return false;
        if (play.open) return true;
        return new Promise((resolve) => awaited.add(resolve));
      },
      emulated: () => {
        if (emulated) return;
        emulated = true;
        recorded.changed();
      },
      left: () => {
        resolveWaiting(false);
        apply({ type: 'left' });
      },
      end: () => {
        over = true;
        resolveWaiting(false);
        heldPlay.release();
        following.unsubscribe();
        unfollowPage();
        counting.end();
        apply({ type: 'left' });
      },
    };
  }

  /** Reports the length of a visitor's plays, at most six a minute. */
  private reporting(game: string, version: string | undefined) {
    let since: number | undefined;
    let starts: readonly number[] = [];
    return (before: PlaySession, after: PlaySession, headset: { readonly vr: boolean; readonly emulated: boolean }) => {
      if (playsAsVisitor(before) === playsAsVisitor(after)) return;
      const now = this.clock.now();
      if (playsAsVisitor(after)) {
        since = canStartPlay(starts, now) ? now : undefined;
        starts = since === undefined ? starts : [...recentPlayStarts(starts, now), now];
      } else if (since !== undefined) {
        const seconds = Math.min(SECONDS_MAX, Math.floor((now - since) / 1000));
        void this.playGateway.reportPlayed(game, version, { ...headset, seconds });
      }
    };
  }

  private counting(game: string, version: string | undefined): { begin(): void; end(): void } {
    let over = false;
    let cancel: Cancel | undefined;
    const count = async (failed: () => void) => {
      const counted = await this.playGateway.countPlayed(game, version);
      if (counted.ok) return;
      this.diagnostics.warn(`The play of ${game} was not counted: ${counted.error.kind}`);
      if (!over) failed();
    };
    const countAgain = () => void count(() => undefined);
    return {
      begin: () => void count(() => (cancel = this.clock.after(COUNT_AGAIN_AFTER, countAgain))),
      end: () => {
        over = true;
        cancel?.();
      },
    };
  }
}

/** True if the event is a report of the game itself. */
function isSignal({ type }: PlayEvent): boolean {
  return type === 'xr-signalled' || type === 'lifecycle-signalled';
}
