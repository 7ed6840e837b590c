import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountPagesGateway } from '../../application/account/account-pages-gateway.port';
import type { Activity, ActivityKind } from '../../domain/account/activity';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';

/** State of the activity list, loaded batch by batch. */
export class ActivityViewModel {
  /** Undefined until the first batch has loaded. */
  items: readonly Activity[] | undefined;
  /** Error text of the last failed load. */
  failure: string | undefined;
  loading = false;
  private next: string | undefined;
  private calls = 0;

  constructor(
    private readonly gateway: Pick<AccountPagesGateway, 'activity'>,
    /** Undefined for all kinds. */
    private readonly kind: ActivityKind | undefined,
  ) {
    makeAutoObservable<this, 'gateway' | 'kind' | 'calls'>(
      this,
      { gateway: false, kind: false, calls: false, items: observableRef },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.next !== undefined;
  }

  start(): Disposer {
    void this.load();
    return () => {
      this.calls += 1;
    };
  }

  /** Loads the next batch, or the first one. */
  async load(): Promise<void> {
    this.calls += 1;
    const call = this.calls;
    this.failure = undefined;
    this.loading = true;
    const before = this.items === undefined ? undefined : this.next;
    const answer = await this.gateway.activity({ kind: this.kind, before });
    if (call !== this.calls) return;
    if (answer.ok) this.show(answer.value.items, answer.value.next, before === undefined);
    else this.fail(failureText(answer.error));
  }

  private show(items: readonly Activity[], next: string | undefined, replace: boolean): void {
    this.items = replace ? items : [...(this.items ?? []), ...items];
    this.next = next;
    this.loading = false;
  }

  private fail(failure: string): void {
    this.failure = failure;
    this.loading = false;
  }
}
