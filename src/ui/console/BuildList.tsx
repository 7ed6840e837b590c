import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Build } from '../../domain/console/console';
import { storageText } from '../../domain/console/storage';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { SectionFailure } from '../account/SectionFailure';
import { Section, Soft } from '../account/account.styles';
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
import { ReleaseNotesForm } from './ReleaseNotesForm';
import { bytesText } from './upload.machine';

interface BuildListProps {
  readonly builds: BuildsViewModel;
  readonly mayPublish: boolean;
}

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
            aria-expanded={builds.notes.edited?.version === version}
            data-notes=""
            {...onePress(() => void builds.notes.edit(build))}
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
      {mayPublish && builds.notes.edited?.version === version ? <ReleaseNotesForm builds={builds} /> : null}
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

const Compare = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  font-size: ${theme.size.sm};
  color: ${theme.colour.cyan};
`;
