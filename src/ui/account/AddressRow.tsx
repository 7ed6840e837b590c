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

/** Asks for another address, and who wants it. */
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
      <Soft>We send a link to the new address. Until you open it, nothing changes.</Soft>
      <Actions>
        <Button variant="primary" type="submit" busy={fields.busy}>
          Send the link
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

/** Another address that waits for its link to be opened, and the way back. */
const PendingAddress = observer(function PendingAddress({ email, form }: PendingAddressProps) {
  return (
    <Line role="status">
      <span>
        Waiting for you to open the link sent to <bdi>{email}</bdi>.
      </span>
      <Button busy={form.withdrawing} onClick={() => void form.withdraw()}>
        Withdraw the change
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
  /** Where the address can be changed: its form, and what is asked of the player. */
  readonly change?: Pick<AddressFormProps, 'form' | 'proof'>;
}

const BUTTON = 'change-address';

/** The player's address, whether it is verified, and the ways to verify and to change it. */
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
        {/* A narrow row breaks before the host, not within it. */}
        <wbr />
        {email.slice(email.lastIndexOf('@'))}
      </bdi>
      {emailVerified ? null : (
        <p>
          Please open the link that we have sent you. We write about new sign-ins, your data and your account only to a
          verified address.
        </p>
      )}
      {change === undefined || pendingEmail === undefined ? null : (
        <PendingAddress email={pendingEmail} form={change.form} />
      )}
    </SettingRow>
  );
});

/** Whoever has withdrawn a change finds the button for the next one: theirs has gone. */
function useFocusAfterChange(pending: boolean): void {
  const before = useRef(pending);
  useEffect(() => {
    if (before.current && !pending) rescueFocus(() => document.getElementById(BUTTON));
    before.current = pending;
  }, [pending]);
}
