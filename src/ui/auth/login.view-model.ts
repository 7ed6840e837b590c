import type { AuthModalState } from '../../application/auth/auth-modal-state';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Clock } from '../../application/system/clock.port';
import type { LogIn } from '../../application/session/log-in.use-case';
import { authNoticeKeys } from '../../domain/auth/auth-modal';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { failureText } from '../errors/failure-text';
import { filled } from '../notices/texts/common.texts';
import { sessionTexts } from '../notices/texts/session.texts';
import type { AuthDraft } from './auth-draft';
import type { LoginStep } from './login-wizard.machine';
import { requestCode, startLoginWizard } from './login-wizard.machine';
import { failureCode, refusedStep } from './pane-result';
import { WizardFormViewModel } from './wizard-form.view-model';

const STEPS: readonly LoginStep[] = ['login', 'password', 'code'];

const MISSING: Readonly<Record<LoginStep, string>> = {
  login: 'Please enter your username or email address.',
  password: 'Please enter your password.',
  code: 'Please enter a code from your authenticator app, or a recovery code.',
};

/** Server's code for a required or wrong second factor. */
const CODE_NEEDED = 'err_two_factor';
const WRONG_PASSWORD = 'err_credentials';

/** State of the login: name, password, and a code if the account has two-factor authentication (spec 1 §4). */
export class LoginViewModel {
  readonly form;

  constructor(
    private readonly logIn: LogIn,
    private readonly notices: NoticesState,
    private readonly modal: AuthModalState,
    clock: Clock,
    draft: AuthDraft,
  ) {
    const start = startLoginWizard(draft.answers.login);
    this.form = new WizardFormViewModel<LoginStep>(start, MISSING, clock, ({ login }) => {
      draft.change({ login });
    });
  }

  /** Goes to the next step; the last one submits. */
  async advance(): Promise<void> {
    // The password is submitted again with the code.
    const submits = this.form.step !== 'login';
    if (!this.form.request()) return;
    if (submits) await this.submit();
    else {
      this.form.accept();
      this.notices.withdraw(authNoticeKeys.login);
    }
  }

  private async submit(): Promise<void> {
    const { login, password, code } = this.form.values;
    const atCode = this.form.step === 'code';
    const answer = await this.logIn.execute(login, password, atCode ? code : undefined);
    if (!answer.ok) {
      this.refuse(answer.error);
      return;
    }
    this.form.accept();
    this.notices.withdraw(authNoticeKeys.login);
    this.modal.apply({ type: 'signed-in' });
    this.notices.announce(
      noticeToast('login-succeeded', filled(sessionTexts['login-succeeded'], answer.value.username)),
    );
  }

  private refuse(failure: ApiFailure): void {
    const word = failureCode(failure);
    if (word === CODE_NEEDED) {
      this.form.extend(requestCode);
      this.notices.withdraw(authNoticeKeys.login);
      return;
    }
    const { step = word === WRONG_PASSWORD ? 'password' : undefined, message } = refusedStep<LoginStep>(failure, STEPS);
    this.form.refuse(message, step);
    this.modal.apply({ type: 'login-failed', code: word });
    this.notices.announce({
      ...noticeToast('login-failed', filled(sessionTexts['login-failed'], failureText(failure))),
      key: authNoticeKeys.login,
    });
  }
}
