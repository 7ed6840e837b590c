import { observer } from 'mobx-react-lite';
import type { SecurityOverview } from '../../domain/account/security-overview';
import { RequestButton } from '../notices/RequestButton';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import type { AddressFormProps } from './AddressForm';
import { AddressForm } from './AddressForm';
import type { AddressCheckViewModel } from './address-check.view-model';
import type { SettingRowProps } from './SettingRow';
import { SettingRow } from './SettingRow';
import { useFormBelow } from './use-form-below';

export interface AddressRowProps extends Pick<SettingRowProps, 'level'> {
  readonly overview: Pick<SecurityOverview, 'email' | 'emailVerified'>;
  readonly address: AddressCheckViewModel;
  /** Where the address can be changed: its form, and what is asked of the player. */
  readonly change?: Pick<AddressFormProps, 'form' | 'proof'>;
}

const BUTTON = 'change-address';

/** The player's address, whether it is verified, and the ways to verify and to change it. */
export const AddressRow = observer(function AddressRow({ overview, address, change, ...row }: AddressRowProps) {
  const { email, emailVerified } = overview;
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
    </SettingRow>
  );
});
