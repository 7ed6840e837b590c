import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { SecurityOverview } from '../../domain/account/security-overview';
import { RequestButton } from '../notices/RequestButton';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { rescueFocus } from '../shared/rescue-focus';
import { space } from '../theme/space';
import type { AddressFormProps } from './AddressForm';
import { AddressForm } from './AddressForm';
import type { SettingRowProps } from './SettingRow';
import { SettingRow } from './SettingRow';
import type { AddressCheckViewModel } from './address-check.view-model';
import type { AddressFormViewModel } from './address-form.view-model';
import { useFormBelow } from './use-form-below';

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
