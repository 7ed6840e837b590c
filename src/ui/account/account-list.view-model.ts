import { makeAutoObservable, observableRef } from 'mobx';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { distinctUntilChanged, filter, map, skip } from 'rxjs';
import type { ApiFailure } from '../../application/http/api-failure';
import type { SessionState } from '../../application/session/session-state';
import type { Pagination } from '../../domain/shared/pagination';
import { parsePageNumber } from '../../domain/shared/pagination';
import type { Result } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { useScreen } from '../shared/use-screen';

/** One page of a list in the account. */
export interface AccountPageOf {
  readonly pagination: Pagination;
}

/** State of a paginated account list; reloads when the balance, the premium time or the player changes. */
export class AccountListViewModel<List extends AccountPageOf> {
  /** Undefined until the first page has loaded. */
  list: List | undefined;
  /** Error text of the last failed load. */
  failure: string | undefined;
  loading = false;
  private calls = 0;

  constructor(
    private readonly fetchPage: (page: number) => Promise<Result<List, ApiFailure>>,
    private readonly session: Pick<SessionState, 'session$'>,
    /** Requested page, from 1. */
    private page: number,
  ) {
    makeAutoObservable<this, 'fetchPage' | 'session' | 'page' | 'calls'>(
      this,
      { fetchPage: false, session: false, page: false, calls: false, list: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const following = this.session.session$
      .pipe(
        // A purchase changes the balance, and a new login can give access to the list.
        map(({ user }) => user && `${user.id} ${String(user.balance)} ${String(user.premiumUntil)}`),
        distinctUntilChanged(),
        skip(1),
        filter((account) => account !== undefined),
      )
      .subscribe(() => void this.load());
    void this.load();
    return () => {
      following.unsubscribe();
      this.calls += 1;
    };
  }

  /** Loads another page; the current one stays visible until then. */
  turnTo(page: number): void {
    if (page === this.page) return;
    this.page = page;
    void this.load();
  }

  /** Changes the shown page before the server has confirmed the change. A response on its way is ignored. */
  change(update: (list: List) => List): void {
    if (this.list === undefined) return;
    this.calls += 1;
    this.show(update(this.list), undefined, false);
  }

  load(): Promise<void> {
    return this.reload(false);
  }

  /** Reloads after a removal and returns the page then shown: the last one if the removal emptied this page. */
  async shrink(): Promise<number> {
    await this.reload(true);
    return this.page;
  }

  private async reload(mayBeEmpty: boolean): Promise<void> {
    this.calls += 1;
    const call = this.calls;
    this.show(this.list, undefined, true);
    const answer = await this.fetchPage(this.page);
    if (call !== this.calls) return;
    if (mayBeEmpty && answer.ok && answer.value.pagination.items === 0 && this.page > answer.value.pagination.last) {
      this.page = answer.value.pagination.last;
      return this.reload(false);
    }
    if (answer.ok) this.show(answer.value, undefined, false);
    else this.show(this.list, failureText(answer.error), false);
  }

  private show(list: List | undefined, failure: string | undefined, loading: boolean): void {
    this.list = list;
    this.failure = failure;
    this.loading = loading;
  }
}

/** Creates the view-model of an account list and turns it to the page in the URL. */
export function useAccountList<List extends AccountPageOf>(
  create: (page: number) => AccountListViewModel<List>,
): AccountListViewModel<List> {
  const [query] = useSearchParams();
  const page = parsePageNumber(query.get('page'));
  const list = useScreen(() => create(page));
  useEffect(() => {
    list.turnTo(page);
  }, [list, page]);
  return list;
}
