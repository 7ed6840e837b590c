import { makeAutoObservable, observableRef } from 'mobx';
import type { FinishSocialRegistration } from '../../../application/auth/finish-social-registration.use-case';
import type { SocialDraftStore } from '../../../application/auth/social-draft-store.port';
import type { OpenedRegistration } from '../../../application/auth/open-social-registration.use-case';
import type { ApiFailure } from '../../../application/http/api-failure';
import type { NoticesState } from '../../../application/notices/notices-state';
import type { SessionGateway } from '../../../application/session/session-gateway.port';
import type { ValidateRegistrationStep } from '../../../application/session/validate-registration-step.use-case';
import type {
  SocialRegistration,
  SocialRegistrationEvent,
  SocialRegistrationForm,
} from '../../../domain/auth/social-registration';
import { nextSocialRegistration, openSocialRegistration } from '../../../domain/auth/social-registration';
import { USERNAME_MAX, USERNAME_MIN } from '../../../domain/auth/username-shape';
import { noticeToast } from '../../../domain/notices/notice-catalogue';
import { failureText } from '../../errors/failure-text';
import { filled } from '../../notices/texts/common.texts';
import { sessionTexts } from '../../notices/texts/session.texts';
import type { Disposer } from '../../shared/disposables';
import { refusedStep } from '../pane-result';

type Field = keyof SocialRegistrationForm;
type Messages = Readonly<Partial<Record<Field, string>>>;

const INVALID: Readonly<Record<Field, string>> = {
  email: 'Please enter a valid email address.',
  username: `Please choose a username of ${String(USERNAME_MIN)} to ${String(USERNAME_MAX)} letters, digits, underscores or hyphens.`,
};
const NOTICE = 'auth.social-registration';

/** State of the registration form after a provider login (spec 2 §4). The tab stores the form until the login. */
export class SocialRegistrationViewModel {
  /** Validation errors by field. */
  messages: Messages = {};
  /** True after hydration; before that, the browser would submit the form natively and lose it. */
  ready = false;
  private state: SocialRegistration;

  constructor(
    private readonly opened: OpenedRegistration,
    private readonly goHome: () => void,
    private readonly finish: FinishSocialRegistration,
    private readonly validate: ValidateRegistrationStep,
    private readonly notices: NoticesState,
    private readonly gateway: Pick<SessionGateway, 'uniqueUsername'>,
    private readonly drafts: SocialDraftStore,
  ) {
    this.state = openSocialRegistration(opened.email, drafts.load(this.registration));
    type Hidden = 'state' | 'opened' | 'goHome' | 'finish' | 'validate' | 'notices' | 'gateway' | 'drafts';
    makeAutoObservable<this, Hidden>(
      this,
      {
        messages: observableRef,
        state: observableRef,
        opened: false,
        goHome: false,
        finish: false,
        validate: false,
        notices: false,
        gateway: false,
        drafts: false,
      },
      { autoBind: true },
    );
  }

  get provider() {
    return this.opened.proof.provider;
  }

  get form(): SocialRegistrationForm {
    return this.state.form;
  }

  get rolling(): boolean {
    return this.state.status === 'rolling';
  }

  /** True while a request is running or the registration is finished. */
  get busy(): boolean {
    return this.state.status === 'working' || this.state.status === 'done';
  }

  /** Suggests a username unless one was typed. */
  start(): Disposer {
    this.ready = true;
    if (this.form.username === '') void this.roll();
    return () => {
      this.notices.withdraw(NOTICE);
    };
  }

  type(field: Field, value: string): void {
    this.mark(field, undefined);
    this.move({ type: 'typed', field, value });
  }

  /** Requests another username that is free. A failure is shown at the field, which stays as it is. */
  async roll(): Promise<void> {
    if (this.move({ type: 'random-pressed' })?.type !== 'ask-username') return;
    const answer = await this.gateway.uniqueUsername();
    this.mark('username', answer.ok ? undefined : failureText(answer.error));
    if (answer.ok) this.move({ type: 'username-rolled', username: answer.value });
    else this.move({ type: 'refused', message: failureText(answer.error) });
  }

  /** Validates the username on the server, like the registration wizard. */
  async checkUsername(): Promise<void> {
    const { username } = this.form;
    if (username.trim() === '' || this.state.status !== 'filling') return;
    const answer = await this.validate.execute('username', username);
    if (answer.ok || answer.error.kind !== 'rejected' || this.form.username !== username) return;
    this.mark('username', refusedStep(answer.error, ['username']).message);
  }

  async submit(): Promise<void> {
    const command = this.move({ type: 'submitted' });
    if (command?.type !== 'register') {
      const { problem } = this.state;
      if (problem !== undefined && problem.kind !== 'refused') this.mark(problem.kind, INVALID[problem.kind]);
      return;
    }
    const answer = await this.finish.execute(this.opened.proof, command.form);
    if (!answer.ok) {
      this.refuse(answer.error);
      return;
    }
    this.move({ type: 'answered' });
    this.notices.withdraw(NOTICE);
    if (answer.value.leaving) return;
    const { username } = answer.value.user;
    this.notices.announce(
      noticeToast('social-registration-succeeded', filled(sessionTexts['social-registration-succeeded'], username)),
    );
    this.goHome();
  }

  private refuse(failure: ApiFailure): void {
    const text = failureText(failure);
    const { step, message } = refusedStep<Field>(failure, ['email', 'username']);
    this.move({ type: 'refused', message: text });
    if (step !== undefined) this.mark(step, message);
    this.notices.announce({
      ...noticeToast('social-registration-failed', filled(sessionTexts['social-registration-failed'], text)),
      key: NOTICE,
    });
  }

  private mark(field: Field, message: string | undefined): void {
    const { [field]: _, ...others } = this.messages;
    this.messages = message === undefined ? others : { ...others, [field]: message };
  }

  /** Key of the stored draft. */
  private get registration() {
    return { provider: this.opened.proof.provider, confirmed: this.opened.email };
  }

  private move(event: SocialRegistrationEvent) {
    const { state, command } = nextSocialRegistration(this.state, event);
    const { form } = state;
    if (form !== this.state.form) this.drafts.save({ ...this.registration, form });
    this.state = state;
    return command;
  }
}
