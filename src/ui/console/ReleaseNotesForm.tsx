import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { RELEASE_NOTES_MAX } from '../../domain/console/publication';
import { Form } from '../account/account.styles';
import { Button } from '../shared/Button';
import { useFocusFallback } from '../shared/focus';
import type { BuildsViewModel } from './builds.view-model';
import { RowActions } from './console.styles';
import { TextField } from './ConsoleFields';

/** Form for the release notes of a build, in its row. */
export const ReleaseNotesForm = observer(function ReleaseNotesForm({ builds }: { readonly builds: BuildsViewModel }) {
  const { edited, type, close } = builds.notes;
  const focusFallback = useFocusFallback<HTMLFormElement>('[data-notes]', 'li');
  if (edited === undefined) return null;
  return (
    <NotesArea
      ref={focusFallback}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void builds.saveNotes();
      }}
    >
      <TextField
        label={`Release notes of ${edited.version}`}
        lines
        value={edited.text}
        maxLength={RELEASE_NOTES_MAX}
        message={edited.problem}
        hint="You can use Markdown. Players read the notes on the game’s page while this build is active. Save an empty text to remove them."
        onType={type}
      />
      <RowActions>
        <Button type="submit" variant="primary" busy={edited.saving}>
          Save
        </Button>
        <Button variant="quiet" disabled={edited.saving} onClick={close}>
          Cancel
        </Button>
      </RowActions>
    </NotesArea>
  );
});

const NotesArea = styled(Form)`
  flex-basis: 100%;
`;
