import { makeAutoObservable, observable } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { Clock } from '../../application/system/clock.port';
import type { ErrorStack, GameHealth } from '../../domain/console/game-health';
import { ALL, dayAfter, dayOf } from '../../domain/console/game-statistics';
import { ok } from '../../domain/shared/result';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import type { HealthPeriod } from './health.machine';
import { withChosen } from './statistics.machine';

/** Loaded health of the chosen days and build. */
export interface ShownHealth extends GameHealth {
  readonly from: string;
  readonly to: string;
}

/** Health of a game's builds. A new choice loads the health again and closes the stacks. The last choice wins. */
export class HealthViewModel {
  period: HealthPeriod = '7';
  build: string = ALL;
  /** Health of the choice; of the previous choice while a new one loads. */
  readonly page: LoadedViewModel<ShownHealth>;
  private readonly stacks = observable.map<string, LoadedViewModel<ErrorStack>>({}, { deep: false });

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'health' | 'errorStack'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly developer: string,
    private readonly game: string,
  ) {
    this.page = new LoadedViewModel(
      () => this.find(),
      () => {
        this.stacks.clear();
      },
    );
    makeAutoObservable<this, 'gateway' | 'clock' | 'developer' | 'game' | 'stacks'>(
      this,
      { gateway: false, clock: false, developer: false, game: false, stacks: false, page: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    return this.page.start();
  }

  /** Versions that can be chosen: those with sessions, and the chosen one. */
  get builds(): readonly string[] {
    return withChosen(
      (this.page.value?.builds ?? []).map(({ version }) => version),
      this.build,
    );
  }

  choosePeriod(period: HealthPeriod): void {
    this.period = period;
    void this.page.load();
  }

  chooseBuild(build: string): void {
    this.build = build;
    void this.page.load();
  }

  /** Stack of an error; undefined while it is closed. */
  stackOf(id: string): LoadedViewModel<ErrorStack> | undefined {
    return this.stacks.get(id);
  }

  /** Opens or closes the stack of an error. */
  toggle(id: string): void {
    if (this.stacks.delete(id)) return;
    const { developer, game, build } = this;
    const stack = new LoadedViewModel(() => this.gateway.errorStack(developer, { game, build }, id));
    this.stacks.set(id, stack);
    void stack.load();
  }

  private async find() {
    const { period, build, developer, game } = this;
    const to = dayOf(this.clock.now());
    const from = dayAfter(to, 1 - Number(period));
    const answer = await this.gateway.health(developer, { game, build, from, to });
    return answer.ok ? ok({ ...answer.value, from, to }) : answer;
  }
}
