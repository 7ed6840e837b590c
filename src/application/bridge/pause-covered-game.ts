import type { Observable } from 'rxjs';
import { map, NEVER } from 'rxjs';
import type { BridgeEvent } from '../../domain/bridge/bridge-event';
import type { AuthModalState } from '../auth/auth-modal-state';
import type { Cancel } from '../system/clock.port';
import type { GameFrame } from './game-frame.port';

/** Reports whether an ad covers a game, at once and on every change, until the returned function is called. */
export type AdCover = (listener: (covered: boolean) => void) => Cancel;

/** Document of a game that overlays of the portal can cover. */
export interface CoveredGame {
  /** A document has connected. Pauses the game at once if the game is covered. */
  greeted(): void;
  /** A document without a hello has loaded its runtime script, which can pause and mute the page. */
  begun(): void;
  /** The document is gone, and so is its pause state. */
  left(): void;
  readonly end: Cancel;
}

/** Pause state that was last sent to the game. */
interface Cover {
  readonly paused: boolean;
  readonly muted: boolean;
}

const uncovered: Cover = { paused: false, muted: false };
const noAd: AdCover = () => () => undefined;

/**
 * Pauses a running game while the auth modal, a question (`questionOpen$`) or an ad covers it, and resumes it
 * afterwards. An ad mutes the game as well (decisions §7).
 */
export function pauseCoveredGame(
  frame: Pick<GameFrame, 'send' | 'cover'>,
  modal: AuthModalState,
  adCover: AdCover = noAd,
  questionOpen$: Observable<boolean> = NEVER,
): CoveredGame {
  let running: 'no' | 'runtime' | 'sdk' = 'no';
  let signIn = modal.current.open;
  let questionOpen = false;
  let ad = false;
  let sent = uncovered;
  const sendEvent = (name: Extract<BridgeEvent, { readonly detail: undefined }>['name']) => {
    frame.send({ name, detail: undefined });
  };
  const follow = () => {
    if (running === 'no') return;
    const before = sent;
    sent = { paused: signIn || questionOpen || ad, muted: ad };
    if (running === 'runtime') {
      if (sent.paused !== before.paused || sent.muted !== before.muted) frame.cover(sent.paused, sent.muted);
      return;
    }
    if (sent.muted && !before.muted) sendEvent('mute');
    if (sent.paused !== before.paused) sendEvent(sent.paused ? 'pause' : 'resume');
    if (!sent.muted && before.muted) sendEvent('unmute');
  };
  const following = modal.modal$.pipe(map(({ open }) => open)).subscribe((open) => {
    signIn = open;
    follow();
  });
  following.add(
    questionOpen$.subscribe((isOpen) => {
      questionOpen = isOpen;
      follow();
    }),
  );
  const unfollowAd = adCover((covered) => {
    ad = covered;
    follow();
  });
  return {
    greeted: () => {
      // From here on only the SDK pauses the game.
      if (running === 'runtime' && (sent.paused || sent.muted)) frame.cover(false, false);
      running = 'sdk';
      sent = uncovered;
      follow();
    },
    begun: () => {
      if (running === 'sdk') return;
      running = 'runtime';
      sent = uncovered;
      follow();
    },
    left: () => (running = 'no'),
    end: () => {
      following.unsubscribe();
      unfollowAd();
    },
  };
}
