import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { Clock } from '../../application/system/clock.port';
import type { FileSaver } from '../../application/system/file-saver.port';
import type {
  GameStatistics,
  NamedPlays,
  PeriodFigures,
  StatisticsChoice,
  StatisticsDay,
} from '../../domain/console/game-statistics';
import {
  ALL,
  countriesCsv,
  dayAfter,
  dayOf,
  everyDay,
  periodFigures,
  statisticsCsv,
  statisticsJson,
} from '../../domain/console/game-statistics';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import type { DeviceChoice, Period } from './statistics.machine';
import { daysOf } from './statistics.machine';

/** Loaded statistics of the chosen days, build and device. */
interface ShownStatistics extends GameStatistics {
  readonly choice: StatisticsChoice;
  readonly figures: PeriodFigures;
  /** Figures of as many days before; undefined for all days. */
  readonly before: PeriodFigures | undefined;
}

/** Statistics of a game. A new choice loads them again; the last choice wins. */
export class StatisticsViewModel {
  period: Period = '28';
  build: string = ALL;
  device: DeviceChoice = ALL;
  /** Undefined until loaded; of the choice before while another one loads. */
  shown: ShownStatistics | undefined;
  loading = false;
  /** Error text of a failed load. */
  failure: string | undefined;
  private request = 0;

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'statistics'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly files: FileSaver,
    private readonly developer: string,
    private readonly game: string,
  ) {
    makeAutoObservable<this, 'gateway' | 'clock' | 'files' | 'developer' | 'game' | 'request'>(
      this,
      {
        ...{ gateway: false, clock: false, files: false, developer: false, game: false, request: false },
        shown: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.load();
    return () => {
      this.request += 1;
    };
  }

  /** Versions that can be chosen: those with plays in the period, and the chosen one. */
  get builds(): readonly string[] {
    const played = (this.shown?.builds ?? []).map(({ name }) => name);
    return this.build === ALL || played.includes(this.build) ? played : [this.build, ...played];
  }

  choosePeriod(period: Period): void {
    this.period = period;
    void this.load();
  }

  chooseBuild(build: string): void {
    this.build = build;
    void this.load();
  }

  chooseDevice(device: DeviceChoice): void {
    this.device = device;
    void this.load();
  }

  async load(): Promise<void> {
    this.request += 1;
    const { request, period, build, device, developer, game } = this;
    const choice = { game, build, device };
    const count = daysOf(period);
    const lastDay = dayAfter(dayOf(this.clock.now()), -1);
    const now = { ...choice, from: dayAfter(lastDay, 1 - count), to: lastDay };
    const earlier = { ...choice, from: dayAfter(now.from, -count), to: dayAfter(now.from, -1) };
    this.loading = true;
    this.failure = undefined;
    const [answer, before] = await Promise.all([
      this.gateway.statistics(developer, now),
      period === 'all' ? undefined : this.gateway.statistics(developer, earlier),
    ]);
    if (request !== this.request) return;
    runInAction(() => {
      this.loading = false;
      if (!answer.ok) this.failure = failureText(answer.error);
      else if (before?.ok === false) this.failure = failureText(before.error);
      else this.shown = shownStatistics(now, answer.value, before && { ...earlier, days: before.value.days });
    });
  }

  saveCsv(): void {
    this.save('csv', 'text/csv', statisticsCsv);
  }

  saveJson(): void {
    this.save('json', 'application/json', statisticsJson);
  }

  saveCountries(): void {
    const { countries } = this.shown ?? {};
    if (countries !== undefined) this.save('countries.csv', 'text/csv', (choice) => countriesCsv(choice, countries));
  }

  private save(
    ending: string,
    type: string,
    write: (
      choice: StatisticsChoice,
      days: readonly StatisticsDay[],
      countries: readonly NamedPlays[] | undefined,
    ) => string,
  ): void {
    if (this.shown === undefined) return;
    const { choice, countries, days } = this.shown;
    const name = `${choice.game}-statistics-${choice.from}-${choice.to}.${ending}`;
    this.files.save(name, write(choice, days, countries), type);
  }
}

/** Completes the loaded days. `all` days begin with the first one that has events. */
function shownStatistics(
  choice: StatisticsChoice,
  loaded: GameStatistics,
  earlier: { readonly from: string; readonly to: string; readonly days: readonly StatisticsDay[] } | undefined,
): ShownStatistics {
  const { to } = choice;
  const from = earlier === undefined ? (loaded.days[0]?.day ?? choice.from) : choice.from;
  const days = everyDay(loaded.days, from, to);
  const before = earlier && periodFigures(everyDay(earlier.days, earlier.from, earlier.to), to);
  return { ...loaded, days, choice: { ...choice, from }, figures: periodFigures(days, to), before };
}
