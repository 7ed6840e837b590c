import { makeAutoObservable, observableRef } from 'mobx';
import type { GameFrames } from '../../application/bridge/game-frames.port';
import type { ServeGame } from '../../application/bridge/serve-game.use-case';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Connection } from '../../application/system/connection.port';
import { gameFrameUrl } from '../../domain/bridge/game-frame-url';
import type { Build, Game } from '../../domain/games/game';
import type { FrameLoad, FrameLoadEvent } from '../../domain/play/frame-load';
import { canRequestFrame, FRAME_LOAD_TIMEOUT, idleFrame, nextFrameLoad } from '../../domain/play/frame-load';
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

  constructor(
    readonly game: Game,
    readonly build: Build,
    private readonly frames: GameFrames<HTMLIFrameElement>,
    private readonly serveGame: ServeGame,
    private readonly clock: Clock,
    private readonly connection: Connection,
    private readonly page: FramingPage,
  ) {
    makeAutoObservable<this, 'frames' | 'serveGame' | 'clock' | 'connection' | 'page' | 'cancelTimeout' | 'focusOwed'>(
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
    return this.leave;
  }

  /** Loads the game, or tries again after a failure. */
  play(): void {
    if (!canRequestFrame(this.load)) return;
    this.frame += 1;
    this.focusOwed = true;
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
    const observer = {
      greeted: () => {
        this.apply({ type: 'greeted' });
        this.giveFocus(element);
      },
      left: this.awaitDocument,
      lifecycle: () => undefined,
    };
    const frame = this.frames.open(element, this.build);
    return this.serveGame.execute(this.game.slug, frame, observer, this.build.version);
  }

  /** Once after Play: a document that the game loads by itself must not take the keyboard from what is being typed. */
  private giveFocus(element: HTMLIFrameElement): void {
    if (this.focusOwed && mayTakeFocus(element)) element.focus({ preventScroll: true });
    this.focusOwed = false;
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
