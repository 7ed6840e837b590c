import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Dialog, DialogEvent } from '../../domain/notices/dialog';
import { closedDialog, nextDialog, untilDialogCloses } from '../../domain/notices/dialog';
import type { DialogButton } from '../../domain/notices/dialog-request';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { Cancel, Clock } from '../system/clock.port';
import type { DialogQuestion } from './dialog-question';
import { toDialogRequest } from './dialog-question';

/** Why a question has no answer: the dialog was left, or another question stood in it. */
export type Unanswered = 'dismissed' | 'busy';

interface Asked {
  readonly question: DialogQuestion;
  readonly answer: (answer: Result<DialogButton, Unanswered>) => void;
  readonly fail: (bug: unknown) => void;
}

/** The confirmation dialog's state, and the one way to ask in it. */
export class DialogState {
  private readonly cell = new BehaviorSubject<Dialog>(closedDialog);
  readonly dialog$: Observable<Dialog> = this.cell.asObservable();
  private asked: Asked | undefined;
  private cancelTick: Cancel = () => undefined;

  constructor(private readonly clock: Clock) {}

  get current(): Dialog {
    return this.cell.value;
  }

  /** Opens the dialog and waits for the button that ended it, its action included; one question stands at a time. */
  ask(question: DialogQuestion): Promise<Result<DialogButton, Unanswered>> {
    if (this.asked !== undefined) return Promise.resolve(err('busy'));
    return new Promise((answer, fail) => {
      this.asked = { question, answer, fail };
      this.move({ type: 'opened', request: toDialogRequest(question) });
    });
  }

  type(text: string): void {
    this.move({ type: 'typed', text });
  }

  /** By Escape, a press beside the dialog or its cross; not while an action runs. */
  dismiss(): void {
    this.move({ type: 'dismissed' });
    if (this.cell.value.status !== 'open') this.takePending()?.answer(err('dismissed'));
  }

  async press(button: DialogButton): Promise<void> {
    const pressed = this.move({ type: 'pressed', button });
    if (pressed === undefined) return;
    const action = this.asked?.question[pressed].run;
    if (action === undefined) {
      this.takePending()?.answer(ok(pressed));
      return;
    }
    try {
      const ended = await action();
      this.move(ended.ok ? { type: 'succeeded' } : { type: 'failed', message: ended.error });
      if (ended.ok) this.takePending()?.answer(ok(pressed));
    } catch (bug) {
      // Whoever asked hears of it; the dialog does not hold the page for ever.
      this.move({ type: 'succeeded' });
      this.takePending()?.fail(bug);
    }
  }

  private takePending(): Asked | undefined {
    const { asked } = this;
    this.asked = undefined;
    return asked;
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
