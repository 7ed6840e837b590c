import { distinctUntilChanged, map } from 'rxjs';
import { navigationHapticsEnabled, navigationSoundsEnabled } from '../../domain/session/notice-settings';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import { followLatest } from '../system/follow-latest';
import type { Haptics } from './haptics.port';
import type { Presses } from './presses.port';
import type { TickSound } from './tick-sound.port';

/** Duration of a pulse, in milliseconds. */
const PULSE = 10;

/** Time within which two presses count as one, in milliseconds. A press on a label also presses its field. */
const SAME_PRESS = 60;

/** Plays a sound and a pulse for the player's presses in this tab, according to the current settings. */
export class NavigationFeedback {
  private last: number | undefined;

  constructor(
    private readonly session: SessionState,
    private readonly presses: Presses,
    private readonly tick: TickSound,
    private readonly haptics: Haptics,
    private readonly clock: Clock,
  ) {}

  execute(): Cancel {
    const wanted$ = this.session.session$.pipe(
      map(({ settings }) => navigationSoundsEnabled(settings) || navigationHapticsEnabled(settings)),
      distinctUntilChanged(),
    );
    return followLatest(wanted$, (wanted) => (wanted ? this.presses.listen(() => this.feel()) : undefined));
  }

  private feel(): void {
    const now = this.clock.now();
    const same = this.last !== undefined && Math.abs(now - this.last) < SAME_PRESS;
    this.last = now;
    if (same) return;
    const { settings } = this.session.current;
    if (navigationSoundsEnabled(settings)) this.tick.play();
    if (navigationHapticsEnabled(settings)) this.haptics.pulse(PULSE);
  }
}
