import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Button } from '../shared/Button';
import { space } from '../theme/space';
import type { AddressFormViewModel } from './address-form.view-model';

export interface PendingAddressProps {
  /** Masked. */
  readonly email: string;
  readonly form: Pick<AddressFormViewModel, 'withdrawing' | 'withdraw'>;
}

/** Another address that waits for its link to be opened, and the way back. */
export const PendingAddress = observer(function PendingAddress({ email, form }: PendingAddressProps) {
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
