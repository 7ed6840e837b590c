import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { exactDate } from '../../domain/shared/written-date';
import { Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { rescueFocus } from '../shared/focus';
import { onePress } from '../shared/one-press';
import { TextField } from './ConsoleFields';
import { RowActions } from './console.styles';
import type { DraftViewModel } from './draft.view-model';
import { SaveForm } from './SaveForm';

/** Time of the scheduled release of a draft. */
export const ScheduledRelease = observer(function ScheduledRelease({
  draft: { draft },
}: {
  readonly draft: DraftViewModel;
}) {
  if (draft?.release === undefined) return null;
  return (
    <p>
      The newest build will be released on <time dateTime={draft.release}>{exactDate(draft.release)} UTC</time>.
    </p>
  );
});

/** Form that schedules the release of a draft or cancels it. */
export const ScheduleForm = observer(function ScheduleForm({ draft }: { readonly draft: DraftViewModel }) {
  const isScheduled = draft.draft?.release !== undefined;
  const submit = useRef<HTMLButtonElement>(null);
  const cancel = async () => {
    await draft.cancelSchedule();
    rescueFocus(() => submit.current);
  };
  return (
    <SaveForm onSave={draft.schedule}>
      <ScheduledRelease draft={draft} />
      <TextField
        label="Release later, at (UTC)"
        type="datetime-local"
        value={draft.at}
        message={draft.scheduleProblem}
        onType={draft.typeAt}
      />
      <Soft>
        The build that is the newest then is checked and released, with the version above. Owners and publishers get a
        notification.
      </Soft>
      <RowActions>
        <Button ref={submit} type="submit" icon="clock" busy={draft.scheduling}>
          {isScheduled ? 'Change the time' : 'Schedule the release'}
        </Button>
        {isScheduled ? (
          <Button variant="quiet" icon="x" busy={draft.scheduling} {...onePress(() => void cancel())}>
            Cancel the release
          </Button>
        ) : null}
      </RowActions>
    </SaveForm>
  );
});
