import type { RuntimeHealth } from '../../domain/play/runtime-health';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** The server's record of the health of builds. */
export interface HealthGateway {
  /** Sends the health of one play of a build; the call outlives the page. */
  send(game: string, version: string, health: RuntimeHealth): Promise<Result<void, ApiFailure>>;
}
