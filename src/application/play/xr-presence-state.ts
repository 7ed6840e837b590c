import type { Observable } from 'rxjs';
import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs';
import type { XrSignal } from '../../domain/bridge/xr-signal';
import type { XrPresence } from '../../domain/play/xr-presence';
import { adsHidden, nextXrPresence, noXr } from '../../domain/play/xr-presence';

/** Where the headset session of the game in this tab stands; outlives every screen. */
export class XrPresenceState {
  private readonly cell = new BehaviorSubject<XrPresence>(noXr);
  readonly presence$: Observable<XrPresence> = this.cell.pipe(distinctUntilChanged());
  /** Whether ads must stay away (spec 1 §4). */
  readonly adsHidden$: Observable<boolean> = this.cell.pipe(map(adsHidden), distinctUntilChanged());

  get current(): XrPresence {
    return this.cell.value;
  }

  apply(signal: XrSignal): void {
    this.cell.next(nextXrPresence(this.cell.value, signal));
  }

  /** The game is gone, and its headset session with it. */
  leave(): void {
    this.cell.next(noXr);
  }
}
