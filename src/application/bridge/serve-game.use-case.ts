import type { LifecycleSignal } from '../../domain/bridge/lifecycle-signal';
import type { XrSignal } from '../../domain/bridge/xr-signal';
import type { AdScreen } from '../ads/show-game-ad.use-case';
import type { AuthModalState } from '../auth/auth-modal-state';
import type { TrackPlay } from '../play/track-play.use-case';
import type { XrPresenceState } from '../play/xr-presence-state';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import type { GameFrame } from './game-frame.port';
import type { HandleGameRequest } from './handle-game-request.use-case';
import type { GameVisit, OpenGame } from './open-game';
import type { AdCover } from './pause-covered-game';
import { pauseCoveredGame } from './pause-covered-game';
import type { QuestionState } from './question-state';
import { tellOfPlayer } from './tell-of-player';

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
  /** The place for the ads that the game asks for; without it there are none. */
  readonly adScreen?: AdScreen;
}

/** Serves the game of an open page: answers its calls, follows its play, pauses it while it is covered and tells it of the player, until the returned function is called. */
export class ServeGame {
  constructor(
    private readonly session: SessionState,
    private readonly authModal: AuthModalState,
    private readonly presence: XrPresenceState,
    private readonly handleGameRequest: HandleGameRequest,
    private readonly trackPlay: TrackPlay,
    private readonly questions: QuestionState,
    private readonly clock: Clock,
  ) {}

  execute(game: OpenGame, frame: GameFrame, observer: GameObserver, build: ServedBuild = {}): Cancel {
    const play = this.trackPlay.execute(game.slug, build.version);
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
    const cover = pauseCoveredGame(frame, this.authModal, build.adCover, this.questions.visible$);
    /** Counts the documents that have connected: what one of them has asked for is no news to the next. */
    let documents = 0;
    const visit = (): GameVisit => {
      const asking = documents;
      return {
        game,
        signals,
        adScreen: build.adScreen,
        whilePlayed: (work, anew) => play.whilePlayed(work, anew),
        untilPlayed: async () => asking === documents && (await play.untilPlayed()),
        tell: (event) => {
          if (asking === documents) frame.send(event);
        },
      };
    };
    const left = () => {
      documents += 1;
      this.questions.withdraw();
      this.presence.leave();
      play.left();
    };
    const disconnect = frame.connect({
      greeted: () => {
        cover.greeted();
        observer.greeted();
      },
      call: (call) => this.handleGameRequest.execute(visit(), call),
      left: () => {
        cover.left();
        left();
        observer.left();
      },
    });
    const untell = tellOfPlayer(this.session, this.clock, frame);
    return () => {
      untell();
      cover.end();
      disconnect();
      left();
      play.end();
    };
  }
}
