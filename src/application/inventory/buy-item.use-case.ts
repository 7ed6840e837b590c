import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SessionState } from '../session/session-state';
import type { InventoryGateway, ItemOrder } from './inventory-gateway.port';
import type { PurchaseKeys } from './purchase-keys';

const SERVER_FAILED = 500;

/** Buys what a player has agreed to: once, also when it is asked for again because the answer was lost. */
export class BuyItem {
  constructor(
    private readonly gateway: InventoryGateway,
    private readonly keys: PurchaseKeys,
    private readonly session: SessionState,
  ) {}

  async execute(player: CurrentUser, order: Omit<ItemOrder, 'key'>): Promise<Result<void, ApiFailure>> {
    const { game, item, count, total } = order;
    const key = this.keys.take({ player: player.id, purchase: { kind: 'item', game, item, count }, total });
    const answer = await this.gateway.purchase({ ...order, key });
    if (answer.ok || isFinal(answer.error)) this.keys.settle(key);
    if (!answer.ok) return answer;
    // An answer that is given again has the balance after the purchase: the session drops it when something newer was told.
    const { balance, revision } = answer.value;
    this.session.apply({ type: 'balance-changed', player: player.id, total: balance, revision });
    return ok(undefined);
  }
}

/** Whether the server has said what became of it; a failed one may have charged. */
function isFinal(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && failure.status < SERVER_FAILED;
}
