import { observer } from 'mobx-react-lite';
import type { RequiredProof } from '../../domain/account/security-overview';
import { EMAIL_MAX } from '../../domain/auth/email-policy';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { AccountField } from './AccountField';
import { Actions, Form, Soft } from './account.styles';
import type { AddressFormViewModel } from './address-form.view-model';
import { ProofInput } from './ProofInput';

export interface AddressFormProps {
  readonly form: AddressFormViewModel;
  readonly proof: RequiredProof;
  readonly onCancel: () => void;
}

/** Asks for another address, and who wants it. */
export const AddressForm = observer(function AddressForm({ form, proof, onCancel }: AddressFormProps) {
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
