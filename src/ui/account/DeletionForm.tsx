import { observer } from 'mobx-react-lite';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { AccountField } from './AccountField';
import { Actions, Form, Soft } from './account-look';
import type { DeletionViewModel, ProofField } from './deletion.view-model';

export interface DeletionFormProps {
  readonly deletion: DeletionViewModel;
  /** It was sent, or is not wanted any more. */
  readonly onEnd: () => void;
}

/** Asks who wants the account deleted; the confirmation dialog comes after it. */
export const DeletionForm = observer(function DeletionForm({ deletion, onEnd }: DeletionFormProps) {
  const { fields, proof } = deletion;
  const common = (field: ProofField) => ({ ...fields.propsOf(field), takesFocus: true });
  return (
    <Form
      noValidate
      aria-label="Delete account"
      onSubmit={(event) => {
        event.preventDefault();
        void deletion.request().then(onEnd);
      }}
    >
      {proof === 'password' ? (
        <AccountField {...common('password')} label="Password" secret autoComplete="current-password" />
      ) : null}
      {proof === 'code' ? (
        <AccountField {...common('code')} label="Authentication code" autoComplete="one-time-code" maxLength={32} />
      ) : null}
      {proof === 'fresh-sign-in' ? (
        <Soft>To make sure that it is you, you need to have logged in within the last ten minutes.</Soft>
      ) : null}
      <Failure message={fields.failure} />
      <Actions>
        <Button variant="danger" type="submit" busy={fields.busy}>
          Delete my account
        </Button>
        <Button
          variant="quiet"
          disabled={fields.busy}
          onClick={() => {
            deletion.setOpen(false);
            onEnd();
          }}
        >
          Cancel
        </Button>
      </Actions>
    </Form>
  );
});
