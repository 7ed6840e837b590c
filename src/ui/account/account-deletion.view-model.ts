import { makeAutoObservable } from 'mobx';
import type { LoadAccountDeletion } from '../../application/account-deletion/load-account-deletion.use-case';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import type { DataCopyViewModel } from './data-copy.view-model';
import type { DeletionViewModel } from './deletion.view-model';

/** State of the data-export and account-deletion settings. */
export class AccountDeletionViewModel {
  loaded = false;
  /** Error text of a failed load. */
  failure: string | undefined;

  constructor(
    private readonly load: LoadAccountDeletion,
    readonly copy: DataCopyViewModel,
    readonly deletion: DeletionViewModel,
  ) {
    makeAutoObservable<this, 'load'>(this, { load: false, copy: false, deletion: false }, { autoBind: true });
  }

  start(): Disposer {
    void this.refresh();
    return this.copy.start();
  }

  async refresh(): Promise<void> {
    this.setFailure(undefined);
    const answer = await this.load.execute();
    if (!answer.ok) {
      this.setFailure(failureText(answer.error));
      return;
    }
    this.copy.show(answer.value.copy);
    this.deletion.show(answer.value);
    this.setLoaded();
  }

  private setLoaded(): void {
    this.loaded = true;
  }

  private setFailure(failure: string | undefined): void {
    this.failure = failure;
  }
}
