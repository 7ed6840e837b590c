import { makeAutoObservable } from 'mobx';
import type { DialogQuestion } from '../../application/notices/dialog-question';
import type { DialogState } from '../../application/notices/dialog-state';
import type { FeedbackState } from '../../application/notices/feedback-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { FeedbackDraft } from '../../domain/notices/feedback';
import { toFeedbackRequest } from '../../domain/notices/feedback';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import { commonTexts } from './texts/common.texts';

/** State of the modals whose script is loaded on first use. */
export class OverlaysViewModel {
  private readonly dialog;
  private readonly modal;

  constructor(
    private readonly dialogs: DialogState,
    private readonly feedback: FeedbackState,
    private readonly notices: NoticesState,
  ) {
    this.dialog = new ObservedStream(dialogs.dialog$, dialogs.current);
    this.modal = new ObservedStream(feedback.modal$, feedback.current);
    makeAutoObservable<this, 'dialogs' | 'feedback' | 'notices' | 'dialog' | 'modal'>(
      this,
      { dialogs: false, feedback: false, notices: false, dialog: false, modal: false },
      { autoBind: true },
    );
  }

  get wanted(): boolean {
    return this.dialog.value.status !== 'closed' || this.modal.value.status !== 'closed';
  }

  start(): Disposer {
    const following = new Disposables();
    following.add(this.dialog.start(), this.modal.start());
    return () => {
      following.dispose();
    };
  }

  giveFeedback(draft: FeedbackDraft): void {
    this.feedback.apply({ type: 'opened', request: toFeedbackRequest(draft) });
  }

  /** Asks in the confirmation dialog. */
  ask(question: DialogQuestion): ReturnType<DialogState['ask']> {
    return this.dialogs.ask(question);
  }

  /** Closes the modals and shows a toast, because their script failed to load. */
  couldNotOpen(): void {
    this.dialogs.dismiss();
    this.feedback.apply({ type: 'closed' });
    this.notices.announce(noticeToast('network-failed', commonTexts['network-failed']));
  }
}
