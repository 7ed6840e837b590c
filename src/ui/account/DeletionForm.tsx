import { observer } from 'mobx-react-lite';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { Actions, Form } from './account.styles';
import type { DeletionViewModel } from './deletion.view-model';
import { ProofInput } from './ProofInput';

export interface DeletionFormProps {
  readonly deletion: DeletionViewModel;
  /** It was sent, or is not wanted any more. */
  readonly onEnd: () => void;
}

/** Asks who wants the account deleted; the confirmation dialog comes after it. */
export const DeletionForm = observer(function DeletionForm({ deletion, onEnd }: DeletionFormProps) {
  const { proof } = deletion;
  const { fields } = deletion.proofFields;
  return (
    <Form
      noValidate
      aria-label="Delete account"
      onSubmit={(event) => {
        event.preventDefault();
        void deletion.request().then(onEnd);
      }}
    >
      <ProofInput fields={fields} proof={proof} />
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
