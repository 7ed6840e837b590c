import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { RequiredProof } from '../../domain/account/security-overview';
import { PasswordChecklist } from '../auth/PasswordChecklist';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { AccountField } from './AccountField';
import { Actions, Form, Soft } from './account.styles';
import type { PasswordField, PasswordFormViewModel } from './password-form.view-model';

export interface PasswordFormProps {
  readonly form: PasswordFormViewModel;
  readonly proof: RequiredProof;
  /** Username for password managers. */
  readonly username: string;
  readonly onCancel: () => void;
}

/** A form that changes the password or sets the first one, with a live checklist of the requirements. */
export const PasswordForm = observer(function PasswordForm({ form, proof, username, onCancel }: PasswordFormProps) {
  const { fields } = form;
  const { refusedFirst } = fields;
  const common = (field: PasswordField, begins = false) => ({
    ...fields.propsOf(field),
    takesFocus: refusedFirst === undefined ? begins : refusedFirst === field,
  });
  return (
    <Form
      noValidate
      aria-label="Password"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(proof);
      }}
    >
      <Account
        type="text"
        name="username"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      {proof === 'password' ? (
        <AccountField {...common('password', true)} label="Current password" secret autoComplete="current-password" />
      ) : null}
      {proof === 'code' ? (
        <AccountField
          {...common('code', true)}
          label="Authentication code"
          autoComplete="one-time-code"
          maxLength={32}
        />
      ) : null}
      <AccountField
        {...common('new_password', proof === 'fresh-sign-in')}
        label="New password"
        secret
        autoComplete="new-password"
      />
      <PasswordChecklist password={fields.values.new_password} />
      <AccountField
        {...common('new_password_confirmation')}
        label="Confirm new password"
        secret
        autoComplete="new-password"
      />
      <Failure message={fields.failure} />
      <Soft>You’ll be logged out of all other browsers.</Soft>
      <Actions>
        <Button variant="primary" type="submit" busy={fields.busy}>
          Save password
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={fields.busy}>
          Cancel
        </Button>
      </Actions>
    </Form>
  );
});

const Account = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
  pointer-events: none;
`;
