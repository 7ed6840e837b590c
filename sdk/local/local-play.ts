import type { LifecycleSignal, XrSignal } from '../../src/domain/bridge/bridge-event';
import { isPlaying, newPlaySession, nextPlaySession } from '../../src/domain/play/play-session';
import { isRunning } from '../../src/domain/play/xr-presence';

/** The state of the play, derived from the game's reports by the portal's rules. */
export class LocalPlay {
  #session = newPlaySession(true);

  xr(signal: XrSignal): void {
    this.#session = nextPlaySession(this.#session, { type: 'xr-signalled', signal }).session;
  }

  lifecycle(signal: LifecycleSignal): void {
    this.#session = nextPlaySession(this.#session, { type: 'lifecycle-signalled', signal }).session;
  }

  get isPlaying(): boolean {
    return isPlaying(this.#session);
  }

  get inHeadset(): boolean {
    return isRunning(this.#session.xr);
  }
}
