import { left } from '../../domain/session/session-change';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { applySessionChange } from './apply-session-change';
import { isSignedOut } from './is-signed-out';
import type { SessionGateway } from './session-gateway.port';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';
import type { TabChannel } from './tab-channel.port';

/** Logs out here and in the other tabs. A session that the server no longer knows counts as ended. */
export class LogOut {
  constructor(
    private readonly gateway: SessionGateway,
    private readonly store: SessionStore,
    private readonly state: SessionState,
    private readonly tabs: TabChannel,
  ) {}

  async execute(): Promise<Result<void, ApiFailure>> {
    const answer = await this.gateway.logOut();
    const ended = answer.ok || isSignedOut(answer.error);
    if (!ended) return answer;
    applySessionChange(left(), this.store, this.state, this.tabs);
    return ok(undefined);
  }
}
