import { observer } from 'mobx-react-lite';
import { exactDate } from '../../domain/shared/written-date';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { rescueFocus } from '../shared/focus';
import { useTimeZone } from '../shared/time-zone-context';
import { ProofInput } from './AccountField';
import { SettingRow } from './SettingRow';
import { Actions, Form } from './account.styles';
import type { DeletionViewModel } from './deletion.view-model';

interface DeletionFormProps {
  readonly deletion: DeletionViewModel;
  /** It was sent, or is not wanted any more. */
  readonly onEnd: () => void;
}

/** Asks who wants the account deleted; the confirmation dialog comes after it. */
const DeletionForm = observer(function DeletionForm({ deletion, onEnd }: DeletionFormProps) {
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

const BUTTON = 'delete-account';

/** The end of the account: its form opens below; once it is asked for, its day stands here and it can be taken back. */
export const DeletionRow = observer(function DeletionRow({ deletion: view }: { readonly deletion: DeletionViewModel }) {
  const zone = useTimeZone();
  const settle = () => {
    rescueFocus(() => document.getElementById(BUTTON));
  };
  const { deletion, open } = view;
  if (deletion !== undefined) {
    return (
      <SettingRow
        icon="alert-triangle"
        title="Your account is going to be deleted"
        action={
          <Button
            id={BUTTON}
            variant="primary"
            busy={view.withdrawing}
            onClick={() => void view.withdraw().then(settle)}
          >
            Keep my account
          </Button>
        }
      >
        <span role="status">On {exactDate(deletion.due, zone)}. Until then you can change your mind.</span>
      </SettingRow>
    );
  }
  return (
    <SettingRow
      icon="alert-triangle"
      title="Delete account"
      action={
        <Button
          id={BUTTON}
          aria-expanded={open}
          onClick={() => {
            view.setOpen(!open);
          }}
        >
          Delete account
        </Button>
      }
      {...(open ? { below: <DeletionForm deletion={view} onEnd={settle} /> } : {})}
    >
      Your name, address, badges, messages and settings go for good, after 14 days in which you can change your mind.
    </SettingRow>
  );
});
