import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { Clock } from '../../application/system/clock.port';
import type { ErrorStack, GameHealth } from '../../domain/console/game-health';
import { ALL, dayAfter, dayOf } from '../../domain/console/game-statistics';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { LoadedViewModel } from '../shared/loaded.view-model';
import type { HealthPeriod } from './health.machine';

/** Loaded health of the chosen days and build. */
export interface ShownHealth extends GameHealth {
  readonly from: string;
  readonly to: string;
}

/** Health of a game's builds. A new choice loads the health again and closes the stacks. The last choice wins. */
export class HealthViewModel {
  period: HealthPeriod = '7';
  build: string = ALL;
  /** Undefined until loaded. While a new choice loads, the health of the previous choice. */
  shown: ShownHealth | undefined;
  loading = false;
  /** Error text of a failed load. */
  failure: string | undefined;
  private readonly stacks = observable.map<string, LoadedViewModel<ErrorStack>>({}, { deep: false });
  private request = 0;

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'health' | 'errorStack'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly developer: string,
    private readonly game: string,
  ) {
    makeAutoObservable<this, 'gateway' | 'clock' | 'developer' | 'game' | 'request' | 'stacks'>(
      this,
      {
        ...{ gateway: false, clock: false, developer: false, game: false, request: false, stacks: false },
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

  /** Versions that can be chosen: those with sessions, and the chosen one. */
  get builds(): readonly string[] {
    const played = (this.shown?.builds ?? []).map(({ version }) => version);
    return this.build === ALL || played.includes(this.build) ? played : [this.build, ...played];
  }

  choosePeriod(period: HealthPeriod): void {
    this.period = period;
    void this.load();
  }

  chooseBuild(build: string): void {
    this.build = build;
    void this.load();
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

  async load(): Promise<void> {
    this.request += 1;
    const { request, period, build, developer, game } = this;
    const to = dayOf(this.clock.now());
    const from = dayAfter(to, 1 - Number(period));
    this.loading = true;
    this.failure = undefined;
    const answer = await this.gateway.health(developer, { game, build, from, to });
    if (request !== this.request) return;
    runInAction(() => {
      this.loading = false;
      this.stacks.clear();
      if (answer.ok) this.shown = { ...answer.value, from, to };
      else this.failure = failureText(answer.error);
    });
  }
}
