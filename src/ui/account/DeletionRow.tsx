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
  /** Called after the request was sent or cancelled. */
  readonly onEnd: () => void;
}

/** A form for the proof that a deletion requires; submitting it opens the confirmation dialog. */
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

/** The account-deletion setting: a form before the request, the date and a cancel button after it. */
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
        title="Your account will be deleted"
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
        <span role="status">On {exactDate(deletion.due, zone)}. You can cancel until then.</span>
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
      Your profile, email address, achievements, messages and settings are permanently deleted after 14 days. You can
      cancel until then.
    </SettingRow>
  );
});
