import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EMAIL_MAX } from '../../domain/auth/email-policy';
import type { RegisterStep } from '../../domain/auth/registration-step';
import { USERNAME_MAX } from '../../domain/auth/username-shape';
import { Agreement } from './Agreement';
import type { AuthModalViewModel } from './auth-modal.view-model';
import { PaneSwitch } from './PaneForm';
import { PaneTitle } from './PaneTitle';
import { PasswordChecklist } from './PasswordChecklist';
import type { RegisterViewModel } from './register.view-model';
import type { StepField } from './StepInput';
import { WizardForm } from './WizardForm';

export interface RegisterPaneProps {
  readonly modal: AuthModalViewModel;
  readonly createRegister: () => RegisterViewModel;
}

const FIELDS: Readonly<Record<RegisterStep, StepField>> = {
  email: {
    label: 'Email address',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: EMAIL_MAX,
  },
  username: { label: 'Username', name: 'username', type: 'text', autoComplete: 'username', maxLength: USERNAME_MAX },
  password: {
    label: 'Password',
    name: 'password',
    type: 'password',
    autoComplete: 'new-password',
    placeholder: '8 chars min, a-z, A-Z, 1 digit, 1 special char',
  },
  password_confirmation: {
    label: 'Confirm password',
    name: 'password_confirmation',
    type: 'password',
    autoComplete: 'new-password',
  },
};

/** The registration pane in four steps (spec 1 §2). */
export const RegisterPane = observer(function RegisterPane({ modal, createRegister }: RegisterPaneProps) {
  const [register] = useState(createRegister);
  const { form } = register;
  return (
    <>
      <PaneTitle title="Sign Up">One account for every game, on every device.</PaneTitle>
      <WizardForm
        form={form}
        fields={FIELDS}
        account={form.values.username}
        submit="Sign Up"
        onAdvance={() => void register.advance()}
        hint={form.step === 'password' ? <PasswordChecklist password={form.value} /> : undefined}
      />
      <Agreement />
      <PaneSwitch
        question="Already a player?"
        label="Login"
        onSwitch={() => {
          modal.switchTo('login');
        }}
      />
    </>
  );
});
