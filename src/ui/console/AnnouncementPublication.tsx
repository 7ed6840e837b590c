import { observer } from 'mobx-react-lite';
import { exactDate } from '../../domain/shared/written-date';
import { Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { onePress } from '../shared/one-press';
import type { AnnouncementViewModel } from './announcement.view-model';
import { TextField } from './ConsoleFields';
import { Card, RowActions } from './console.styles';
import { SaveForm } from './SaveForm';

interface PublicationProps {
  readonly editor: AnnouncementViewModel;
}

const Schedule = observer(function Schedule({ editor }: PublicationProps) {
  const { edit, at, changed, scheduleProblem, scheduling } = editor;
  const scheduled = edit.page?.scheduled;
  const isUnsaved = changed.length > 0;
  return (
    <SaveForm onSave={editor.schedule}>
      {scheduled === undefined ? null : (
        <p>
          This announcement will be published on <time dateTime={scheduled}>{exactDate(scheduled)} UTC</time>.
        </p>
      )}
      <TextField
        label="Publish later at (UTC)"
        type="datetime-local"
        value={at}
        message={scheduleProblem}
        onType={editor.typeAt}
      />
      <RowActions>
        <Button type="submit" icon="clock" busy={scheduling} unavailable={isUnsaved}>
          {scheduled === undefined ? 'Schedule' : 'Change time'}
        </Button>
        {scheduled === undefined ? null : (
          <Button variant="quiet" icon="x" busy={scheduling} {...onePress(() => void editor.unschedule())}>
            Cancel publication
          </Button>
        )}
      </RowActions>
    </SaveForm>
  );
});

/** Publication and deletion of a stored announcement. */
export const AnnouncementPublication = observer(function AnnouncementPublication({ editor }: PublicationProps) {
  const { edit, slug, changed } = editor;
  if (slug === undefined || edit.page === undefined) return null;
  const isPublished = edit.page.state === 'published';
  return (
    <Card as="section" aria-labelledby="publication">
      <h2 id="publication">Publication</h2>
      <Soft>
        {isPublished
          ? 'Saved changes appear on the page at once. Followers are not notified again.'
          : 'Save your changes before you publish. Your followers get a notification of the publication.'}
      </Soft>
      <RowActions>
        {isPublished ? null : (
          <Button
            variant="primary"
            icon="newspaper"
            disabled={changed.length > 0}
            {...onePress(() => void editor.publish())}
          >
            Publish now
          </Button>
        )}
        <Button variant="quiet" icon="trash" {...onePress(() => void editor.remove())}>
          Delete
        </Button>
      </RowActions>
      {isPublished ? null : <Schedule editor={editor} />}
    </Card>
  );
});
