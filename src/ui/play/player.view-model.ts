import { makeAutoObservable, observableRef } from 'mobx';
import type { GameFrames } from '../../application/bridge/game-frames.port';
import type { ServeGame } from '../../application/bridge/serve-game.use-case';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Connection } from '../../application/system/connection.port';
import { gameFrameUrl } from '../../domain/bridge/game-frame-url';
import type { Build, Game } from '../../domain/games/game';
import type { FrameLoad, FrameLoadEvent } from '../../domain/play/frame-load';
import { canRequestFrame, FRAME_LOAD_TIMEOUT, idleFrame, nextFrameLoad } from '../../domain/play/frame-load';
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
    const url = gameFrameUrl(this.build.url, { game: this.game.slug, version: this.build.version, origin, lang });
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

  /** Throws the running game away and loads it anew. */
  reload(): void {
    this.leave();
    this.play();
  }

  /** Connects to the game in a frame's element until the disposer is called. */
  attach(element: HTMLIFrameElement): Disposer {
    return this.serveGame.execute(this.game.slug, this.frames.open(element, this.build), {
      greeted: () => {
        this.apply({ type: 'greeted' });
        this.giveFocus(element);
      },
      left: this.awaitDocument,
      lifecycle: () => undefined,
    });
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
    this.cancelTimeout?.();
    this.cancelTimeout =
      this.load.kind === 'loading'
        ? this.clock.after(FRAME_LOAD_TIMEOUT, () => {
            this.apply({ type: 'time-passed', now: this.clock.now() });
          })
        : undefined;
  }

  private leave(): void {
    this.apply({ type: 'left' });
  }
}
