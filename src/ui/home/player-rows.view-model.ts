import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PlayerHomeGateway } from '../../application/home/player-home-gateway.port';
import type { PlayerHome } from '../../domain/home/player-home';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';

/** State of the player's rows on the home page. */
export class PlayerRowsViewModel {
  /** Undefined until loaded. */
  home: PlayerHome | undefined;
  /** Error text of a failed load. */
  failure: string | undefined;

  constructor(private readonly gateway: Pick<PlayerHomeGateway, 'rows'>) {
    makeAutoObservable<this, 'gateway'>(this, { gateway: false, home: observableRef }, { autoBind: true });
  }

  start(): Disposer {
    void this.load();
    return () => undefined;
  }

  async load(): Promise<void> {
    this.failure = undefined;
    const answer = await this.gateway.rows();
    runInAction(() => {
      if (answer.ok) this.home = answer.value;
      else this.failure = failureText(answer.error);
    });
  }
}
