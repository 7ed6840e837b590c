import type { GameSave, GameSaves } from '../../domain/bridge/game-save';
import type { WriteArguments } from '../../domain/bridge/save-methods';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** The signed-in player's saves in games, slots 1 to 5. */
export interface SaveGateway {
  /** All saves in a game; an empty slot is absent. */
  all(game: string): Promise<Result<GameSaves, ApiFailure>>;
  /** What a slot holds, or held at one of its last ten versions; refused with 404 where there is nothing. */
  load(game: string, slot: number, version?: number): Promise<Result<GameSave, ApiFailure>>;
  /** Writes a slot and answers its new version; refused with 409 when it has another version than `base`, and set aside then. */
  write(game: string, save: WriteArguments): Promise<Result<{ readonly version: number }, ApiFailure>>;
  /** Empties a slot; an empty one stays empty. */
  remove(game: string, slot: number): Promise<Result<void, ApiFailure>>;
  /** Empties all slots in a game. */
  clear(game: string): Promise<Result<void, ApiFailure>>;
}
