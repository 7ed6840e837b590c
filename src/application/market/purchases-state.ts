import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Purchases } from '../../domain/market/purchase-flow';
import { noPurchases } from '../../domain/market/purchase-flow';

/** What is being bought in this tab, and what got no answer yet; outlives the shop's page. */
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
