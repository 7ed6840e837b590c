import type { AuthModalState } from '../../application/auth/auth-modal-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Register } from '../../application/session/register.use-case';
import type { ValidateRegistrationStep } from '../../application/session/validate-registration-step.use-case';
import type { Clock } from '../../application/system/clock.port';
import { authNoticeKeys } from '../../domain/auth/auth-modal';
import type { RegisterStep, ValidatedStep } from '../../domain/auth/registration-step';
import { isValidatedStep, passwordsMatch, REGISTER_STEPS } from '../../domain/auth/registration-step';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { failureText } from '../errors/failure-text';
import { filled } from '../notices/texts/common.texts';
import { sessionTexts } from '../notices/texts/session.texts';
import type { AuthDraft } from './auth-draft';
import { failureCode, refusedStep } from './pane-result';
import { startRegisterWizard } from './register-wizard.machine';
import { WizardFormViewModel } from './wizard-form.view-model';

const MISSING: Readonly<Record<RegisterStep, string>> = {
  email: 'Please enter your email address.',
  username: 'Please choose a username.',
  password: 'Please choose a password.',
  password_confirmation: 'Please re-enter your password.',
};

/** State of the registration in four steps, the first three validated by the server (spec 1 §4). */
export class RegisterViewModel {
  readonly form;

  constructor(
    private readonly validate: ValidateRegistrationStep,
    private readonly register: Register,
    private readonly notices: NoticesState,
    private readonly modal: AuthModalState,
    clock: Clock,
    draft: AuthDraft,
  ) {
    const known = draft.answers;
    const start = startRegisterWizard({ email: known.email, username: known.username });
    this.form = new WizardFormViewModel<RegisterStep>(start, MISSING, clock, ({ email, username }) => {
      draft.change({ email, username });
    });
  }

  /** Goes to the next step once the server accepts the answer; the last one submits. */
  async advance(): Promise<void> {
    const { step } = this.form;
    if (!this.form.request()) return;
    await (isValidatedStep(step) ? this.check(step) : this.submit());
  }

  private async check(step: ValidatedStep): Promise<void> {
    const answer = await this.validate.execute(step, this.form.value);
    if (answer.ok) {
      this.form.accept();
      this.withdraw();
    } else {
      this.form.refuse(refusedStep(answer.error, [step]).message);
      this.notices.announce({
        ...noticeToast('step-refused', filled(sessionTexts['step-refused'], failureText(answer.error))),
        key: authNoticeKeys.validation,
      });
    }
  }

  private async submit(): Promise<void> {
    if (!passwordsMatch(this.form.values)) {
      this.refuse(sessionTexts['passwords-differ'].body);
      return;
    }
    const answer = await this.register.execute(this.form.values);
    if (!answer.ok) {
      const { step, message } = refusedStep(answer.error, REGISTER_STEPS);
      this.refuse(message, step, failureText(answer.error));
      this.modal.apply({ type: 'registration-failed', code: failureCode(answer.error) });
      return;
    }
    this.form.accept();
    this.withdraw();
    this.modal.apply({ type: 'registered' });
    this.notices.announce(noticeToast('registration-succeeded', sessionTexts['registration-succeeded']));
  }

  private refuse(message: string, step?: RegisterStep, toast = message): void {
    this.form.refuse(message, step);
    this.notices.announce({
      ...noticeToast('registration-failed', filled(sessionTexts['registration-failed'], toast)),
      key: authNoticeKeys.registration,
    });
  }

  /** Withdraws the toast of an earlier refusal. */
  private withdraw(): void {
    this.notices.withdraw(authNoticeKeys.validation);
    this.notices.withdraw(authNoticeKeys.registration);
  }
}
