import type { PlaySessionId } from '../../domain/play/play-record';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** What is played, and how. */
export interface PlayDetails {
  /** A slug. */
  readonly game: string;
  /** The version of the build. */
  readonly version?: string | undefined;
  /** Whether the headset is an emulated one. */
  readonly emulated: boolean;
}

/** The play sessions of the signed-in player at the server. */
export interface PlaySessionGateway {
  /** Opens one, and counts the play. */
  start(details: PlayDetails): Promise<Result<PlaySessionId, ApiFailure>>;
  /** Says that it goes on; answers whether it is still open. */
  heartbeat(id: PlaySessionId): Promise<Result<boolean, ApiFailure>>;
  /** Ends it, also while the page is being closed; once it has ended nothing changes. */
  end(id: PlaySessionId): Promise<Result<void, ApiFailure>>;
}
