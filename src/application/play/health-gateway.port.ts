import type { RuntimeHealth } from '../../domain/play/runtime-health';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Health records of builds on the server. */
export interface HealthGateway {
  /** Sends the health of one play of a build. The request survives a page unload. */
  send(game: string, version: string, health: RuntimeHealth): Promise<Result<void, ApiFailure>>;
}
