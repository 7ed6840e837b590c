import { observer } from 'mobx-react-lite';
import type { SecurityOverview } from '../../domain/account/security-overview';
import { RequestButton } from '../notices/RequestButton';
import { Badge } from '../shared/Badge';
import type { AddressCheckViewModel } from './address-check.view-model';
import type { SettingRowProps } from './SettingRow';
import { SettingRow } from './SettingRow';

export interface AddressRowProps extends Pick<SettingRowProps, 'level'> {
  readonly overview: Pick<SecurityOverview, 'email' | 'emailVerified'>;
  readonly address: AddressCheckViewModel;
}

/** The player's address, whether it is verified, and the way to verify it. */
export const AddressRow = observer(function AddressRow({ overview, address, ...row }: AddressRowProps) {
  const { email, emailVerified } = overview;
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
        emailVerified ? undefined : (
          <RequestButton
            phase={address.button.phase}
            words={{ initial: 'Send again', busy: 'Sending', success: 'Sent', error: 'Not sent' }}
            variant="secondary"
            onClick={() => void address.sendAgain()}
          />
        )
      }
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
