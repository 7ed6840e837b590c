import { observer } from 'mobx-react-lite';
import type { NamedPlays } from '../../domain/console/game-statistics';
import { ALL } from '../../domain/console/game-statistics';
import { OTHER_COUNTRIES, UNKNOWN_COUNTRY } from '../../domain/console/countries';
import { writtenNumber } from '../../domain/shared/written-number';
import { Page, Section, Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { SectionBoundary } from '../shared/SectionBoundary';
import { useDeferred } from '../shared/use-deferred';
import { useScreen } from '../shared/use-screen';
import { SelectField } from './ConsoleFields';
import { Card, Fields, RowActions, Top } from './console.styles';
import { GameTrail, useDeveloper } from './DeveloperFrame';
import type { GameScreenProps } from './GameFormFrame';
import { gamePage } from './GameFormFrame';
import { ListState } from './ListState';
import { DayTable, Figures, ShareTable } from './StatisticsTables';
import {
  communityFigures,
  daysOf,
  deviceChoices,
  deviceName,
  lengthText,
  periods,
  playFigures,
  todayText,
} from './statistics.machine';
import { Pair, Part } from './statistics.styles';
import type { StatisticsViewModel } from './statistics.view-model';

interface StatisticsProps {
  readonly statistics: StatisticsViewModel;
}

const Choices = observer(function Choices({ statistics }: StatisticsProps) {
  const { choice, builds, choose } = statistics;
  const { period, build, device } = choice;
  return (
    <Fields>
      <SelectField
        label="Period"
        value={period}
        options={periods}
        onChoose={(next) => {
          choose({ period: next });
        }}
      />
      <SelectField
        label="Build"
        value={build}
        options={[
          { value: ALL, name: 'All builds' },
          ...builds.map((name) => ({ value: name, name: buildName(name) })),
        ]}
        onChoose={(next) => {
          choose({ build: next });
        }}
      />
      <SelectField
        label="Device"
        value={device}
        options={deviceChoices}
        onChoose={(next) => {
          choose({ device: next });
        }}
      />
    </Fields>
  );
});

const buildName = (name: string) => (name === 'unknown' ? 'Unknown' : name);

type Shown = NonNullable<StatisticsViewModel['page']['value']>;

/** Round lengths of time on the axis of a chart, in seconds. */
const LENGTH_STEPS = [1, 5, 10, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14_400, 28_800];

/** The table has the same numbers. */
const ignoreFailure = () => undefined;

const Charts = observer(function Charts({ shown }: { readonly shown: Shown }) {
  const chart = useDeferred(true, () => import('./DayChart'), ignoreFailure);
  if (chart === undefined) return null;
  const days = shown.days.map(({ day }) => day);
  const lines = (['plays', 'players'] as const).map((name) => ({
    title: name === 'plays' ? 'Plays' : 'Players',
    values: shown.days.map((day) => day[name]),
    text: writtenNumber,
  }));
  const lengths = shown.days.map(({ seconds, sessions }) => (sessions === 0 ? null : seconds / sessions));
  return (
    <Pair>
      <Card>
        <h2>Plays and players</h2>
        <chart.DayChart days={days} lines={lines} />
      </Card>
      <Card>
        <h2>Session length</h2>
        <chart.DayChart
          days={days}
          lines={[{ title: 'Mean length', values: lengths, text: lengthText }]}
          steps={LENGTH_STEPS}
        />
      </Card>
    </Pair>
  );
});

const regions = new Intl.DisplayNames('en-GB', { type: 'region' });

function countryName(code: string): string {
  if (code === UNKNOWN_COUNTRY) return 'Unknown';
  return code === OTHER_COUNTRIES ? 'Other' : (regions.of(code) ?? code);
}

const Shares = observer(function Shares({ shown }: { readonly shown: Shown }) {
  const renamed = (rows: readonly NamedPlays[], rename: (name: string) => string) =>
    rows.map(({ name, plays }) => ({ name: rename(name), plays }));
  return (
    <Pair>
      <ShareTable title="Devices" rows={renamed(shown.devices, deviceName)} />
      <ShareTable title="Builds" rows={renamed(shown.builds, buildName)} />
      <ShareTable title="Came from" rows={shown.referrers} />
      {shown.countries === undefined ? null : (
        <ShareTable title="Countries" rows={renamed(shown.countries, countryName)} />
      )}
    </Pair>
  );
});

const Results = observer(function Results({ statistics, shown }: StatisticsProps & { readonly shown: Shown }) {
  const { figures, before, days, today, choice, counted } = shown;
  const isEmpty = days.every(({ plays, sessions, reviews }) => plays + sessions + reviews === 0);
  return (
    <>
      <Soft role="status">
        Today so far: {todayText(today)}
        {counted === undefined ? null : (
          <>
            {' '}
            · counted <DateText date={counted} flows />
          </>
        )}
      </Soft>
      {isEmpty ? (
        <EmptyState
          icon="clock"
          level={2}
          title="No plays in this period"
          text="Plays, players, session lengths and returns of each complete day appear here."
        />
      ) : (
        <>
          <Figures figures={playFigures(figures, before)} />
          <SectionBoundary of={shown}>
            <Charts shown={shown} />
          </SectionBoundary>
          <Shares shown={shown} />
          {choice.build === ALL && choice.device === ALL ? null : (
            <Soft>These tables count the plays of all builds and devices in the period.</Soft>
          )}
          {choice.build === ALL ? (
            <Section aria-labelledby="community">
              <h2 id="community">Community and shop</h2>
              <Figures figures={communityFigures(figures, before)} />
            </Section>
          ) : (
            <Soft>Achievements, scores, purchases and reviews are not counted by build.</Soft>
          )}
          <Soft>
            {before === undefined
              ? null
              : `Changes compare with the ${String(daysOf(statistics.choice.period))} days before. `}
            Days end at midnight UTC.
          </Soft>
          <DayTable days={days} />
        </>
      )}
    </>
  );
});

const StatisticsScreen = observer(function StatisticsScreen({ services, game }: GameScreenProps) {
  const { slug: developer } = useDeveloper();
  const statistics = useScreen(() => services.createStatistics(developer, game));
  const { value: shown, failure, loading, load } = statistics.page;
  // After a failure, the loaded days are those of another choice.
  const cannotSave = shown === undefined || failure !== undefined;
  return (
    <Page>
      <div>
        <GameTrail game={game} />
        <Top>
          <h1>Statistics</h1>
          <RowActions>
            <Button icon="download" disabled={cannotSave} onClick={statistics.saveCsv}>
              CSV
            </Button>
            <Button icon="download" disabled={cannotSave} onClick={statistics.saveJson}>
              JSON
            </Button>
            {shown?.countries === undefined ? null : (
              <Button icon="download" disabled={cannotSave} onClick={statistics.saveCountries}>
                Countries (CSV)
              </Button>
            )}
          </RowActions>
        </Top>
      </div>
      <Choices statistics={statistics} />
      <ListState list={shown} failure={failure} onRetry={load} />
      {shown === undefined || failure !== undefined ? null : (
        <Part aria-busy={loading}>
          <Results statistics={statistics} shown={shown} />
        </Part>
      )}
    </Page>
  );
});

/** Statistics of a game. */
export const statisticsPage = gamePage(StatisticsScreen, {
  action: 'statistics.read',
  heading: 'Statistics',
  title: 'Only owners, publishers and analysts can see statistics',
});
