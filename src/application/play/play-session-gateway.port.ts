import type { PlaySessionId } from '../../domain/play/play-record';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Details of a play session: game, build version and headset. */
export interface PlayDetails {
  /** Slug of the game. */
  readonly game: string;
  /** Version of the build. */
  readonly version?: string | undefined;
  /** True if the headset is emulated. */
  readonly emulated: boolean;
  /** True if a headset was used so far. */
  readonly vr: boolean;
}

/** Play sessions of the logged-in player on the server. */
export interface PlaySessionGateway {
  /** Starts a play session, and counts the play. */
  start(details: PlayDetails): Promise<Result<PlaySessionId, ApiFailure>>;
  /** Sends a heartbeat; returns true if the session is still open. */
  heartbeat(id: PlaySessionId): Promise<Result<boolean, ApiFailure>>;
  /** Ends a play session, even during a page unload. `vr` is true if a headset was used. Idempotent. */
  end(id: PlaySessionId, vr: boolean): Promise<Result<void, ApiFailure>>;
}
