import type { Observable } from 'rxjs';
import { BehaviorSubject } from 'rxjs';
import type { DropdownItem } from '../../domain/notices/header-dropdown';
import type { InboxEvent, InboxList } from '../../domain/notices/inbox-list';
import { emptyInbox, nextInbox } from '../../domain/notices/inbox-list';
import type { ApiFailure } from '../http/api-failure';

/** Player's notifications or messages in this tab. */
export class InboxState<Item extends DropdownItem> {
  private readonly cell = new BehaviorSubject<InboxList<Item, ApiFailure>>(emptyInbox);
  readonly list$: Observable<InboxList<Item, ApiFailure>> = this.cell.asObservable();

  get current(): InboxList<Item, ApiFailure> {
    return this.cell.value;
  }

  apply(event: InboxEvent<Item, ApiFailure>): void {
    this.cell.next(nextInbox(this.cell.value, event));
  }
}
