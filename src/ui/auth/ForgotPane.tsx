import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { SendResetMail } from '../../application/auth/send-reset-mail.use-case';
import type { AuthModalViewModel } from './auth-modal.view-model';
import { ForgotViewModel } from './forgot.view-model';
import { PaneField } from './PaneField';
import { PaneForm } from './PaneForm';
import { PaneStatus } from './PaneStatus';
import { PaneSwitch } from './PaneSwitch';
import { PaneTitle } from './PaneTitle';

export interface ForgotPaneProps {
  readonly modal: AuthModalViewModel;
  readonly sendResetMail: SendResetMail;
}

/** Has a link mailed by which a new password can be chosen (spec 1 §2). */
export const ForgotPane = observer(function ForgotPane({ modal, sendResetMail }: ForgotPaneProps) {
  const [forgot] = useState(() => new ForgotViewModel(sendResetMail));
  const id = useId();
  const { sent } = forgot;
  const toLogin = () => {
    modal.switchTo('login');
  };
  return (
    <>
      <PaneTitle title="Forgot Password">We will mail you a link to choose a new one.</PaneTitle>
      <PaneForm
        submit={sent ? 'Back to Login' : 'Send Link'}
        working={forgot.working}
        onSubmit={() => {
          if (sent) toLogin();
          else void forgot.submit();
        }}
      >
        <PaneField
          id={`${id}-email`}
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={forgot.email}
          invalid={forgot.result?.kind === 'error'}
          result={`${id}-result`}
          working={forgot.working}
          first
          onType={forgot.type}
        />
        <PaneStatus id={`${id}-result`} result={forgot.result} />
      </PaneForm>
      {sent ? (
        <PaneSwitch question="No mail?" label="Send Again" onSwitch={() => void forgot.again()} />
      ) : (
        <PaneSwitch question="You remember it?" label="Back to Login" onSwitch={toLogin} />
      )}
    </>
  );
});
