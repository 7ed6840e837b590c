import type { Purchase } from '../../domain/market/purchase-request';
import { buysSame } from '../../domain/market/purchase-request';
import type { UserId } from '../../domain/session/current-user';
import type { Random } from '../system/random.port';

/** A purchase that the player has confirmed; `total` in coins. */
export interface AgreedPurchase {
  readonly player: UserId;
  readonly purchase: Purchase;
  readonly total: number;
}

interface Open extends AgreedPurchase {
  readonly key: string;
}

/**
 * Idempotency keys of purchases without a known outcome. A retry uses the same key and is charged once (decisions §8).
 */
export class PurchaseKeys {
  private open: readonly Open[] = [];

  constructor(private readonly random: Random) {}

  /** Returns the key of the same purchase if its response was lost, or else a new key. */
  take(agreed: AgreedPurchase): string {
    const lost = this.open.find((other) => isSame(other, agreed));
    if (lost !== undefined) return lost.key;
    const key = this.random.uuid();
    this.open = [...this.open, { ...agreed, key }];
    return key;
  }

  /** Deletes a key whose purchase has a known outcome. */
  settle(key: string): void {
    this.open = this.open.filter((other) => other.key !== key);
  }
}

function isSame(one: AgreedPurchase, other: AgreedPurchase): boolean {
  return one.player === other.player && one.total === other.total && buysSame(one.purchase, other.purchase);
}
