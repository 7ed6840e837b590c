import { distinctUntilChanged, filter, map, skip } from 'rxjs';
import type { AuthState } from '../../domain/bridge/auth-state';
import type { LifecycleSignal } from '../../domain/bridge/lifecycle-signal';
import type { XrSignal } from '../../domain/bridge/xr-signal';
import type { AuthModalState } from '../auth/auth-modal-state';
import type { TrackPlay } from '../play/track-play.use-case';
import type { XrPresenceState } from '../play/xr-presence-state';
import type { SessionState } from '../session/session-state';
import type { Cancel } from '../system/clock.port';
import { authStateOf } from './auth-state-of';
import type { GameFrame } from './game-frame.port';
import type { HandleGameRequest } from './handle-game-request.use-case';
import type { AdCover } from './pause-covered-game';
import { pauseCoveredGame } from './pause-covered-game';

/** What a screen wants to know of the game that it shows. */
export interface GameObserver {
  /** The game's document has connected. */
  greeted(): void;
  /** That document is gone. */
  left(): void;
  lifecycle(signal: LifecycleSignal): void;
}

/** What is in the frame, and what lies over it. */
export interface ServedBuild {
  readonly version?: string;
  /** Whether the portal has put an emulated headset into it. */
  readonly emulated?: boolean;
  /** The ad before the game; without it none covers the game. */
  readonly adCover?: AdCover;
}

const samePlayer = (a: AuthState, b: AuthState) =>
  a.loggedIn === b.loggedIn && a.username === b.username && a.alias === b.alias;

/** Serves the game of an open page: answers its calls, follows its play, pauses it while it is covered and tells it who signs in, until the returned function is called. */
export class ServeGame {
  constructor(
    private readonly session: SessionState,
    private readonly authModal: AuthModalState,
    private readonly presence: XrPresenceState,
    private readonly handleGameRequest: HandleGameRequest,
    private readonly trackPlay: TrackPlay,
  ) {}

  execute(game: string, frame: GameFrame, observer: GameObserver, build: ServedBuild = {}): Cancel {
    const play = this.trackPlay.execute(game, build.version);
    // Who put the emulated headset into the frame needs not be told of it.
    if (build.emulated === true) play.emulated();
    const signals = {
      xr: (signal: XrSignal, emulated: boolean) => {
        if (emulated) play.emulated();
        this.presence.apply(signal);
        play.xr(signal);
      },
      lifecycle: (signal: LifecycleSignal) => {
        play.lifecycle(signal);
        observer.lifecycle(signal);
      },
    };
    const cover = pauseCoveredGame(frame, this.authModal, build.adCover);
    const left = () => {
      this.presence.leave();
      play.left();
    };
    const disconnect = frame.connect({
      greeted: () => {
        cover.greeted();
        observer.greeted();
      },
      call: (call) => this.handleGameRequest.execute(game, call, signals),
      left: () => {
        left();
        cover.left();
        observer.left();
      },
    });
    const following = this.session.session$
      .pipe(
        filter(({ attempted }) => attempted),
        map(({ user }) => authStateOf(user)),
        distinctUntilChanged(samePlayer),
        skip(1),
      )
      .subscribe((detail) => frame.send({ name: 'auth', detail }));
    return () => {
      following.unsubscribe();
      cover.end();
      disconnect();
      left();
      play.end();
    };
  }
}
