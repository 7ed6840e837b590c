import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { applyAccountChange } from './apply-session-change';
import type { SessionGateway } from './session-gateway.port';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';

/** Loads the balance and the premium of the logged-in player. Outdated values are ignored. */
export class RefreshAccount {
  constructor(
    private readonly session: SessionState,
    private readonly store: SessionStore,
    private readonly gateway: Pick<SessionGateway, 'status'>,
  ) {}

  async execute(): Promise<Result<void, ApiFailure>> {
    const answer = await this.gateway.status();
    if (!answer.ok) return answer;
    const { id: player, balance: total, balanceRevision: revision, premiumUntil: until } = answer.value.user;
    applyAccountChange({ type: 'balance-changed', player, total, revision }, this.session, this.store);
    applyAccountChange({ type: 'premium-changed', player, until }, this.session, this.store);
    return ok(undefined);
  }
}
