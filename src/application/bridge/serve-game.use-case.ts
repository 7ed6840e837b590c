import type { LifecycleSignal } from '../../domain/bridge/lifecycle-signal';
import type { RuntimeReport } from '../../domain/bridge/runtime-report';
import type { XrSignal } from '../../domain/bridge/xr-signal';
import type { AdScreen } from '../ads/show-game-ad.use-case';
import type { AuthModalState } from '../auth/auth-modal-state';
import type { ReportHealth } from '../play/report-health.use-case';
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
import { sendAuthState } from './send-auth-state';

/** What a screen wants to know of the game that it shows. */
export interface GameObserver {
  /** The game's document has connected. */
  greeted(): void;
  /** That document is gone. */
  left(): void;
  lifecycle(signal: LifecycleSignal): void;
  /** The runtime script in the game's document has sent a report. */
  reported(report: RuntimeReport): void;
  /** The frame finished loading a document that has neither said hello nor sent a report. */
  loadedSilently(): void;
}

/** What is in the frame, and what lies over it. */
export interface ServedBuild {
  readonly version?: string;
  /** Whether the portal has put an emulated headset into it. */
  readonly emulated?: boolean;
  /** The ad before the game; without it none covers the game. */
  readonly adCover?: AdCover;
  /** Whether the game has failed to start. */
  readonly hasFailed?: () => boolean;
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
    private readonly reportHealth: ReportHealth,
  ) {}

  execute(game: OpenGame, frame: GameFrame, observer: GameObserver, build: ServedBuild = {}): Cancel {
    const play = this.trackPlay.execute(game.slug, build.version);
    // Who put the emulated headset into the frame needs not be told of it.
    if (build.emulated === true) play.emulated();
    const health = this.reportHealth.execute(game.slug, build.version, () => build.hasFailed?.() === true);
    /** What the SDK has said in this document. Its signals replace those of the runtime script. */
    let sdk = { greeted: false, xr: false };
    const applyXr = (signal: XrSignal, emulated: boolean) => {
      if (emulated) play.emulated();
      this.presence.apply(signal);
      play.xr(signal);
    };
    const signals = {
      xr: (signal: XrSignal, emulated: boolean) => {
        sdk = { ...sdk, xr: true };
        applyXr(signal, emulated);
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
    const reported = (report: RuntimeReport) => {
      health.add(report);
      if (report.type === 'begun' && !sdk.greeted) cover.begun();
      if (report.type === 'xr' && !sdk.xr) applyXr(report.signal, report.emulated);
      if (report.type === 'gameplay-start' && !sdk.greeted) signals.lifecycle(report.type);
      observer.reported(report);
    };
    const left = () => {
      sdk = { greeted: false, xr: false };
      documents += 1;
      this.questions.withdraw();
      this.presence.leave();
      play.left();
    };
    const disconnect = frame.connect({
      greeted: () => {
        sdk = { ...sdk, greeted: true };
        health.greeted();
        cover.greeted();
        observer.greeted();
      },
      reported,
      loadedSilently: () => observer.loadedSilently(),
      call: (call) => this.handleGameRequest.execute(visit(), call),
      left: () => {
        cover.left();
        left();
        observer.left();
      },
    });
    const deleteNotifications = sendAuthState(this.session, this.clock, frame);
    return () => {
      deleteNotifications();
      health.end();
      cover.end();
      disconnect();
      left();
      play.end();
    };
  }
}
