import { distinctUntilChanged, filter, map, pairwise, skip, Subscription } from 'rxjs';
import type { LifecycleSignal, XrSignal, AuthState } from '../../domain/bridge/bridge-event';
import type { RuntimeReport } from '../../domain/bridge/runtime-report';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';
import type { AuthModalState } from '../auth/auth-modal-state';
import type { ReportHealth } from '../play/report-health.use-case';
import type { TrackPlay } from '../play/track-play.use-case';
import type { XrPresenceState } from '../play/xr-presence-state';
import type { SessionState } from '../session/session-state';
import { timedSession$ } from '../session/timed-session';
import type { Cancel, Clock } from '../system/clock.port';
import type { GameFrame } from './game-frame.port';
import type { HandleGameRequest } from './handle-game-request.use-case';
import type { AdScreen, GameVisit, OpenGame } from './open-game';
import type { AdCover } from './pause-covered-game';
import { pauseCoveredGame } from './pause-covered-game';
import type { QuestionState } from './question-state';

/** Returns the player's data that games may see: both names and nothing else. */
export function authStateOf(user: CurrentUser | undefined): AuthState {
  return user === undefined
    ? { loggedIn: false }
    : { loggedIn: true, username: user.username, alias: displayName(user) };
}

const samePlayer = (a: AuthState, b: AuthState) =>
  a.loggedIn === b.loggedIn && a.username === b.username && a.alias === b.alias;

/**
 * Sends changes of the player to a game until it is cancelled: logins and logouts, coins, premium.
 * The initial state is not sent, because the game can request it.
 */
export function sendAuthState({ session$ }: SessionState, clock: Clock, frame: Pick<GameFrame, 'send'>): Cancel {
  const known$ = session$.pipe(filter(({ attempted }) => attempted));
  const following = new Subscription();
  following.add(
    known$
      .pipe(
        map(({ user }) => authStateOf(user)),
        distinctUntilChanged(samePlayer),
        skip(1),
      )
      .subscribe((detail) => frame.send({ name: 'auth', detail })),
  );
  following.add(
    known$
      .pipe(
        map(({ user }) => user),
        pairwise(),
        filter(([before, after]) => before?.id === after?.id && before?.balance !== after?.balance),
      )
      .subscribe(([, user]) => {
        if (user !== undefined) frame.send({ name: 'balance', detail: { total: user.balance } });
      }),
  );
  following.add(
    timedSession$(known$, clock)
      .pipe(
        map(({ premium }) => premium),
        distinctUntilChanged(),
        skip(1),
      )
      .subscribe((active) => frame.send({ name: 'premium', detail: { active } })),
  );
  return () => following.unsubscribe();
}

/** Callbacks of the screen that shows a game. */
export interface GameObserver {
  /** Called when the game's document has connected. */
  greeted(): void;
  /** Called when the game's document is gone. */
  left(): void;
  lifecycle(signal: LifecycleSignal): void;
  /** Called when the runtime script in the game's document has sent a report. */
  reported(report: RuntimeReport): void;
  /** Called when the frame has loaded a document that has sent neither a hello nor a report. */
  loadedSilently(): void;
}

/** Options for a served build: its version and its overlays. */
export interface ServedBuild {
  readonly version?: string;
  /** True if the portal has injected an emulated headset. */
  readonly emulated?: boolean;
  /** Ad before the game; without it no ad covers the game at its start. */
  readonly adCover?: AdCover;
  /** Reports whether the game has failed to start. */
  readonly hasFailed?: () => boolean;
  /** Overlay for the ads that the game requests; without it none is shown. */
  readonly adScreen?: AdScreen;
}

/**
 * Serves the game of an open page until the returned function is called.
 * Answers its calls, follows its play, pauses it while it is covered, and sends it the changes of the player.
 */
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
    const play = this.trackPlay.execute(game.slug, build.version, game.analytics);
    // The portal injected the emulated headset itself and needs no signal for it.
    if (build.emulated === true) play.emulated();
    const health = this.reportHealth.execute(game.slug, build.version, () => build.hasFailed?.() === true);
    /** SDK messages of the current document. Signals of the SDK replace those of the runtime script. */
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
    /** Number of connected documents. Events for an earlier document are not sent to the next one. */
    let documents = 0;
    const visit = (): GameVisit => {
      const requestingDocument = documents;
      return {
        game,
        signals,
        adScreen: build.adScreen,
        whilePlayed: (work, anew) => play.whilePlayed(work, anew),
        untilPlayed: async () => requestingDocument === documents && (await play.untilPlayed()),
        send: (event) => {
          if (requestingDocument === documents) frame.send(event);
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
    const stopSending = sendAuthState(this.session, this.clock, frame);
    return () => {
      stopSending();
      health.end();
      cover.end();
      disconnect();
      left();
      play.end();
    };
  }
}
