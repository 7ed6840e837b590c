import { map } from 'rxjs';
import type { AuthModalState } from '../auth/auth-modal-state';
import type { Cancel } from '../system/clock.port';
import type { GameFrame } from './game-frame.port';

/** The document of a game as it comes and goes under what the portal lays over it. */
export interface CoveredGame {
  /** A document has connected; it is paused at once if it comes up covered. */
  greeted(): void;
  /** That document is gone, and what it was told with it. */
  left(): void;
  readonly end: Cancel;
}

/** Tells a running game `pause` when the auth modal covers it and `resume` when that closes (decisions §7). */
export function pauseCoveredGame(frame: Pick<GameFrame, 'send'>, modal: AuthModalState): CoveredGame {
  let running = false;
  let paused = false;
  const follow = (covered: boolean) => {
    if (!running || covered === paused) return;
    paused = covered;
    frame.send({ name: covered ? 'pause' : 'resume', detail: undefined });
  };
  const following = modal.modal$.pipe(map(({ open }) => open)).subscribe(follow);
  return {
    greeted: () => {
      running = true;
      paused = false;
      follow(modal.current.open);
    },
    left: () => (running = false),
    end: () => following.unsubscribe(),
  };
}
