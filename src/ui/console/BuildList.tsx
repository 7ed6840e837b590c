import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Build } from '../../domain/console/console';
import { RELEASE_NOTES_MAX } from '../../domain/console/publication';
import { storageText } from '../../domain/console/storage';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { SectionFailure } from '../account/SectionFailure';
import { Form, Section, Soft } from '../account/account.styles';
import { useFocusFallback } from '../reviews/review-form-dependencies';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { Loading } from '../shared/Loading';
import { onePress } from '../shared/one-press';
import { theme } from '../theme/theme';
import type { BuildsViewModel } from './builds.view-model';
import { buildStates, comparedVersions } from './console.machine';
import { Row, RowActions, Rows, RowText, Top } from './console.styles';
import { TextField } from './ConsoleFields';
import { bytesText } from './upload.machine';

interface BuildListProps {
  readonly builds: BuildsViewModel;
  readonly mayPublish: boolean;
}

/** Form for the release notes of a build. */
const NotesForm = observer(function NotesForm({ builds }: Pick<BuildListProps, 'builds'>) {
  const { notes } = builds;
  const focusFallback = useFocusFallback<HTMLFormElement>('[data-notes]', 'li');
  if (notes === undefined) return null;
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
        label={`Release notes of ${notes.version}`}
        lines
        value={notes.text}
        maxLength={RELEASE_NOTES_MAX}
        message={notes.problem}
        hint="You can use Markdown. Players read the notes on the game’s page while this build is active. Save an empty text to remove them."
        onType={builds.typeNotes}
      />
      <RowActions>
        <Button type="submit" variant="primary" busy={notes.saving}>
          Save
        </Button>
        <Button variant="quiet" disabled={notes.saving} onClick={builds.closeNotes}>
          Cancel
        </Button>
      </RowActions>
    </NotesArea>
  );
});

const BuildRow = observer(function BuildRow({ build, builds, mayPublish }: BuildListProps & { readonly build: Build }) {
  const { version, state, bytes, created, notes } = build;
  const { word, tone } = buildStates[state];
  const isActive = state !== 'inactive';
  const press = () => void (isActive ? builds.deactivate(build) : builds.activate(build));
  const compared = comparedVersions(builds.builds ?? [], build);
  return (
    <Row>
      <RowText>
        <h3>
          {version}
          <Badge tone={tone}>{word}</Badge>
        </h3>
        <p>
          {/* The portal’s own games have no stored size. */}
          {bytes === 0 ? null : `${bytesText(bytes)} · `}
          <DateText date={created} flows />
          {notes === undefined ? null : ' · Release notes'}
        </p>
        {compared === undefined ? null : (
          <Compare
            to={`compare?a=${compared.a}&b=${compared.b}`}
            aria-label={`Compare ${version} with the active build`}
          >
            Compare with the active build
          </Compare>
        )}
      </RowText>
      {mayPublish ? (
        <RowActions>
          <Button
            variant="quiet"
            icon="pencil"
            aria-label={`Release notes of ${version}`}
            aria-expanded={builds.notes?.version === version}
            data-notes=""
            {...onePress(() => void builds.editNotes(build))}
          >
            Release notes
          </Button>
          <Button
            aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${version}`}
            busy={builds.changing === version}
            {...onePress(press)}
          >
            {isActive ? 'Deactivate' : 'Activate'}
          </Button>
        </RowActions>
      ) : null}
      {mayPublish && builds.notes?.version === version ? <NotesForm builds={builds} /> : null}
    </Row>
  );
});

/** Builds of a game with their actions, and the storage that the developer uses. */
export const BuildList = observer(function BuildList({ builds, mayPublish }: BuildListProps) {
  const { list, rollback } = builds;
  if (list.failure !== undefined) return <SectionFailure text={list.failure} onRetry={list.load} />;
  if (list.value === undefined)
    return (
      <Loading>
        <EntriesSkeleton rows={3} />
      </Loading>
    );
  return (
    <Section aria-labelledby="builds">
      <Top>
        <div>
          <h2 id="builds">Builds</h2>
          <Soft>Your developer uses {storageText(list.value.storage)}.</Soft>
        </div>
        {mayPublish && rollback !== undefined ? (
          <Button icon="history" busy={builds.changing !== undefined} {...onePress(() => void builds.rollBack())}>
            Roll back to {rollback.version}
          </Button>
        ) : null}
      </Top>
      {list.value.builds.length === 0 ? (
        <EmptyState icon="package" text="No released build yet. A draft has its own private link." />
      ) : (
        <Rows aria-label="Builds">
          {list.value.builds.map((build) => (
            <BuildRow key={build.version} build={build} builds={builds} mayPublish={mayPublish} />
          ))}
        </Rows>
      )}
    </Section>
  );
});

const NotesArea = styled(Form)`
  flex-basis: 100%;
`;

const Compare = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  font-size: ${theme.size.sm};
  color: ${theme.colour.cyan};
`;
