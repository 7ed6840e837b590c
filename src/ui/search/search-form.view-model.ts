import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticesState } from '../../application/notices/notices-state';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { searchAddress } from '../../domain/search/search-address';
import { toSearchQuery } from '../../domain/search/search-query';
import type { SearchType, SearchTypes } from '../../domain/search/search-types';
import { DEFAULT_SEARCH_TYPES, toggleSearchType } from '../../domain/search/search-types';
import { headerTexts } from '../notices/texts/header.texts';

/** Key of the toast for an invalid query; repeated submits replace it. */
const INVALID_QUERY = 'search';

/** State of a search form: the selected types and the validation. */
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

  /** Withdraws the error toast once the text is valid. */
  typed(text: string): void {
    if (toSearchQuery(text).ok) this.notices.withdraw(INVALID_QUERY);
  }

  /** Returns the address of the results; shows an error toast for an invalid query (spec 1 §5). */
  submit(text: string): string | undefined {
    this.typed(text);
    const query = toSearchQuery(text);
    if (query.ok) return searchAddress({ query: query.value, types: this.types, page: 1 });
    this.notices.announce({ ...noticeToast(query.error.kind, headerTexts[query.error.kind]), key: INVALID_QUERY });
    return undefined;
  }
}
