import type { Purchase } from '../../domain/market/purchase-request';
import { buysSame } from '../../domain/market/purchase-request';
import type { UserId } from '../../domain/session/current-user';
import type { Random } from '../system/random.port';

/** What a player has agreed to pay for; `total` in coins. */
export interface AgreedPurchase {
  readonly player: UserId;
  readonly purchase: Purchase;
  readonly total: number;
}

interface Open extends AgreedPurchase {
  readonly key: string;
}

/** The idempotency keys of purchases whose answer is not known: asked for again, they are charged once (decisions §8). */
export class PurchaseKeys {
  private open: readonly Open[] = [];

  constructor(private readonly random: Random) {}

  /** The key under which a purchase is asked for: that of the same one whose answer was lost, else a new one. */
  take(agreed: AgreedPurchase): string {
    const lost = this.open.find((other) => isSame(other, agreed));
    if (lost !== undefined) return lost.key;
    const key = this.random.uuid();
    this.open = [...this.open, { ...agreed, key }];
    return key;
  }

  /** The answer under the key is known. */
  settle(key: string): void {
    this.open = this.open.filter((other) => other.key !== key);
  }
}

function isSame(one: AgreedPurchase, other: AgreedPurchase): boolean {
  return one.player === other.player && one.total === other.total && buysSame(one.purchase, other.purchase);
}
