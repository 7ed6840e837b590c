import { makeAutoObservable, observableRef } from 'mobx';
import type { GameFrames } from '../../application/bridge/game-frames.port';
import type { AdScreen } from '../../application/bridge/open-game';
import type { ServeGame } from '../../application/bridge/serve-game.use-case';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Connection } from '../../application/system/connection.port';
import { EMULATED_HEADSET, gameFrameUrl } from '../../domain/bridge/game-parameters';
import type { RuntimeReport } from '../../domain/bridge/runtime-report';
import type { Build, Game } from '../../domain/games/game';
import { isolatedPlayAddress } from '../../domain/games/isolated-play';
import type { OverlayAdViewModel } from '../ads/overlay-ad.view-model';
import type { Disposer } from '../shared/disposables';
import { canTakeFocus } from './can-take-focus';
import type { FramingPage } from './framing-page';
import type { FrameLoad, FrameLoadEvent } from './frame-load.machine';
import {
  canKeepWaiting,
  canRequestFrame,
  idleFrame,
  nextFrameLoad,
  nextLoadDeadline,
  SLOW_LOAD,
} from './frame-load.machine';

/** State of a game on its page. The game loads on demand only. */
export class PlayerViewModel {
  load: FrameLoad = idleFrame;
  /** Number of frames created so far; each number is a new element. */
  frame = 0;
  /** True if the game gets an emulated headset, controlled by mouse and keyboard. */
  emulated = false;
  /** True while the game loads longer than usual. */
  slow = false;
  private cancelTimeout: Cancel | undefined;
  /** True from a press on Play until the game gets the focus. */
  private focusPending = false;
  /** Frame of a game that started under an ad. */
  private covered: HTMLIFrameElement | undefined;

  constructor(
    readonly game: Game,
    readonly build: Build,
    private readonly frames: GameFrames<HTMLIFrameElement>,
    private readonly serveGame: ServeGame,
    private readonly clock: Clock,
    private readonly connection: Pick<Connection, 'isOffline'>,
    private readonly page: FramingPage,
    /** Covers the game while it loads. */
    readonly ad?: OverlayAdViewModel,
  ) {
    makeAutoObservable<
      this,
      'frames' | 'serveGame' | 'clock' | 'connection' | 'page' | 'cancelTimeout' | 'focusPending' | 'covered'
    >(
      this,
      {
        game: false,
        build: false,
        frames: false,
        serveGame: false,
        clock: false,
        connection: false,
        page: false,
        cancelTimeout: false,
        focusPending: false,
        ad: false,
        covered: false,
        load: observableRef,
      },
      { autoBind: true },
    );
  }

  /** URL of the frame; undefined if this build may not be framed. */
  get address(): string | undefined {
    const { origin, lang, deepLink } = this.page;
    const { slug: game } = this.game;
    const headset = this.emulated ? EMULATED_HEADSET : undefined;
    const url = gameFrameUrl(this.build.url, { game, version: this.build.version, origin, lang, headset }, deepLink);
    return url.ok ? url.value : undefined;
  }

  /** URL currently in the frame; undefined without a frame. */
  get framed(): string | undefined {
    const { load } = this;
    const none = load.kind === 'idle' || (load.kind === 'failed' && load.cause.kind === 'unreachable');
    return none ? undefined : this.address;
  }

  /** Starts the game if Play was pressed on the previous page. The disposer ends the game. */
  start(): Disposer {
    if (this.page.wanted) this.play();
    return () => {
      this.ad?.close();
      this.leave();
    };
  }

  /** Connects to the game's host while the player reaches for the Play button. */
  prepare(): void {
    if (canRequestFrame(this.load)) this.page.connections.open(this.build.url);
  }

  /** Loads the game, or retries after a failure. */
  play(): void {
    if (!canRequestFrame(this.load)) return;
    this.frame += 1;
    this.focusPending = true;
    this.ad?.open();
    this.page.playedLink.remember(this.game.slug, this.page.deepLink);
    this.apply({ type: 'requested', now: this.clock.now() });
    const isUnreachable = this.connection.isOffline() && !this.page.copy.isStored();
    if (this.address === undefined || isUnreachable) this.apply({ type: 'unreachable' });
  }

  /** True if a failed game can still start. */
  get canWait(): boolean {
    return canKeepWaiting(this.load);
  }

