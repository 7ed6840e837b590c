import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ResetPassword } from '../../application/auth/reset-password.use-case';
import type { ResetLink } from '../../domain/auth/reset-link';
import { Button } from '../shared/Button';
import { useFocus } from '../shared/focus';
import { space } from '../theme/theme';
import { PaneField } from './PaneField';
import { HiddenAccount, PaneForm, PaneStatus } from './PaneForm';
import { PaneTitle } from './PaneTitle';
import { PasswordChecklist } from './PasswordChecklist';
import type { AuthModalViewModel } from './auth-modal.view-model';
import { ResetViewModel } from './reset.view-model';

export interface ResetPaneProps {
  readonly modal: AuthModalViewModel;
  readonly link: ResetLink;
  readonly resetPassword: ResetPassword;
}

/** The pane behind an emailed reset link, where a new password is chosen (spec 1 §2). */
export const ResetPane = observer(function ResetPane({ modal, link, resetPassword }: ResetPaneProps) {
  const [reset] = useState(() => new ResetViewModel(link, resetPassword));
  const id = useId();
  const focus = useFocus<HTMLButtonElement>(undefined);
  const { values, invalid, working, done, over } = reset;
  const common = { type: 'password', autoComplete: 'new-password', result: `${id}-result`, working } as const;
  const status = <PaneStatus id={`${id}-result`} result={reset.result} />;
  return (
    <>
      <PaneTitle title="Reset Password">
        {done || over ? reset.email : `Choose a new password for ${reset.email}.`}
      </PaneTitle>
      {done || over ? (
        <End>
          {status}
          <Button
            ref={focus}
            variant="primary"
            size="lg"
            aria-describedby={`${id}-result`}
            onClick={() => {
              modal.switchTo(over ? 'forgot' : 'login');
            }}
          >
            {over ? 'Send a New Link' : 'Back to Login'}
          </Button>
        </End>
      ) : (
        <PaneForm submit="Reset Password" working={working} onSubmit={() => void reset.submit()}>
          <HiddenAccount value={reset.email} />
          <PaneField
            {...common}
            id={`${id}-password`}
            label="New password"
            name="password"
            placeholder="8 chars min, a-z, A-Z, 1 digit, 1 special char"
            value={values.password}
            invalid={invalid === 'password'}
            first
            onType={(value) => {
              reset.type('password', value);
            }}
          />
          <PasswordChecklist password={values.password} />
          <PaneField
            {...common}
            id={`${id}-confirmation`}
            label="Confirm new password"
            name="password_confirmation"
            value={values.password_confirmation}
            invalid={invalid === 'password_confirmation'}
            onType={(value) => {
              reset.type('password_confirmation', value);
            }}
          />
          {status}
        </PaneForm>
      )}
    </>
  );
});

const End = styled.div`
  display: grid;
  gap: ${space(5)};
`;
