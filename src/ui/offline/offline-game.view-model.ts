import { makeAutoObservable } from 'mobx';
import type { OfflineGames } from '../../application/offline/offline-games.port';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** State of a build's files in the browser's store. */
export class OfflineGameViewModel {
  private readonly stored: ObservedStream<boolean>;

  constructor(games: Pick<OfflineGames, 'stored$'>, game: string, version: string) {
    this.stored = new ObservedStream(games.stored$(game, version), false);
    makeAutoObservable<this, 'stored'>(this, { stored: false }, { autoBind: true });
  }

  start(): Disposer {
    return this.stored.start();
  }

  /** True if the build can be played without a network. */
  get isStored(): boolean {
    return this.stored.value;
  }
}
