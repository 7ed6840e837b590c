import { observer } from 'mobx-react-lite';
import { useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { BuildComparison, ComparedVersions, FileDifferences } from '../../domain/console/build-comparison';
import { Page, Soft } from '../account/account.styles';
import { EmptyState } from '../shared/EmptyState';
import { useScreen } from '../shared/use-screen';
import { SelectField } from './ConsoleFields';
import type { ConsoleServices } from './console-services';
import { Card, Fields, Top } from './console.styles';
import type { ComparisonRow } from './comparison.machine';
import { buildRows, changeNames, countsText, fileSize, hiddenFiles, hiddenText, playRows } from './comparison.machine';
import { GameTrail, useDeveloper } from './DeveloperFrame';
import { ListState } from './ListState';
import { ScrollTable } from './ScrollTable';

interface RowsProps {
  readonly title: string;
  readonly note: string;
  readonly versions: ComparedVersions;
  readonly rows: readonly ComparisonRow[];
}

/** Measures of two builds, side by side. */
const Rows = observer(function Rows({ title, note, versions: { a, b }, rows }: RowsProps) {
  return (
    <Card as="section" aria-label={title}>
      <h2>{title}</h2>
      <Numbers label={`${title} of ${a} and ${b}`} heads={['Measure', a, b, 'Difference']}>
        {rows.map((row) => (
          <tr key={row.title}>
            <th scope="row">{row.title}</th>
            <td>{row.a}</td>
            <td>{row.b}</td>
            <td>{row.difference}</td>
          </tr>
        ))}
      </Numbers>
      <Soft>{note}</Soft>
    </Card>
  );
});

/** Files that differ, largest first. */
const Files = observer(function Files({ differences }: { readonly differences: FileDifferences | undefined }) {
  if (differences === undefined)
    return (
      <Card as="section" aria-label="Files">
        <h2>Files</h2>
        <Soft>The list of files of one of these builds is not stored.</Soft>
      </Card>
    );
  const hidden = hiddenFiles(differences);
  return (
    <Card as="section" aria-label="Files">
      <h2>Files</h2>
      <p>{countsText(differences)}</p>
      {differences.files.length === 0 ? null : (
        <Numbers label="Files that differ" heads={['File', 'Difference', 'Before', 'After']}>
          {differences.files.map(({ path, change, before, after }) => (
            <tr key={path}>
              <th scope="row">{path}</th>
              <td>{changeNames[change]}</td>
              <td>{fileSize(before)}</td>
              <td>{fileSize(after)}</td>
            </tr>
          ))}
        </Numbers>
      )}
      {hidden === 0 ? null : <Soft>{hiddenText(hidden)}</Soft>}
    </Card>
  );
});

interface ShownProps {
  readonly comparison: BuildComparison;
  readonly onChoose: (versions: ComparedVersions) => void;
}

const Shown = observer(function Shown({ comparison, onChoose }: ShownProps) {
  const { versions, a, b, differences } = comparison;
  const compared = { a: a.version, b: b.version };
  const options = versions.map((version) => ({ value: version, name: version }));
  const plays = playRows(a, b);
  return (
    <>
      <Fields>
        <SelectField
          label="Build"
          value={compared.a}
          options={options}
          onChoose={(version) => {
            onChoose({ ...compared, a: version });
          }}
        />
        <SelectField
          label="Compared with"
          value={compared.b}
          options={options}
          onChoose={(version) => {
            onChoose({ ...compared, b: version });
          }}
        />
      </Fields>
      <Rows
        title="Size and check"
        note="The check before the publication measured time, frames and errors, on a computer without a graphics card."
        versions={compared}
        rows={buildRows(a, b)}
      />
      {plays === undefined ? null : (
        <Rows
          title="Plays"
          note="Counted since the publication of each build, so the older build had more time."
          versions={compared}
          rows={plays}
        />
      )}
      <Files differences={differences} />
    </>
  );
});

interface ScreenProps {
  readonly services: ConsoleServices;
  readonly game: string;
  readonly versions: ComparedVersions;
  readonly onChoose: ShownProps['onChoose'];
}

const CompareScreen = observer(function CompareScreen({ services, game, versions, onChoose }: ScreenProps) {
  const { slug: developer } = useDeveloper();
  const list = useScreen(() => services.createComparison(developer, game, versions));
  const { value, failure } = list;
  return (
    <Page>
      <div>
        <GameTrail game={game} />
        <Top>
          <h1>
            Compare {versions.a} and {versions.b}
          </h1>
        </Top>
      </div>
      <ListState list={value} failure={failure} rows={4} onRetry={list.load} />
      {value === undefined ? null : <Shown comparison={value} onChoose={onChoose} />}
    </Page>
  );
});

const ComparePage = observer(function ComparePage({ services }: Pick<ScreenProps, 'services'>) {
  const { developer, game = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const [a, b] = [query.get('a'), query.get('b')];
  if (a === null || b === null)
    return (
      <Page>
        <div>
          <GameTrail game={game} />
          <h1>Compare builds</h1>
        </div>
        <EmptyState
          icon="package"
          level={2}
          title="Choose two builds"
          text="The list of builds has a link to each comparison with the active build."
        />
      </Page>
    );
  return (
    <CompareScreen
      key={`${developer ?? ''}/${game}/${a}/${b}`}
      services={services}
      game={game}
      versions={{ a, b }}
      onChoose={(versions) => {
        setQuery({ ...versions });
      }}
    />
  );
});

const Numbers = styled(ScrollTable)`
  margin-bottom: 0;
  th:first-child {
    min-width: 120px;
    white-space: normal;
  }
`;

/** Comparison of two builds of a game. */
export const comparePage = (services: ConsoleServices) => ({ element: <ComparePage services={services} /> });
