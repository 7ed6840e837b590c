import { makeAutoObservable } from 'mobx';
import type { DialogQuestion } from '../../application/notices/dialog-question';
import type { DialogState } from '../../application/notices/dialog-state';
import type { OpenDialog, DialogButton } from '../../domain/notices/dialog';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** The confirmation dialog on the screen (spec 1 §4). */
export class DialogViewModel {
  private readonly dialog;

  constructor(private readonly state: DialogState) {
    this.dialog = new ObservedStream(state.dialog$, state.current);
    makeAutoObservable<this, 'state' | 'dialog'>(this, { state: false, dialog: false }, { autoBind: true });
  }

  /** What is asked; undefined while nothing is, and while the dialog goes. */
  get open(): OpenDialog | undefined {
    const { value } = this.dialog;
    return value.status === 'open' ? value : undefined;
  }

  get closing(): boolean {
    return this.dialog.value.status === 'closing';
  }

  start(): Disposer {
    return this.dialog.start();
  }

  type(text: string): void {
    this.state.type(text);
  }

  press(button: DialogButton): void {
    void this.state.press(button);
  }

  dismiss(): void {
    this.state.dismiss();
  }
}

/** Asked before a written text is thrown away. */
export const discardQuestion: DialogQuestion = {
  type: 'danger',
  title: 'Discard your message?',
  content: 'What you have written is not sent yet, and will be gone.',
  confirm: { title: 'Discard' },
  cancel: { title: 'Keep writing' },
};