  /** Continues to wait for the game in the frame. */
  keepWaiting(): void {
    this.apply({ type: 'wait-requested', now: this.clock.now() });
  }

  /** Starts or restarts the game with or without an emulated headset. */
  emulate(emulated: boolean): void {
    if (this.emulated === emulated) return;
    this.emulated = emulated;
    this.reload();
  }

  /** Restarts the game in a new frame. */
  reload(): void {
    this.leave();
    this.play();
  }

  /** Connects to the game in a frame element until disposed. */
  attach(element: HTMLIFrameElement): Disposer {
    const observer = {
      greeted: () => this.markStarted(element),
      left: this.awaitDocument,
      lifecycle: () => undefined,
      reported: (report: RuntimeReport) => this.handleReport(report, element),
      loadedSilently: () => this.apply({ type: 'loaded-silently', now: this.clock.now() }),
    };
    const frame = this.frames.open(element, this.build);
    return this.serveGame.execute(this.game, frame, observer, {
      version: this.build.version,
      emulated: this.emulated,
      hasFailed: () => this.load.kind === 'failed',
      ...(this.ad === undefined ? {} : { adCover: this.ad.followCover, adScreen: this.adScreen(this.ad, element) }),
    });
  }

  /** Shows ads on request of the game and returns the focus to the game afterwards. */
  private adScreen(ad: OverlayAdViewModel, element: HTMLIFrameElement): AdScreen {
    return {
      adsDisabled: ad.game.adsDisabled,
      get shown() {
        return ad.shown;
      },
      present: (shown, kind) => {
        this.covered = element;
        this.focusPending = true;
        return ad.present(shown, kind);
      },
    };
  }

  /** Called when the game greets the portal or draws its first frame. */
  private markStarted(element: HTMLIFrameElement): void {
    this.apply({ type: 'started' });
    this.giveFocus(element);
  }

  private handleReport(report: RuntimeReport, element: HTMLIFrameElement): void {
    if (report.type === 'first-frame') this.markStarted(element);
    else if (report.type === 'script-error')
      this.apply({ type: 'script-error', message: report.message, now: this.clock.now() });
    else if (report.type === 'load-failed')
      this.apply({ type: 'load-failed', path: report.path, now: this.clock.now() });
    else if (report.type === 'http-error') this.apply({ type: 'http-error', status: report.status });
    else if (report.type === 'stored') this.page.copy.remember();
    else if (report.type === 'begun' && !report.isolated) this.isolate();
    else this.apply({ type: 'reported' });
  }

  /** Opens the play page for a build with shared memory if this document cannot isolate its frame. */
  private isolate(): void {
    const { isolation, deepLink } = this.page;
    if (this.build.isolated && !isolation.isIsolated())
      isolation.openPlayPage(isolatedPlayAddress(this.game.slug, this.build.version, deepLink));
    else this.apply({ type: 'reported' });
  }

  /** Focuses the game once per press on Play. Later documents of the game must not steal the focus. */
  private giveFocus(element: HTMLIFrameElement): void {
    this.covered = this.ad?.shown === true ? element : undefined;
    if (this.covered !== undefined) return;
    if (this.focusPending && canTakeFocus(element)) element.focus({ preventScroll: true });
    this.focusPending = false;
  }

  /** Called when no ad covers the game. */
  uncover(): void {
    if (this.covered !== undefined && this.load.kind === 'running') this.giveFocus(this.covered);
  }

  /** Waits for the next document after the game has navigated within its frame. */
  private awaitDocument(): void {
    this.leave();
    this.apply({ type: 'requested', now: this.clock.now(), moved: true });
  }

  private apply(event: FrameLoadEvent): void {
    this.load = nextFrameLoad(this.load, event);
    this.followLoad();
  }

  /** Sets the timer for the next step of loading: first slow, then failed. */
  private followLoad(): void {
    this.cancelTimeout?.();
    this.cancelTimeout = undefined;
    const { load } = this;
    const now = this.clock.now();
    this.slow = load.kind === 'loading' && now - load.since >= SLOW_LOAD;
    const fails = nextLoadDeadline(load);
    if (fails === undefined || load.kind !== 'loading') return;
    const next = this.slow ? fails : Math.min(fails, load.since + SLOW_LOAD);
    this.cancelTimeout = this.clock.after(next - now, () => {
      this.apply({ type: 'time-passed', now: this.clock.now() });
    });
  }

  private leave(): void {
    this.apply({ type: 'left' });
  }
}
