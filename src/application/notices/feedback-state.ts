import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { FeedbackEvent, FeedbackModal } from '../../domain/notices/feedback-modal';
import { closedFeedback, nextFeedback } from '../../domain/notices/feedback-modal';

/** State of the feedback modal. Any screen can open it. */
export class FeedbackState {
  private readonly cell = new BehaviorSubject<FeedbackModal>(closedFeedback);
  readonly modal$: Observable<FeedbackModal> = this.cell.asObservable();

  get current(): FeedbackModal {
    return this.cell.value;
  }

  apply(event: FeedbackEvent): void {
    const after = nextFeedback(this.cell.value, event);
    if (after !== this.cell.value) this.cell.next(after);
  }
}
