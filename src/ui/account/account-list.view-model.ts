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

/** Something of the player that comes by pages. */
export interface AccountPageOf {
  readonly pagination: Pagination;
}

/** A list of what a player has bought, one page of it at a time; asked for anew when the account has changed. */
export class AccountListViewModel<List extends AccountPageOf> {
  /** Undefined until it has come for the first time. */
  list: List | undefined;
  /** Why the page that is asked for did not come. */
  failure: string | undefined;
  loading = false;
  private calls = 0;

  constructor(
    private readonly ask: (page: number) => Promise<Result<List, ApiFailure>>,
    private readonly session: Pick<SessionState, 'session$'>,
    /** The page that is asked for, from 1. */
    private page: number,
  ) {
    makeAutoObservable<this, 'ask' | 'session' | 'page' | 'calls'>(
      this,
      { ask: false, session: false, page: false, calls: false, list: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const following = this.session.session$
      .pipe(
        // Each purchase moves coins, and whoever had to log in again may see what they could not.
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

  /** Turns to another page; the shown one stays until it has come. */
  turnTo(page: number): void {
    if (page === this.page) return;
    this.page = page;
    void this.load();
  }

  /** Asks for the page again. */
  load(): Promise<void> {
    return this.fetch(false);
  }

  /** Asks for the page again after something has gone from the list; for the last page where that has taken the whole of this one. Tells which it is. */
  async shrink(): Promise<number> {
    await this.fetch(true);
    return this.page;
  }

  private async fetch(shrunk: boolean): Promise<void> {
    this.calls += 1;
    const call = this.calls;
    this.show(this.list, undefined, true);
    const answer = await this.ask(this.page);
    if (call !== this.calls) return;
    if (shrunk && answer.ok && answer.value.pagination.items === 0 && this.page > answer.value.pagination.last) {
      this.page = answer.value.pagination.last;
      return this.fetch(false);
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

/** Keeps the view-model of a list of the account at the page that the address asks for. */
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
