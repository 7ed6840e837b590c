import { makeAutoObservable, observableRef } from 'mobx';
import type { GameFrames } from '../../application/bridge/game-frames.port';
import type { AdScreen } from '../../application/bridge/open-game';
import type { ServeGame } from '../../application/bridge/serve-game.use-case';
import type { PageIsolation } from '../../application/play/page-isolation.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Connection } from '../../application/system/connection.port';
import { EMULATED_HEADSET, gameFrameUrl } from '../../domain/bridge/game-parameters';
import type { RuntimeReport } from '../../domain/bridge/runtime-report';
import type { Build, Game } from '../../domain/games/game';
import { isolatedPlayAddress } from '../../domain/games/isolated-play';
import type { FrameLoad, FrameLoadEvent } from '../../domain/play/frame-load';
import {
  canKeepWaiting,
  canRequestFrame,
  idleFrame,
  nextFrameLoad,
  nextLoadDeadline,
  SLOW_LOAD,
} from '../../domain/play/frame-load';
import type { OverlayAdViewModel } from '../ads/overlay-ad.view-model';
import type { Disposer } from '../shared/disposables';
import { canTakeFocus } from './can-take-focus';

/** What a game is told of the page that frames it. */
export interface FramingPage {
  /** The portal's own origin. */
  readonly origin: string;
  /** A BCP 47 tag. */
  readonly lang: string;
  /** Play was pressed before the page came. */
  readonly wanted: boolean;
  readonly isolation: PageIsolation;
}

/** One game on its page: it loads when it is asked for, and not before. */
export class PlayerViewModel {
  load: FrameLoad = idleFrame;
  /** Counts the frames that were made: each is a new element. */
  frame = 0;
  /** Whether the game is given an emulated headset, which mouse and keyboard move. */
  emulated = false;
  /** Whether the game takes longer than games do. */
  slow = false;
  private cancelTimeout: Cancel | undefined;
  /** Whether the player has asked for the game and it has not been given the keyboard yet. */
  private focusOwed = false;
  /** The frame of a game that has greeted under an ad. */
  private covered: HTMLIFrameElement | undefined;

  constructor(
    readonly game: Game,
    readonly build: Build,
    private readonly frames: GameFrames<HTMLIFrameElement>,
    private readonly serveGame: ServeGame,
    private readonly clock: Clock,
    private readonly connection: Connection,
    private readonly page: FramingPage,
    /** Covers the game while it loads. */
    readonly ad?: OverlayAdViewModel,
  ) {
    makeAutoObservable<
      this,
      'frames' | 'serveGame' | 'clock' | 'connection' | 'page' | 'cancelTimeout' | 'focusOwed' | 'covered'
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
        focusOwed: false,
        ad: false,
        covered: false,
        load: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The address to frame; undefined when this build may not be framed. */
  get address(): string | undefined {
    const { origin, lang } = this.page;
    const { slug: game } = this.game;
    const headset = this.emulated ? EMULATED_HEADSET : undefined;
    const url = gameFrameUrl(this.build.url, { game, version: this.build.version, origin, lang, headset });
    return url.ok ? url.value : undefined;
  }

  /** The address that is in the frame now; undefined while there is none. */
  get framed(): string | undefined {
    const { load } = this;
    const none = load.kind === 'idle' || (load.kind === 'failed' && load.cause.kind === 'unreachable');
    return none ? undefined : this.address;
  }

  /** The game ends with its page; it begins with it when Play was pressed before. */
  start(): Disposer {
    if (this.page.wanted) this.play();
    return () => {
      this.ad?.close();
      this.leave();
    };
  }

  /** Loads the game, or tries again after a failure. */
  play(): void {
    if (!canRequestFrame(this.load)) return;
    this.frame += 1;
    this.focusOwed = true;
    this.ad?.open();
    this.apply({ type: 'requested', now: this.clock.now() });
    if (this.address === undefined || this.connection.isOffline()) this.apply({ type: 'unreachable' });
  }

  /** Whether the failed game can still start, so that the player may wait for it. */
  get canWait(): boolean {
    return canKeepWaiting(this.load);
  }

  /** Goes on waiting for the game that is in the frame. */
  keepWaiting(): void {
    this.apply({ type: 'wait-requested', now: this.clock.now() });
  }

  /** Gives the game an emulated headset, or takes it away again; what is in the frame starts anew with it. */
  emulate(emulated: boolean): void {
    if (this.emulated === emulated) return;
    const restarts = this.load.kind !== 'idle';
    this.leave();
    this.emulated = emulated;
    if (restarts) this.play();
  }

  /** Throws the running game away and loads it anew. */
  reload(): void {
    this.leave();
    this.play();
  }

  /** Connects to the game in a frame's element until the disposer is called. */
  attach(element: HTMLIFrameElement): Disposer {
    const observer = {
      greeted: () => this.begin(element),
      left: this.awaitDocument,
      lifecycle: () => undefined,
      reported: (report: RuntimeReport) => this.follow(report, element),
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

  /** Shows the ads that the game asks for; the game gets the keyboard back afterwards. */
  private adScreen(ad: OverlayAdViewModel, element: HTMLIFrameElement): AdScreen {
    return {
      adsDisabled: ad.game.adsDisabled,
      get shown() {
        return ad.shown;
      },
      present: (shown, kind) => {
        this.covered = element;
        this.focusOwed = true;
        return ad.present(shown, kind);
      },
    };
  }

  /** The game has said hello or drawn its first frame. */
  private begin(element: HTMLIFrameElement): void {
    this.apply({ type: 'started' });
    this.giveFocus(element);
  }

  private follow(report: RuntimeReport, element: HTMLIFrameElement): void {
    if (report.type === 'first-frame') this.begin(element);
    else if (report.type === 'script-error')
      this.apply({ type: 'script-error', message: report.message, now: this.clock.now() });
    else if (report.type === 'load-failed')
      this.apply({ type: 'load-failed', path: report.path, now: this.clock.now() });
    else if (report.type === 'http-error') this.apply({ type: 'http-error', status: report.status });
    else if (report.type === 'begun' && !report.isolated) this.isolate();
    else this.apply({ type: 'reported' });
  }

  /** Opens the play page for a build that shares memory, where its frame cannot be isolated in this document. */
  private isolate(): void {
    const { isolation } = this.page;
    if (this.build.isolated && !isolation.isIsolated())
      isolation.openPlayPage(isolatedPlayAddress(this.game.slug, this.build.version));
    else this.apply({ type: 'reported' });
  }

  /** Once after Play: a document that the game loads by itself must not take the keyboard from what is being typed. */
  private giveFocus(element: HTMLIFrameElement): void {
    this.covered = this.ad?.shown === true ? element : undefined;
    if (this.covered !== undefined) return;
    if (this.focusOwed && canTakeFocus(element)) element.focus({ preventScroll: true });
    this.focusOwed = false;
  }

  /** The ad over the game is away, or was never there. */
  uncover(): void {
    if (this.covered !== undefined && this.load.kind === 'running') this.giveFocus(this.covered);
  }

  /** Waits for the next document after the game has left its own; the frame stays. */
  private awaitDocument(): void {
    this.leave();
    this.apply({ type: 'requested', now: this.clock.now(), moved: true });
  }

  private apply(event: FrameLoadEvent): void {
    this.load = nextFrameLoad(this.load, event);
    this.followLoad();
  }

  /** Sets one timer while the game loads: until the load is slow, and then until it fails. */
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
