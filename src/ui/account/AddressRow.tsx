import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { SecurityOverview, RequiredProof } from '../../domain/account/security-overview';
import { EMAIL_MAX } from '../../domain/auth/email-policy';
import { Failure } from '../notices/Failure';
import { RequestButton } from '../notices/RequestButton';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { rescueFocus } from '../shared/focus';
import { space } from '../theme/theme';
import { AccountField, ProofInput } from './AccountField';
import type { SettingRowProps } from './SettingRow';
import { SettingRow } from './SettingRow';
import { Actions, Form, Soft } from './account.styles';
import type { AddressCheckViewModel } from './address-check.view-model';
import type { AddressFormViewModel } from './address-form.view-model';
import { useFormBelow } from './use-form-below';

interface AddressFormProps {
  readonly form: AddressFormViewModel;
  readonly proof: RequiredProof;
  readonly onCancel: () => void;
}

/** A form for a new email address and the proof that the server requires. */
const AddressForm = observer(function AddressForm({ form, proof, onCancel }: AddressFormProps) {
  const { fields } = form;
  const { refusedFirst } = fields;
  return (
    <Form
      noValidate
      aria-label="Email address"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(proof);
      }}
    >
      <AccountField
        {...fields.propsOf('email')}
        takesFocus={refusedFirst === undefined || refusedFirst === 'email'}
        label="New email address"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
      />
      <ProofInput fields={fields} proof={proof} takesFocus={refusedFirst === 'password' || refusedFirst === 'code'} />
      <Failure message={fields.failure} />
      <Soft>We’ll email a link to the new address. Your address changes once you open it.</Soft>
      <Actions>
        <Button variant="primary" type="submit" busy={fields.busy}>
          Send link
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={fields.busy}>
          Cancel
        </Button>
      </Actions>
    </Form>
  );
});

interface PendingAddressProps {
  /** Masked. */
  readonly email: string;
  readonly form: Pick<AddressFormViewModel, 'withdrawing' | 'withdraw'>;
}

/** A new email address whose link has not been opened, with a button to cancel the change. */
const PendingAddress = observer(function PendingAddress({ email, form }: PendingAddressProps) {
  return (
    <Line role="status">
      <span>
        Open the link we sent to <bdi>{email}</bdi>.
      </span>
      <Button busy={form.withdrawing} onClick={() => void form.withdraw()}>
        Cancel change
      </Button>
    </Line>
  );
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(2)};
`;

export interface AddressRowProps extends Pick<SettingRowProps, 'level'> {
  readonly overview: Pick<SecurityOverview, 'email' | 'emailVerified' | 'pendingEmail'>;
  readonly address: AddressCheckViewModel;
  /** The form for a new address; absent when the address cannot be changed. */
  readonly change?: Pick<AddressFormProps, 'form' | 'proof'>;
}

const BUTTON = 'change-address';

/** The player's email address, its verification state, and the actions to verify or change it. */
export const AddressRow = observer(function AddressRow({ overview, address, change, ...row }: AddressRowProps) {
  const { email, emailVerified, pendingEmail } = overview;
  useFocusAfterChange(pendingEmail !== undefined);
  const { open, cancel, toggle } = useFormBelow(BUTTON, change?.form);
  return (
    <SettingRow
      {...row}
      icon="mail"
      title="Email address"
      mark={
        emailVerified ? (
          <Badge tone="success" icon="check">
            Verified
          </Badge>
        ) : (
          <Badge tone="warning" icon="alert-triangle">
            Not verified
          </Badge>
        )
      }
      action={
        <>
          {emailVerified ? null : (
            <RequestButton
              phase={address.button.phase}
              words={{ initial: 'Send again', busy: 'Sending', success: 'Sent', error: 'Not sent' }}
              variant="secondary"
              onClick={() => void address.sendAgain()}
            />
          )}
          {change === undefined ? null : (
            <Button id={BUTTON} aria-expanded={open} onClick={toggle}>
              Change address
            </Button>
          )}
        </>
      }
      {...(open && change !== undefined ? { below: <AddressForm {...change} onCancel={cancel} /> } : {})}
    >
      <bdi>
        {email.slice(0, email.lastIndexOf('@'))}
        {/* Lets a narrow row break before the host name. */}
        <wbr />
        {email.slice(email.lastIndexOf('@'))}
      </bdi>
      {emailVerified ? null : (
        <p>
          Open the link we emailed you to verify it. We only send account and security emails to a verified address.
        </p>
      )}
      {change === undefined || pendingEmail === undefined ? null : (
        <PendingAddress email={pendingEmail} form={change.form} />
      )}
    </SettingRow>
  );
});

/** Focuses the change button after a pending change was cancelled. */
function useFocusAfterChange(pending: boolean): void {
  const before = useRef(pending);
  useEffect(() => {
    if (before.current && !pending) rescueFocus(() => document.getElementById(BUTTON));
    before.current = pending;
  }, [pending]);
}
