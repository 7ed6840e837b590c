import type { ApiFailure } from '../../src/application/http/api-failure';
import type { CoinsLeft, InventoryGateway, ItemOrder } from '../../src/application/inventory/inventory-gateway.port';
import type { OwnedItem } from '../../src/domain/bridge/game-data';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';
import type { Line } from './fake-play-sessions';

/** In-memory inventory of one player with a coin balance; each idempotency key is charged once. */
export class FakeInventoryGateway implements InventoryGateway {
  /** Delivery of purchase requests. */
  line: Line = 'answered';
  failure: ApiFailure | undefined;
  /** Failure of purchases only, while set. */
  refusal: ApiFailure | undefined;
  readonly orders: ItemOrder[] = [];
  private readonly done = new Map<string, CoinsLeft>();
  private readonly items = new Map<string, OwnedItem>();

  constructor(public balance = 120) {}

  owned(game: string): Promise<Result<readonly OwnedItem[], ApiFailure>> {
    if (this.failure) return Promise.resolve(err(this.failure));
    const own = [...this.items].filter(([key]) => key.startsWith(`${game}/`)).map(([, item]) => item);
    return Promise.resolve(ok(own));
  }

  purchase(order: ItemOrder): Promise<Result<CoinsLeft, ApiFailure>> {
    this.orders.push(order);
    const failure = this.failure ?? this.refusal;
    if (failure) return Promise.resolve(err(failure));
    if (this.line === 'unreached') return Promise.resolve(err({ kind: 'network' }));
    const answer = this.charge(order);
    return Promise.resolve(this.line === 'unheard' ? err({ kind: 'network' }) : answer);
  }

  private charge({ game, item, count, total, key }: ItemOrder): Result<CoinsLeft, ApiFailure> {
    const before = this.done.get(key);
    if (before !== undefined) return ok(before);
    if (total > this.balance) return err(aRefusal({ status: 409, debug: 'err_insufficient_coins' }));
    this.balance -= total;
    // The test player starts with balance revision 1.
    const left = { balance: this.balance, revision: this.done.size + 2 };
    this.done.set(key, left);
    const had = this.items.get(`${game}/${item}`)?.count ?? 0;
    this.items.set(`${game}/${item}`, { slug: item, name: item, thumbnail: '', count: had + count });
    return ok(left);
  }
}
