import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { searchAddress } from '../../domain/search/search-address';
import { toSearchQuery } from '../../domain/search/search-query';
import type { SearchType, SearchTypes } from '../../domain/search/search-types';
import { DEFAULT_SEARCH_TYPES, toggleSearchType } from '../../domain/search/search-types';
import { headerTexts } from '../notices/texts/header.texts';

/** Pressed again and again, it is told once; and it goes when it no longer holds. */
const REFUSED = 'search';

/** What a search is for, and whether it may be sent. */
export class SearchFormViewModel {
  types: SearchTypes;

  constructor(
    private readonly notices: NoticesState,
    types: SearchTypes = DEFAULT_SEARCH_TYPES,
  ) {
    this.types = types;
    makeAutoObservable<this, 'notices'>(this, { notices: false, types: observableRef }, { autoBind: true });
  }

  toggle(type: SearchType): void {
    this.types = toggleSearchType(this.types, type);
  }

  /** What was told of an earlier text goes as soon as this one may be searched for. */
  typed(text: string): void {
    if (toSearchQuery(text).ok) this.notices.withdraw(REFUSED);
  }

  /** The address of the results; of a query that may not be sent it is told why, and there is none (spec 1 §5). */
  submit(text: string): string | undefined {
    this.typed(text);
    const query = toSearchQuery(text);
    if (query.ok) return searchAddress({ query: query.value, types: this.types, page: 1 });
    this.notices.announce({ ...noticeToast(query.error.kind, headerTexts[query.error.kind]), key: REFUSED });
    return undefined;
  }
}
