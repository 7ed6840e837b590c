import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { TokenVisit } from '../../domain/tokens/token-visit';
import { unopenedVisit } from '../../domain/tokens/token-visit';

/** State of one visit to a token page. */
export class TokenVisitState {
  private readonly cell = new BehaviorSubject<TokenVisit>(unopenedVisit);
  readonly visit$: Observable<TokenVisit> = this.cell.asObservable();

  get current(): TokenVisit {
    return this.cell.value;
  }

  show(visit: TokenVisit): void {
    this.cell.next(visit);
  }
}
