import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoadInvitableGames } from '../../application/inbox/load-invitable-games.use-case';
import type { InvitableGame } from '../../domain/inbox/invitation';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';

/** Games to choose from for an invitation. */
export class InvitationViewModel {
  /** Undefined until loaded. */
  games: readonly InvitableGame[] | undefined;
  /** Error text of a failed load. */
  failure: string | undefined;

  constructor(private readonly loadGames: Pick<LoadInvitableGames, 'execute'>) {
    makeAutoObservable<this, 'loadGames'>(this, { loadGames: false, games: observableRef }, { autoBind: true });
  }

  start(): Disposer {
    void this.load();
    return () => undefined;
  }

  async load(): Promise<void> {
    this.failure = undefined;
    const answer = await this.loadGames.execute();
    runInAction(() => {
      if (answer.ok) this.games = answer.value;
      else this.failure = failureText(answer.error);
    });
  }
}
