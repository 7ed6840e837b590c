import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { SessionGateway } from './session-gateway.port';
import type { SessionState } from './session-state';

const nobody: ApiFailure = {
  kind: 'rejected',
  status: 401,
  message: 'You need to log in to see this page.',
  debug: 'err_unauthenticated',
  fields: {},
  retryAfter: undefined,
};

/**
 * Guard for pages that require a player: returns the player, or the error for the page.
 * Asks the server only while the session is unknown.
 */
export class RequirePlayer {
  constructor(
    private readonly state: SessionState,
    private readonly gateway: Pick<SessionGateway, 'status'>,
  ) {}

  async execute(signal?: CancelSignal): Promise<Result<CurrentUser, ApiFailure>> {
    const { attempted, user } = this.state.current;
    if (attempted) return user === undefined ? err(nobody) : ok(user);
    const answer = await this.gateway.status(signal);
    return answer.ok ? ok(answer.value.user) : answer;
  }
}
