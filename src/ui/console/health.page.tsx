import { observer } from 'mobx-react-lite';
import { ALL } from '../../domain/console/game-statistics';
import { writtenNumber } from '../../domain/shared/written-number';
import { Page, Soft } from '../account/account.styles';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { SectionBoundary } from '../shared/SectionBoundary';
import { useDeferred } from '../shared/use-deferred';
import { useScreen } from '../shared/use-screen';
import { SelectField } from './ConsoleFields';
import { Card, Fields, TextLink } from './console.styles';
import { GameTrail, useDeveloper } from './DeveloperFrame';
import type { GameScreenProps } from './GameFormFrame';
import { gamePage } from './GameFormFrame';
import { ListState } from './ListState';
import { ErrorGroups, FrameTable } from './HealthTables';
import { frameTimeText, healthFigures, healthLines, healthPeriods } from './health.machine';
import type { HealthViewModel, ShownHealth } from './health.view-model';
import { Pair, Part } from './statistics.styles';
import { Figures } from './StatisticsTables';

interface HealthProps {
  readonly health: HealthViewModel;
}

const Choices = observer(function Choices({ health }: HealthProps) {
  const { period, build, builds } = health;
  return (
    <Fields>
      <SelectField label="Period" value={period} options={healthPeriods} onChoose={health.choosePeriod} />
      <SelectField
        label="Build"
        value={build}
        options={[{ value: ALL, name: 'All builds' }, ...builds.map((name) => ({ value: name, name }))]}
        onChoose={health.chooseBuild}
      />
    </Fields>
  );
});

/** The tables have the same numbers. */
const ignoreFailure = () => undefined;

const Charts = observer(function Charts({ shown }: { readonly shown: ShownHealth }) {
  const chart = useDeferred(true, () => import('./DayChart'), ignoreFailure);
  if (chart === undefined) return null;
  const { days, errors, screen, vr } = healthLines(shown, shown.from, shown.to);
  return (
    <Pair>
      <Card>
        <h2>Errors per 100 sessions</h2>
        <chart.DayChart days={days} lines={[{ title: 'Errors', values: errors, text: writtenNumber }]} />
      </Card>
      <Card>
        <h2>Frame time (p75)</h2>
        <chart.DayChart
          days={days}
          lines={[
            { title: 'Screen', values: screen, text: frameTimeText },
            { title: 'VR', values: vr, text: frameTimeText },
          ]}
        />
      </Card>
    </Pair>
  );
});

/** Figures of the build that opens which are worse than before, with the way to the build before. */
const Worse = observer(function Worse({ worse }: Pick<ShownHealth, 'worse'>) {
  if (worse === undefined) return null;
  return (
    <Card role="note">
      <h2>
        {worse.version} is worse than {worse.before}
      </h2>
      <ul>
        {worse.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div>
        <ButtonLink to=".." relative="path">
          Go to the builds
        </ButtonLink>
      </div>
    </Card>
  );
});

const Results = observer(function Results({ health, shown }: HealthProps & { readonly shown: ShownHealth }) {
  if (shown.days.length === 0 && shown.groups.length === 0)
    return (
      <EmptyState
        icon="clock"
        level={2}
        title="No sessions in this period"
        text="Errors, failed loads and frame times appear here as soon as a play of the published game ends."
      />
    );
  return (
    <>
      <Worse worse={shown.worse} />
      <Figures figures={healthFigures(shown.days)} />
      <SectionBoundary of={shown}>
        <Charts shown={shown} />
      </SectionBoundary>
      <ErrorGroups health={health} groups={shown.groups} />
      <FrameTable frames={shown.frames} />
      <Soft>
        Browsers report these numbers when a play ends, so a visitor can forge them. Drafts are not counted. The portal
        deletes the numbers after 90 days. See{' '}
        <TextLink href="/publishing#health" target="_blank" rel="noopener noreferrer">
          what is collected
        </TextLink>
        .
      </Soft>
    </>
  );
});

const HealthScreen = observer(function HealthScreen({ services, game }: GameScreenProps) {
  const { slug: developer } = useDeveloper();
  const health = useScreen(() => services.createHealth(developer, game));
  const { value: shown, failure, loading, load } = health.page;
  return (
    <Page>
      <div>
        <GameTrail game={game} />
        <h1>Health</h1>
      </div>
      <Choices health={health} />
      <ListState list={shown} failure={failure} onRetry={load} />
      {shown === undefined || failure !== undefined ? null : (
        <Part aria-busy={loading}>
          <Results health={health} shown={shown} />
        </Part>
      )}
    </Page>
  );
});

/** Errors, failed loads and frame times of a game's builds. */
export const healthPage = gamePage(HealthScreen, {
  action: 'statistics.read',
  heading: 'Health',
  title: 'Only owners, publishers and analysts can see the health of games',
});
