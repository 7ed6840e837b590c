import type { GameSave, GameSaves } from '../../domain/bridge/game-data';
import type { WriteArguments } from '../../domain/bridge/save-methods';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Saves of the logged-in player in games, slots 1 to 5. */
export interface SaveGateway {
  /** Returns all saves of a game; an empty slot is absent. */
  all(game: string): Promise<Result<GameSaves, ApiFailure>>;
  /** Returns the content of a slot, or one of its last ten versions. Rejected with 404 when it does not exist. */
  load(game: string, slot: number, version?: number): Promise<Result<GameSave, ApiFailure>>;
  /**
   * Writes a slot and returns its new version.
   * Rejected with 409 when the slot's version differs from `base`; the server then sets the save aside.
   */
  write(game: string, save: WriteArguments): Promise<Result<{ readonly version: number }, ApiFailure>>;
  /** Deletes the save in a slot. Idempotent. */
  remove(game: string, slot: number): Promise<Result<void, ApiFailure>>;
  /** Deletes all saves of a game. */
  clear(game: string): Promise<Result<void, ApiFailure>>;
}
