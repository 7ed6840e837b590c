import { distinctUntilChanged, map } from 'rxjs';
import { navigationHapticsEnabled, navigationSoundsEnabled } from '../../domain/session/sound-settings';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import type { Haptics } from './haptics.port';
import type { Presses } from './presses.port';
import type { TickSound } from './tick-sound.port';

/** How long a press is felt, in milliseconds. */
const PULSE = 10;

/** A press on a label presses its field as well: what comes within so many milliseconds is the same press. */
const SAME_PRESS = 60;

/** Lets the player hear and feel what they press in this tab, as far as the settings ask for it now, wherever they were changed. */
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
    let leave: Cancel = () => undefined;
    const following = this.session.session$
      .pipe(
        map(({ settings }) => navigationSoundsEnabled(settings) || navigationHapticsEnabled(settings)),
        distinctUntilChanged(),
      )
      .subscribe((wanted) => {
        leave();
        leave = wanted ? this.presses.listen(() => this.feel()) : () => undefined;
      });
    return () => {
      following.unsubscribe();
      leave();
    };
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
