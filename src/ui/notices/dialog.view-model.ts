import { makeAutoObservable } from 'mobx';
import type { DialogQuestion } from '../../application/notices/dialog-question';
import type { DialogState } from '../../application/notices/dialog-state';
import type { OpenDialog, DialogButton } from '../../domain/notices/dialog';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** State of the confirmation dialog (spec 1 §4). */
export class DialogViewModel {
  private readonly dialog;

  constructor(private readonly state: DialogState) {
    this.dialog = new ObservedStream(state.dialog$, state.current);
    makeAutoObservable<this, 'state' | 'dialog'>(this, { state: false, dialog: false }, { autoBind: true });
  }

  /** Open question; undefined without one and while the dialog closes. */
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

/** Question before a typed text is discarded. */
export const discardQuestion: DialogQuestion = {
  type: 'danger',
  title: 'Discard your message?',
  content: 'Your message hasn’t been sent and will be lost.',
  confirm: { title: 'Discard' },
  cancel: { title: 'Keep editing' },
};
