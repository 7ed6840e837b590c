import { observer } from 'mobx-react-lite';
import type { RequiredProof } from '../../domain/account/security-overview';
import { AccountField } from './AccountField';
import { Soft } from './account.styles';
import type { FieldsViewModel } from './fields.view-model';
import type { ProofField } from './proof-fields.view-model';

export interface ProofInputProps {
  readonly fields: Pick<FieldsViewModel<ProofField>, 'propsOf'>;
  readonly proof: RequiredProof;
  /** Whether it is to be typed into next. */
  readonly takesFocus?: boolean;
}

/** Asks a player for what proves that it is them. */
export const ProofInput = observer(function ProofInput({ fields, proof, takesFocus = true }: ProofInputProps) {
  const common = (field: ProofField) => ({ ...fields.propsOf(field), takesFocus });
  switch (proof) {
    case 'password':
      return <AccountField {...common('password')} label="Password" secret autoComplete="current-password" />;
    case 'code':
      return (
        <AccountField {...common('code')} label="Authentication code" autoComplete="one-time-code" maxLength={32} />
      );
    case 'fresh-sign-in':
      return <Soft>To make sure that it is you, you need to have logged in within the last ten minutes.</Soft>;
  }
});
