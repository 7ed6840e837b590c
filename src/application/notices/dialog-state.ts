import type { Observable } from 'rxjs';
import { BehaviorSubject, NEVER, Subscription } from 'rxjs';
import type { Dialog, DialogEvent, DialogButton } from '../../domain/notices/dialog';
import { closedDialog, nextDialog, untilDialogCloses } from '../../domain/notices/dialog';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { Cancel, Clock } from '../system/clock.port';
import type { DialogQuestion } from './dialog-question';
import { toDialogRequest } from './dialog-question';

/** Reason for a missing answer: the dialog was dismissed, or another question was open. */
export type Unanswered = 'dismissed' | 'busy';

interface OpenQuestion {
  readonly question: DialogQuestion;
  readonly answer: (answer: Result<DialogButton, Unanswered>) => void;
  readonly fail: (bug: unknown) => void;
}

/** State of the confirmation dialog, and the only way to open it. */
export class DialogState {
  private readonly cell = new BehaviorSubject<Dialog>(closedDialog);
  readonly dialog$: Observable<Dialog> = this.cell.asObservable();
  private pending: OpenQuestion | undefined;
  private following = Subscription.EMPTY;
  private cancelTick: Cancel = () => undefined;

  constructor(private readonly clock: Clock) {}

  get current(): Dialog {
    return this.cell.value;
  }

  /**
   * Opens the dialog and resolves with the pressed button after its action has succeeded. Only one question can be
   * open.
   */
  ask(question: DialogQuestion): Promise<Result<DialogButton, Unanswered>> {
    if (this.pending !== undefined) return Promise.resolve(err('busy'));
    return new Promise((answer, fail) => {
      this.pending = { question, answer, fail };
      this.move({ type: 'opened', request: toDialogRequest(question) });
      this.following = (question.content$ ?? NEVER).subscribe({
        next: (content) => void this.move({ type: 'content-changed', content }),
        complete: this.dismiss.bind(this),
      });
    });
  }

  type(text: string): void {
    this.move({ type: 'typed', text });
  }

  /** Dismisses the dialog (Escape, a press outside, the close button); ignored while an action runs. */
  dismiss(): void {
    this.move({ type: 'dismissed' });
    if (this.cell.value.status !== 'open') this.takePending()?.answer(err('dismissed'));
  }

  async press(button: DialogButton): Promise<void> {
    const pressed = this.move({ type: 'pressed', button });
    if (pressed === undefined) return;
    const action = this.pending?.question[pressed].run;
    if (action === undefined) {
      this.takePending()?.answer(ok(pressed));
      return;
    }
    try {
      const ended = await action();
      this.move(ended.ok ? { type: 'succeeded' } : { type: 'failed', message: ended.error });
      if (ended.ok) this.takePending()?.answer(ok(pressed));
    } catch (bug) {
      // The caller receives the error. The dialog closes so that it does not block the page.
      this.move({ type: 'succeeded' });
      this.takePending()?.fail(bug);
    }
  }

  private takePending(): OpenQuestion | undefined {
    const { pending } = this;
    this.pending = undefined;
    this.following.unsubscribe();
    return pending;
  }

  private move(event: DialogEvent): DialogButton | undefined {
    const { dialog, run } = nextDialog(this.cell.value, event);
    if (dialog !== this.cell.value) this.cell.next(dialog);
    this.cancelTick();
    const due = untilDialogCloses(dialog);
    if (due !== undefined) {
      this.cancelTick = this.clock.after(due, () => void this.move({ type: 'time-passed', milliseconds: due }));
    }
    return run;
  }
}
