import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { brand } from '../../domain/shared/brand';
import { EMAIL_MAX } from '../../domain/auth/email-policy';
import type { LoginStep } from '../../domain/auth/login-wizard';
import type { AuthModalViewModel } from './auth-modal.view-model';
import type { LoginViewModel } from './login.view-model';
import { PaneSwitch } from './PaneSwitch';
import { PaneTitle } from './PaneTitle';
import type { StepField } from './StepInput';
import { WizardForm } from './WizardForm';

export interface LoginPaneProps {
  readonly modal: AuthModalViewModel;
  readonly createLogin: () => LoginViewModel;
}

const FIELDS: Readonly<Record<LoginStep, StepField>> = {
  login: {
    label: 'User name or email',
    name: 'username',
    type: 'text',
    autoComplete: 'username',
    inputMode: 'email',
    maxLength: EMAIL_MAX,
  },
  password: {
    label: 'Password',
    name: 'password',
    type: 'password',
    autoComplete: 'current-password',
  },
  code: {
    label: 'Authentication code',
    name: 'code',
    type: 'text',
    autoComplete: 'one-time-code',
    maxLength: 32,
  },
};

/** Signing in, in two steps (spec 1 §2). */
export const LoginPane = observer(function LoginPane({ modal, createLogin }: LoginPaneProps) {
  const [login] = useState(createLogin);
  return (
    <>
      <PaneTitle title="Login">Your games, badges and friends on {brand.siteName}.</PaneTitle>
      <WizardForm
        form={login.form}
        fields={FIELDS}
        account={login.form.values.login}
        submit="Login"
        onAdvance={() => void login.advance()}
      />
      <PaneSwitch
        question="New here?"
        label="Sign Up"
        onSwitch={() => {
          modal.switchTo('register');
        }}
      />
    </>
  );
});
