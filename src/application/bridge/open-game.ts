import type { BridgeEvent } from '../../domain/bridge/bridge-event';
import type { Game } from '../../domain/games/game';
import type { AdScreen } from '../ads/show-game-ad.use-case';
import type { GameSignals } from './game-signals';

/** The game of an open page: its calls are for it and for no other. */
export type OpenGame = Pick<Game, 'slug' | 'title'> & { readonly developer: Pick<Game['developer'], 'slug' | 'name'> };

/** What the calls of one document of a game work with. */
export interface GameVisit {
  readonly game: OpenGame;
  readonly signals: GameSignals;
  /** The place for ads over the game; without it none is shown. */
  readonly adScreen?: AdScreen | undefined;
  /**
   * Does what needs the player's play session at the server, opens one where nothing is played, and keeps it open meanwhile; undefined when the
   * server opened none. `anew` replaces a session that the server has lost.
   */
  whilePlayed<T>(work: () => Promise<T>, anew?: boolean): Promise<T | undefined>;
  /** Waits for the next play of the document, if none is under way; false once there will be none. */
  untilPlayed(): Promise<boolean>;
  /** Tells the document, as long as it is there. */
  tell(event: BridgeEvent): void;
}
