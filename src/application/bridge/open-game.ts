import type { Ad } from '../../domain/ads/ad';
import type { AdKind } from '../../domain/bridge/ad-methods';
import type { BridgeEvent, LifecycleSignal, XrSignal } from '../../domain/bridge/bridge-event';
import type { Game } from '../../domain/games/game';

/** Receivers of a game's own reports. */
interface GameSignals {
  /** `emulated` is true when the game reports that no real headset is worn. */
  xr(signal: XrSignal, emulated: boolean): void;
  lifecycle(signal: LifecycleSignal): void;
}

/** Game of the open page. Its calls concern this game only. */
export type OpenGame = Pick<Game, 'slug' | 'title'> &
  Partial<Pick<Game, 'analytics'>> & { readonly developer: Pick<Game['developer'], 'slug' | 'name'> };

/** Overlay above a game's frame that shows ads. */
export interface AdScreen {
  /** True if the game's page shows no ads. */
  readonly adsDisabled: boolean;
  /** True if an ad covers the game. */
  readonly shown: boolean;
  /** Covers the game with an ad until the player has watched or skipped it, or leaves the page. */
  present(ad: Ad, kind: AdKind): Promise<'finished' | 'skipped'>;
}

/** Context for the calls of one document of a game. */
export interface GameVisit {
  readonly game: OpenGame;
  readonly signals: GameSignals;
  /** Overlay for ads above the game; undefined when the page shows no ads. */
  readonly adScreen?: AdScreen | undefined;
  /**
   * Runs work that needs the player's play session on the server. Opens a session if none is open, and keeps it open
   * meanwhile. Returns undefined when the server opened none. `anew` replaces a session that the server has lost.
   */
  whilePlayed<T>(work: () => Promise<T>, anew?: boolean): Promise<T | undefined>;
  /** Waits for the document's next play if none is running; false once no play can follow. */
  untilPlayed(): Promise<boolean>;
  /** Sends an event to the document while the document exists. */
  send(event: BridgeEvent): void;
}
