import type { SecurityGateway } from '../../application/security/security-gateway.port';
import { makeAutoObservable } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import type { RequiredProof } from '../../domain/account/security-overview';
import { passwordProblems } from '../../domain/auth/password-policy';
import { sessionTexts } from '../notices/texts/session.texts';
import { notifySuccess } from './account-notices';
import { FieldsViewModel, typedProof } from './fields.view-model';

export type PasswordField = 'password' | 'code' | 'new_password' | 'new_password_confirmation';

const FIELDS: readonly PasswordField[] = ['password', 'code', 'new_password', 'new_password_confirmation'];

const MISSING = {
  password: 'Please enter your current password.',
  code: 'Please enter a code from your authenticator app, or a recovery code.',
  'fresh-sign-in': '',
} as const satisfies Record<RequiredProof, string>;

/** Changes the password or sets the first one. */
export class PasswordFormViewModel {
  readonly fields = new FieldsViewModel<PasswordField>(FIELDS);
  /** Number of changes; each one closes the form. */
  changes = 0;

  constructor(
    private readonly change: Pick<SecurityGateway, 'changePassword'>,
    private readonly notices: NoticesState,
    private readonly changed: () => void,
  ) {
    makeAutoObservable<this, 'change' | 'notices' | 'changed'>(
      this,
      { fields: false, change: false, notices: false, changed: false },
      { autoBind: true },
    );
  }

  /** Changes the password unless a field is invalid; `asked` is the proof that the server requires. */
  async submit(asked: RequiredProof): Promise<void> {
    const { values } = this.fields;
    if (this.fields.busy || this.refuses(asked)) return;
    const answer = await this.fields.send(() =>
      this.change.changePassword({
        ...typedProof(asked, values),
        newPassword: values.new_password,
        confirmation: values.new_password_confirmation,
      }),
    );
    if (answer?.ok !== true) return;
    this.count();
    notifySuccess(this.notices, 'Password changed. You’re logged out of all other browsers.');
    this.changed();
  }

  private count(): void {
    this.fields.clear();
    this.changes += 1;
  }

  private refuses(asked: RequiredProof): boolean {
    const { values } = this.fields;
    const missing = asked !== 'fresh-sign-in' && values[asked] === '';
    const weak = passwordProblems(values.new_password).length > 0;
    const differs = values.new_password !== values.new_password_confirmation;
    return this.fields.refuse({
      ...(missing ? { [asked]: MISSING[asked] } : {}),
      ...(weak ? { new_password: 'Your new password doesn’t meet all requirements yet.' } : {}),
      ...(!weak && differs ? { new_password_confirmation: sessionTexts['passwords-differ'].body } : {}),
    });
  }
}
