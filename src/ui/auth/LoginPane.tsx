import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EMAIL_MAX } from '../../domain/auth/email-policy';
import type { AuthModalViewModel } from './auth-modal.view-model';
import type { LoginStep } from './login-wizard.machine';
import type { LoginViewModel } from './login.view-model';
import { LoginVia } from './social/LoginVia';
import type { SocialServices } from './social/social-status.view-model';
import { PaneSwitch } from './PaneForm';
import { PaneTitle } from './PaneTitle';
import type { StepField } from './StepInput';
import { WizardForm } from './WizardForm';
import { theme } from '../theme/theme';

export interface LoginPaneProps {
  readonly modal: AuthModalViewModel;
  readonly createLogin: () => LoginViewModel;
  readonly openSocial: () => Promise<SocialServices>;
}

const FIELDS: Readonly<Record<LoginStep, StepField>> = {
  login: {
    label: 'Username or email address',
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

const EXPIRED = 'Your session has expired. Please log in again to continue.';

const codeHint = 'Enter the 6-digit code from your authenticator app or a recovery code.';

/** The login pane: two steps, or three for an account with two-factor authentication (spec 1 §2). */
export const LoginPane = observer(function LoginPane({ modal, createLogin, openSocial }: LoginPaneProps) {
  const [login] = useState(createLogin);
  // The line stays during the closing animation.
  const [expiredText] = useState(modal.expired ? EXPIRED : undefined);
  return (
    <>
      <PaneTitle title="Login">{expiredText ?? 'Welcome back! Pick up where you left off.'}</PaneTitle>
      <WizardForm
        form={login.form}
        fields={FIELDS}
        account={login.form.values.login}
        submit="Login"
        onAdvance={() => void login.advance()}
        hint={login.form.step === 'code' ? <Hint>{codeHint}</Hint> : undefined}
      />
      {/* The code step follows a correct password, so other login methods are hidden. */}
      {login.form.step === 'code' ? null : (
        <>
          <PaneSwitch
            question="Trouble logging in?"
            label="Forgot Password"
            onSwitch={() => {
              modal.switchTo('forgot');
            }}
          />
          <LoginVia openSocial={openSocial} />
          <PaneSwitch
            question="New here?"
            label="Sign Up"
            onSwitch={() => {
              modal.switchTo('register');
            }}
          />
        </>
      )}
    </>
  );
});

const Hint = styled.p`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;
