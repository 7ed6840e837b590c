import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** A visitor's play that has ended. */
export interface EndedPlay {
  /** Length in whole seconds. */
  readonly seconds: number;
  /** True if a headset was used. */
  readonly vr: boolean;
  /** True if the headset was emulated. */
  readonly emulated: boolean;
}

/** Plays of visitors; `version` is that of the build. */
export interface PlayGateway {
  /** Counts a play. The server counts a visitor and game at most once in 30 minutes (spec 2 §4). */
  countPlayed(game: string, version: string | undefined): Promise<Result<void, ApiFailure>>;
  /** Reports the length of a play for the statistics, also while the page is closed. */
  reportPlayed(game: string, version: string | undefined, play: EndedPlay): Promise<Result<void, ApiFailure>>;
}
