import type { FeedbackGateway } from '../../application/notices/feedback-gateway.port';
import { makeAutoObservable } from 'mobx';
import type { DialogState } from '../../application/notices/dialog-state';
import type { FeedbackState } from '../../application/notices/feedback-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Clock } from '../../application/system/clock.port';
import type { FeedbackRating } from '../../domain/notices/feedback';
import type { FeedbackModal } from '../../domain/notices/feedback-modal';
import { canSendFeedback } from '../../domain/notices/feedback-modal';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import { discardQuestion } from './dialog.view-model';
import { RequestButtonViewModel } from './request-button.view-model';
import { contentTexts } from './texts/content.texts';

export type OpenFeedback = Exclude<FeedbackModal, { status: 'closed' }>;

/** Feedback gets no reply, unlike a support ticket. */
const THANKS = 'Thanks for your feedback!';

/** State of the feedback modal (spec 1 §2). */
export class FeedbackViewModel {
  readonly button: RequestButtonViewModel;
  private readonly modal;

  constructor(
    private readonly state: FeedbackState,
    private readonly feedbackGateway: Pick<FeedbackGateway, 'send'>,
    private readonly dialogs: DialogState,
    private readonly notices: NoticesState,
    clock: Clock,
  ) {
    this.button = new RequestButtonViewModel(clock);
    this.modal = new ObservedStream(state.modal$, state.current);
    makeAutoObservable<this, 'state' | 'feedbackGateway' | 'dialogs' | 'notices' | 'modal'>(
      this,
      { button: false, state: false, feedbackGateway: false, dialogs: false, notices: false, modal: false },
      { autoBind: true },
    );
  }

  get open(): OpenFeedback | undefined {
    const { value } = this.modal;
    return value.status === 'closed' ? undefined : value;
  }

  start(): Disposer {
    return this.modal.start();
  }

  type(text: string): void {
    this.state.apply({ type: 'typed', text });
  }

  rate(rating: FeedbackRating | undefined): void {
    this.state.apply({ type: 'rated', rating });
  }

  /** Sends the feedback. Returns true if the page must reload its data. */
  async submit(): Promise<boolean> {
    const modal = this.state.current;
    if (modal.status === 'closed' || !canSendFeedback(modal)) return false;
    const { request, text, rating } = modal;
    const answer = await this.button.send(() => {
      this.state.apply({ type: 'submitted' });
      return this.feedbackGateway.send(request.endpoint, { subject: request.subject, text, rating });
    });
    if (answer === undefined) return false;
    if (!answer.ok) {
      this.state.apply({ type: 'failed', message: failureText(answer.error) });
      return false;
    }
    this.state.apply({ type: 'succeeded' });
    this.notices.announce(noticeToast('message-sent', { ...contentTexts['message-sent'], body: THANKS }));
    return request.shouldUpdate;
  }

  /** Closes the modal; asks first if a typed text would be lost. */
  async leave(): Promise<void> {
    const modal = this.state.current;
    if (modal.status !== 'editing') return;
    if (modal.text.trim() !== '') {
      const answer = await this.dialogs.ask(discardQuestion);
      if (!answer.ok || answer.value !== 'confirm') return;
    }
    this.state.apply({ type: 'closed' });
  }
}
