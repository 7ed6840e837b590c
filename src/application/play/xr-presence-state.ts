import type { Observable } from 'rxjs';
import { BehaviorSubject, distinctUntilChanged, map } from 'rxjs';
import type { XrSignal } from '../../domain/bridge/bridge-event';
import type { XrPresence } from '../../domain/play/xr-presence';
import { adsHidden, nextXrPresence, noXr } from '../../domain/play/xr-presence';

/** Presence of the game's headset session in this tab. Outlives every screen. */
export class XrPresenceState {
  private readonly cell = new BehaviorSubject<XrPresence>(noXr);
  readonly presence$: Observable<XrPresence> = this.cell.pipe(distinctUntilChanged());
  /** Emits true while ads must be hidden (spec 1 §4). */
  readonly adsHidden$: Observable<boolean> = this.cell.pipe(map(adsHidden), distinctUntilChanged());

  get current(): XrPresence {
    return this.cell.value;
  }

  apply(signal: XrSignal): void {
    this.cell.next(nextXrPresence(this.cell.value, signal));
  }

  /** Ends the headset session because the game is gone. */
  leave(): void {
    this.cell.next(noXr);
  }
}
