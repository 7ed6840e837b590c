import { distinctUntilChanged, map } from 'rxjs';
import type { LifecycleSignal } from '../../domain/bridge/lifecycle-signal';
import type { XrSignal } from '../../domain/bridge/xr-signal';
import type { PlayEvent } from '../../domain/play/play-session';
import { newPlaySession, nextPlaySession } from '../../domain/play/play-session';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import type { Diagnostics } from '../system/diagnostics.port';
import type { Analytics } from '../telemetry/analytics.port';
import type { CountPlay } from './count-play.use-case';

/** The play of one game on one page view, as it is being followed. */
export interface TrackedPlay {
  xr(signal: XrSignal): void;
  lifecycle(signal: LifecycleSignal): void;
  /** The game's document is gone. */
  left(): void;
  /** The page view is over. */
  end(): void;
}

/** When a play that could not be counted is counted again, once, in milliseconds. */
export const COUNT_AGAIN_AFTER = 10_000;

/** Follows the play of a game and has it counted once per page view (spec 2 §4). */
export class TrackPlay {
  constructor(
    private readonly session: SessionState,
    private readonly countPlay: CountPlay,
    private readonly clock: Clock,
    private readonly diagnostics: Diagnostics,
    private readonly analytics: Analytics,
  ) {}

  execute(game: string): TrackedPlay {
    let play = newPlaySession(this.session.current.user !== undefined);
    const counting = this.counting(game);
    const apply = (event: PlayEvent) => {
      const begun = play.counted;
      play = nextPlaySession(play, event).session;
      if (begun || !play.counted) return;
      // The server keeps one count of plays for players and visitors alike.
      counting.begin();
      this.analytics.track({ name: 'play_started', game });
    };
    const following = this.session.session$
      .pipe(
        map(({ user }) => user !== undefined),
        distinctUntilChanged(),
      )
      .subscribe((signedIn) => apply({ type: 'sign-in-changed', signedIn }));
    return {
      xr: (signal) => apply({ type: 'xr-signalled', signal }),
      lifecycle: (signal) => apply({ type: 'lifecycle-signalled', signal }),
      left: () => apply({ type: 'left' }),
      end: () => {
        following.unsubscribe();
        counting.end();
        apply({ type: 'left' });
      },
    };
  }

  private counting(game: string): { begin(): void; end(): void } {
    let over = false;
    let cancel: Cancel | undefined;
    const count = async (failed: () => void) => {
      const counted = await this.countPlay.execute(game);
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
