import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountDeletionGateway } from '../../application/account-deletion/account-deletion-gateway.port';
import type { SaveCopy } from '../../application/account-deletion/save-copy.use-case';
import type { NoticesState } from '../../application/notices/notices-state';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { CopyStage, DataCopy } from '../../domain/account/account-deletion';
import { copyStage } from '../../domain/account/account-deletion';
import type { Disposer } from '../shared/disposables';
import { notifyFailure } from './account-notices';

const POLL_INTERVAL = 5000;

/** State of the data export: requested, in progress, ready or expired. */
export class DataCopyViewModel {
  copy: DataCopy | undefined;
  busy = false;
  private now: number;

  constructor(
    private readonly gateway: Pick<AccountDeletionGateway, 'copy' | 'requestCopy'>,
    private readonly saveCopy: SaveCopy,
    private readonly notices: NoticesState,
    private readonly clock: Clock,
  ) {
    this.now = clock.now();
    makeAutoObservable<this, 'gateway' | 'saveCopy' | 'notices' | 'clock'>(
      this,
      { copy: observableRef, gateway: false, saveCopy: false, notices: false, clock: false },
      { autoBind: true },
    );
  }

  get stage(): CopyStage {
    return copyStage(this.copy, this.now);
  }

  show(copy: DataCopy | undefined): void {
    this.now = this.clock.now();
    this.copy = copy;
  }

  /** Polls until the export is ready or has expired. */
  start(): Disposer {
    const cancel: Cancel = this.clock.every(POLL_INTERVAL, this.look);
    return cancel;
  }

  async request(): Promise<void> {
    if (this.busy) return;
    this.setBusy(true);
    const answer = await this.gateway.requestCopy();
    if (!answer.ok) notifyFailure(this.notices, answer.error);
    await this.refresh();
    this.setBusy(false);
  }

  async save(): Promise<void> {
    const ready = this.copy?.ready;
    if (this.busy || ready === undefined) return;
    this.setBusy(true);
    const answer = await this.saveCopy.execute(ready);
    if (!answer.ok) {
      notifyFailure(this.notices, answer.error);
      await this.refresh();
    }
    this.setBusy(false);
  }

  private look(): void {
    this.now = this.clock.now();
    if (this.stage === 'being-made' && !this.busy) void this.refresh();
  }

  private async refresh(): Promise<void> {
    const answer = await this.gateway.copy();
    // The server deletes an expired export; the page keeps showing "expired" then.
    if (answer.ok && !(answer.value === undefined && this.stage === 'expired')) this.show(answer.value);
  }

  private setBusy(busy: boolean): void {
    this.busy = busy;
  }
}
