import { observer } from 'mobx-react-lite';
import { Button } from '../shared/Button';
import { exactDate } from '../../domain/shared/written-date';
import { rescueFocus } from '../shared/rescue-focus';
import { useTimeZone } from '../shared/time-zone-context';
import type { DeletionViewModel } from './deletion.view-model';
import { DeletionForm } from './DeletionForm';
import { SettingRow } from './SettingRow';

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
