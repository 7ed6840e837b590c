import { BehaviorSubject, distinctUntilChanged } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ModalEvent, ModalName, ModalStack } from '../../domain/notices/modal-stack';
import { isModalOpen, nextModals, noModals } from '../../domain/notices/modal-stack';

/** Decides which modal of the portal is open. A modal requests its turn here, and releases it when it closes. */
export class ModalOwner {
  private readonly cell = new BehaviorSubject<ModalStack>(noModals);
  readonly stack$: Observable<ModalStack> = this.cell.asObservable();

  get current(): ModalStack {
    return this.cell.value;
  }

  isOpen(modal: ModalName): boolean {
    return isModalOpen(this.current, modal);
  }

  apply(type: ModalEvent['type'], modal: ModalName): void {
    const after = nextModals(this.current, { type, modal });
    if (after !== this.current) this.cell.next(after);
  }

  /** Requests and releases the turn of a modal whose state lives as long as the page. */
  follow(modal: ModalName, wanted$: Observable<boolean>): void {
    wanted$.pipe(distinctUntilChanged()).subscribe((wanted) => {
      this.apply(wanted ? 'requested' : 'released', modal);
    });
  }
}
