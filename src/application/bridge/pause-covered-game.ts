import type { Observable } from 'rxjs';
import { map, NEVER } from 'rxjs';
import type { BridgeEvent } from '../../domain/bridge/bridge-event';
import type { AuthModalState } from '../auth/auth-modal-state';
import type { Cancel } from '../system/clock.port';
import type { GameFrame } from './game-frame.port';

/** Tells whether an ad covers a game, at once and whenever that changes, until the returned function is called. */
export type AdCover = (tell: (covered: boolean) => void) => Cancel;

/** The document of a game as it comes and goes under what the portal lays over it. */
export interface CoveredGame {
  /** A document has connected; it is paused at once if it comes up covered. */
  greeted(): void;
  /** A document without a hello so far has loaded its runtime script, which can pause and mute the page. */
  begun(): void;
  /** That document is gone, and what it was told with it. */
  left(): void;
  readonly end: Cancel;
}

/** Both what covers a game and what the game has been told of it. */
interface Cover {
  readonly paused: boolean;
  readonly muted: boolean;
}

const bare: Cover = { paused: false, muted: false };
const noAd: AdCover = () => () => undefined;

/** Tells a running game `pause` when the auth modal, a question (`asked$`) or an ad covers it and `resume` when nothing does; an ad alone is to be heard (decisions §7). */
export function pauseCoveredGame(
  frame: Pick<GameFrame, 'send' | 'cover'>,
  modal: AuthModalState,
  adCover: AdCover = noAd,
  asked$: Observable<boolean> = NEVER,
): CoveredGame {
  let running: 'no' | 'runtime' | 'sdk' = 'no';
  let signIn = modal.current.open;
  let asked = false;
  let ad = false;
  let told = bare;
  const say = (name: Extract<BridgeEvent, { readonly detail: undefined }>['name']) => {
    frame.send({ name, detail: undefined });
  };
  const follow = () => {
    if (running === 'no') return;
    const before = told;
    told = { paused: signIn || asked || ad, muted: ad };
    if (running === 'runtime') {
      if (told.paused !== before.paused || told.muted !== before.muted) frame.cover(told.paused, told.muted);
      return;
    }
    if (told.muted && !before.muted) say('mute');
    if (told.paused !== before.paused) say(told.paused ? 'pause' : 'resume');
    if (!told.muted && before.muted) say('unmute');
  };
  const following = modal.modal$.pipe(map(({ open }) => open)).subscribe((open) => {
    signIn = open;
    follow();
  });
  following.add(
    asked$.subscribe((stands) => {
      asked = stands;
      follow();
    }),
  );
  const unfollowAd = adCover((covered) => {
    ad = covered;
    follow();
  });
  return {
    greeted: () => {
      // From here on the SDK alone pauses the game.
      if (running === 'runtime' && (told.paused || told.muted)) frame.cover(false, false);
      running = 'sdk';
      told = bare;
      follow();
    },
    begun: () => {
      if (running === 'sdk') return;
      running = 'runtime';
      told = bare;
      follow();
    },
    left: () => (running = 'no'),
    end: () => {
      following.unsubscribe();
      unfollowAd();
    },
  };
}
