import { makeAutoObservable, observableRef } from 'mobx';
import type { AdScreen } from '../../application/ads/show-game-ad.use-case';
import type { GameFrames } from '../../application/bridge/game-frames.port';
import type { ServeGame } from '../../application/bridge/serve-game.use-case';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Connection } from '../../application/system/connection.port';
import { EMULATED_HEADSET } from '../../domain/bridge/game-parameters';
import { gameFrameUrl } from '../../domain/bridge/game-frame-url';
import type { Build, Game } from '../../domain/games/game';
import type { FrameLoad, FrameLoadEvent } from '../../domain/play/frame-load';
import { canRequestFrame, FRAME_LOAD_TIMEOUT, idleFrame, nextFrameLoad, SLOW_LOAD } from '../../domain/play/frame-load';
import type { OverlayAdViewModel } from '../ads/overlay-ad.view-model';
import type { Disposer } from '../shared/disposables';
import { mayTakeFocus } from './may-take-focus';

/** What a game is told of the page that frames it. */
export interface FramingPage {
  /** The portal's own origin. */
  readonly origin: string;
  /** A BCP 47 tag. */
  readonly lang: string;
  /** Play was pressed before the page came. */
  readonly wanted: boolean;
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
    const none = load.kind === 'idle' || (load.kind === 'failed' && load.reason === 'unreachable');
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
    if (this.address === undefined || this.connection.isOffline()) this.apply({ type: 'load-failed' });
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
      greeted: () => {
        this.apply({ type: 'greeted' });
        this.giveFocus(element);
      },
      left: this.awaitDocument,
      lifecycle: () => undefined,
    };
    const frame = this.frames.open(element, this.build);
    return this.serveGame.execute(this.game, frame, observer, {
      version: this.build.version,
      emulated: this.emulated,
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

  /** Once after Play: a document that the game loads by itself must not take the keyboard from what is being typed. */
  private giveFocus(element: HTMLIFrameElement): void {
    this.covered = this.ad?.shown === true ? element : undefined;
    if (this.covered !== undefined) return;
    if (this.focusOwed && mayTakeFocus(element)) element.focus({ preventScroll: true });
    this.focusOwed = false;
  }

  /** The ad over the game is away, or was never there. */
  uncover(): void {
    if (this.covered !== undefined && this.load.kind === 'running') this.giveFocus(this.covered);
  }

  /** A game may load its document anew: the frame stays, and the new document has its own 20 s. */
  private awaitDocument(): void {
    this.leave();
    this.apply({ type: 'requested', now: this.clock.now() });
  }

  private apply(event: FrameLoadEvent): void {
    this.load = nextFrameLoad(this.load, event);
    this.followLoad();
  }

  /** One timer while the game loads: until that takes long, and then until it has failed. */
  private followLoad(): void {
    this.cancelTimeout?.();
    this.cancelTimeout = undefined;
    const { load } = this;
    const waited = load.kind === 'loading' ? this.clock.now() - load.since : undefined;
    this.slow = waited !== undefined && waited >= SLOW_LOAD;
    if (waited === undefined) return;
    this.cancelTimeout = this.clock.after((this.slow ? FRAME_LOAD_TIMEOUT : SLOW_LOAD) - waited, () => {
      this.apply({ type: 'time-passed', now: this.clock.now() });
    });
  }

  private leave(): void {
    this.apply({ type: 'left' });
  }
}
