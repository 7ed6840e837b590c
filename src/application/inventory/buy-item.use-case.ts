import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SessionState } from '../session/session-state';
import type { InventoryGateway, ItemOrder } from './inventory-gateway.port';
import type { PurchaseKeys } from './purchase-keys';

const SERVER_FAILED = 500;

/** Buys an item that the player has agreed to buy. A retry after a lost response is charged once. */
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
    // A repeated response may be outdated. The session ignores a balance with an older revision.
    const { balance, revision } = answer.value;
    this.session.apply({ type: 'balance-changed', player: player.id, total: balance, revision });
    return ok(undefined);
  }
}

/** True if the server has decided the purchase. A server error may have charged. */
function isFinal(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && failure.status < SERVER_FAILED;
}
