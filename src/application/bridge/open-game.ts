import type { BridgeEvent } from '../../domain/bridge/bridge-event';
import type { Game } from '../../domain/games/game';
import type { AdScreen } from '../ads/show-game-ad.use-case';
import type { GameSignals } from './game-signals';

/** Game of the open page. Its calls concern this game only. */
export type OpenGame = Pick<Game, 'slug' | 'title'> & { readonly developer: Pick<Game['developer'], 'slug' | 'name'> };

/** Context for the calls of one document of a game. */
export interface GameVisit {
  readonly game: OpenGame;
  readonly signals: GameSignals;
  /** Overlay for ads above the game; undefined when the page shows no ads. */
  readonly adScreen?: AdScreen | undefined;
  /**
   * Runs work that needs the player's play session on the server. Opens a session if none is open, and keeps it open meanwhile.
   * Returns undefined when the server opened none. `anew` replaces a session that the server has lost.
   */
  whilePlayed<T>(work: () => Promise<T>, anew?: boolean): Promise<T | undefined>;
  /** Waits for the document's next play if none is running; false once no play can follow. */
  untilPlayed(): Promise<boolean>;
  /** Sends an event to the document while the document exists. */
  tell(event: BridgeEvent): void;
}
