import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Purchases } from '../../domain/market/purchase-flow';
import { noPurchases } from '../../domain/market/purchase-flow';

/** Current purchase of this tab and purchases without a response. Outlives the shop's page. */
export class PurchasesState {
  private readonly cell = new BehaviorSubject<Purchases>(noPurchases);
  readonly purchases$: Observable<Purchases> = this.cell.asObservable();

  get current(): Purchases {
    return this.cell.value;
  }

  show(purchases: Purchases): void {
    this.cell.next(purchases);
  }
}
