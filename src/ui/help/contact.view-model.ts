import { makeAutoObservable, observableRef } from 'mobx';
import type { ContactDraftStore } from '../../application/help/contact-draft-store.port';
import type { FollowOwnAddress } from '../../application/help/follow-own-address.use-case';
import type { SendSupportMessage } from '../../application/help/send-support-message.use-case';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Clock } from '../../application/system/clock.port';
import type { Random } from '../../application/system/random.port';
import type {
  ContactField,
  ContactForm,
  ContactProblem,
  ContactEvent,
  ContactState,
} from '../../domain/help/contact-form';
import {
  contactFields,
  canSendContact,
  initialContactState,
  nextContactState,
  contactLimits,
} from '../../domain/help/contact-form';
import { tooLongSentence } from '../../domain/shared/text-counter';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { failureText } from '../errors/failure-text';
import { RequestButtonViewModel } from '../notices/request-button.view-model';
import { contentTexts } from '../notices/texts/content.texts';
import type { Disposer } from '../shared/disposables';

export const contactLabels: Record<ContactField, string> = { subject: 'Subject', email: 'Email', message: 'Message' };

const NAMES: Record<ContactField, string> = { subject: 'a subject', email: 'an email address', message: 'a message' };

/** Returns the validation error of a field. */
function contactProblemText({ kind, field }: ContactProblem): string {
  switch (kind) {
    case 'empty':
      return `Please enter ${NAMES[field]} before sending your message.`;
    case 'too-long':
      return tooLongSentence(contactLimits[field]);
    case 'no-email':
      return 'Please enter a valid email address.';
  }
}

type Messages = Partial<Readonly<Record<ContactField, string>>>;

/** Returns the validation errors by field. */
export const contactProblemTexts = (problems: readonly ContactProblem[]): Messages =>
  Object.fromEntries(problems.map((problem) => [problem.field, contactProblemText(problem)]));

type Unwatched =
  | 'sendMessage'
  | 'followOwnAddress'
  | 'notices'
  | 'state'
  | 'refused'
  | 'offered'
  | 'random'
  | 'key'
  | 'drafts'
  | 'restored';

/** A message that was sent. */
export interface SentMessage {
  readonly ticket: string;
  readonly email: string;
}

/** State of the contact form (spec 2 §2, §5). */
export class ContactViewModel {
  readonly button: RequestButtonViewModel;
  sent: SentMessage | undefined;
  /** Error of the form as a whole. */
  failure: string | undefined;
  /** Number of times that `focused` should have taken the focus. */
  turns = 0;
  focused: ContactField | undefined;
  private state: ContactState = initialContactState;
  private refused: Messages = {};
  /** Prefilled email address. */
  private offered: string | undefined;
  /** True once the stored draft is shown; before that, no draft is stored. */
  private restored = false;
  /** Idempotency key of the message, from its first attempt until it is accepted or changed. */
  private key: string | undefined;

  constructor(
    private readonly sendMessage: SendSupportMessage,
    private readonly followOwnAddress: FollowOwnAddress,
    private readonly drafts: ContactDraftStore,
    private readonly notices: NoticesState,
    clock: Clock,
    private readonly random: Random,
  ) {
    this.button = new RequestButtonViewModel(clock);
    makeAutoObservable<this, Unwatched>(
      this,
      {
        button: false,
        sendMessage: false,
        followOwnAddress: false,
        drafts: false,
        restored: false,
        notices: false,
        offered: false,
        random: false,
        key: false,
        state: observableRef,
        refused: observableRef,
        sent: observableRef,
      },
      { autoBind: true },
    );
  }

  get form(): ContactForm {
    return this.state.form;
  }

  get sending(): boolean {
    return this.state.sending;
  }

  get canSend(): boolean {
    return canSendContact(this.state);
  }

  /** Validation errors by field. */
  get messages(): Messages {
    return { ...this.refused, ...contactProblemTexts(this.state.problems) };
  }

  /**
   * Restores the draft of this tab and follows the session: the player's email address fills an empty field and is
   * removed again on logout.
   */
  start(): Disposer {
    this.restore();
    return this.followOwnAddress.execute(this.offer);
  }

  type(field: ContactField, text: string): void {
    this.move({ type: 'field-changed', field, text });
    if (this.sending) return;
    this.refused = { ...this.refused, [field]: undefined };
    this.failure = undefined;
    this.storeDraft();
  }

  async submit(): Promise<void> {
    if (this.button.phase !== 'initial') return;
    const message = this.move({ type: 'send-pressed' });
    this.withdraw();
    if (message === undefined) {
      this.lead(this.state.problems[0]?.field);
      return;
    }
    const key = (this.key ??= this.random.uuid());
    const answer = await this.button.send(() => this.sendMessage.execute(message, key));
    if (answer?.ok === true) this.succeed({ ticket: answer.value, email: message.email });
    else this.refuse(answer?.error);
  }

  /** Shows an empty form for the same sender. */
  again(): void {
    const { sent } = this;
    this.sent = undefined;
    if (sent !== undefined) this.move({ type: 'field-changed', field: 'email', text: sent.email });
    this.lead('subject');
  }

  private restore(): void {
    const kept = this.drafts.load();
    for (const field of contactFields)
      if (this.form[field] === '') this.move({ type: 'field-changed', field, text: kept?.[field] ?? '' });
    this.restored = true;
    this.storeDraft();
  }

  /** Stores the draft, without a prefilled email address. */
  private storeDraft(): void {
    if (!this.restored) return;
    const { form, offered } = this;
    const draft = form.email === offered ? { ...form, email: '' } : form;
    if (contactFields.some((field) => draft[field] !== '')) this.drafts.save(draft);
    else this.drafts.clear();
  }

  private offer(address: string | undefined): void {
    const { email } = this.form;
    if (email !== '' && email !== this.offered) return;
    this.offered = address;
    this.move({ type: 'field-changed', field: 'email', text: address ?? '' });
  }

  private succeed(sent: SentMessage): void {
    this.move({ type: 'sent' });
    this.sent = sent;
    this.drafts.clear();
    this.notices.announce(noticeToast('message-sent', contentTexts['message-sent']));
  }

  private refuse(failure: readonly ContactProblem[] | ApiFailure | undefined): void {
    this.move({ type: 'refused' });
    if (failure === undefined) return;
    if (!('kind' in failure)) this.refused = contactProblemTexts(failure);
    else if (failure.kind === 'rejected') this.refused = messagesOf(failure.fields);
    const first = contactFields.find((field) => this.refused[field] !== undefined);
    if (first !== undefined) this.lead(first);
    else if ('kind' in failure) this.failure = failureText(failure);
  }

  private withdraw(): void {
    this.refused = {};
    this.failure = undefined;
  }

  private lead(field: ContactField | undefined): void {
    this.focused = field;
    this.turns += 1;
  }

  private move(event: ContactEvent): ContactForm | undefined {
    const { state, send } = nextContactState(this.state, event);
    if (state.form !== this.state.form) this.key = undefined;
    this.state = state;
    return send;
  }
}

function messagesOf(fields: Readonly<Record<string, readonly string[]>>): Messages {
  return Object.fromEntries(
    contactFields.flatMap((field) => fields[field]?.slice(0, 1).map((text) => [field, text]) ?? []),
  );
}
