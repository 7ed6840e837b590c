import { makeAutoObservable } from 'mobx';
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
import { ok } from '../../domain/shared/result';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import type { DeviceChoice, Period } from './statistics.machine';
import { daysOf, withChosen } from './statistics.machine';

/** Loaded statistics of the chosen days, build and device. */
interface ShownStatistics extends GameStatistics {
  readonly choice: StatisticsChoice;
  readonly figures: PeriodFigures;
  /** Figures of as many days before; undefined for all days. */
  readonly before: PeriodFigures | undefined;
}

interface StatisticsChoices {
  readonly period: Period;
  readonly build: string;
  readonly device: DeviceChoice;
}

/** Statistics of a game. A new choice loads them again; the last choice wins. */
export class StatisticsViewModel {
  choice: StatisticsChoices = { period: '28', build: ALL, device: ALL };
  /** Statistics of the choice; of the choice before while another one loads. */
  readonly page: LoadedViewModel<ShownStatistics>;

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'statistics'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly files: FileSaver,
    private readonly developer: string,
    private readonly game: string,
  ) {
    this.page = new LoadedViewModel(() => this.find());
    makeAutoObservable<this, 'gateway' | 'clock' | 'files' | 'developer' | 'game'>(
      this,
      { gateway: false, clock: false, files: false, developer: false, game: false, page: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return this.page.start();
  }

  /** Versions that can be chosen: those with plays in the period, and the chosen one. */
  get builds(): readonly string[] {
    return withChosen(
      (this.page.value?.builds ?? []).map(({ name }) => name),
      this.choice.build,
    );
  }

  choose(change: Partial<StatisticsChoices>): void {
    this.choice = { ...this.choice, ...change };
    void this.page.load();
  }

  private async find() {
    const { developer, game } = this;
    const { period, build, device } = this.choice;
    const choice = { game, build, device };
    const count = daysOf(period);
    const lastDay = dayAfter(dayOf(this.clock.now()), -1);
    const now = { ...choice, from: dayAfter(lastDay, 1 - count), to: lastDay };
    const earlier = { ...choice, from: dayAfter(now.from, -count), to: dayAfter(now.from, -1) };
    const [answer, before] = await Promise.all([
      this.gateway.statistics(developer, now),
      period === 'all' ? undefined : this.gateway.statistics(developer, earlier),
    ]);
    if (!answer.ok) return answer;
    if (before?.ok === false) return before;
    return ok(shownStatistics(now, answer.value, before && { ...earlier, days: before.value.days }));
  }

  saveCsv(): void {
    this.save('csv', 'text/csv', statisticsCsv);
  }

  saveJson(): void {
    this.save('json', 'application/json', statisticsJson);
  }

  saveCountries(): void {
    const { countries } = this.page.value ?? {};
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
    if (this.page.value === undefined) return;
    const { choice, countries, days } = this.page.value;
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
