import type { ApiFailure } from '../../src/application/http/api-failure';
import type { Search, SearchGateway } from '../../src/application/search/search-gateway.port';
import type { CancelSignal } from '../../src/application/system/cancel-signal';
import type { FoundItems, FoundPage, SearchResults } from '../../src/domain/search/search-results';
import type { SearchType } from '../../src/domain/search/search-types';
import { PAGE_SIZE, pageOffset, paginate } from '../../src/domain/shared/pagination';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

type Shelves = { readonly [Type in SearchType]: readonly FoundItems[Type][] };

const nothing: Shelves = { games: [], users: [], articles: [], announcements: [] };

const nameOf = (item: FoundItems[SearchType]): string => ('title' in item ? item.title : item.username);

/** In-memory search over titles and usernames; every search fails with `failure` while it is set. */
export class FakeSearchGateway implements SearchGateway {
  failure: ApiFailure | undefined;
  readonly asked: Search[] = [];
  private readonly shelves: Shelves;

  constructor(shelves: Partial<Shelves> = {}) {
    this.shelves = { ...nothing, ...shelves };
  }

  search(search: Search, signal?: CancelSignal): Promise<Result<SearchResults, ApiFailure>> {
    this.asked.push(search);
    if (signal?.aborted === true) return Promise.resolve(err({ kind: 'aborted' }));
    if (this.failure) return Promise.resolve(err(this.failure));
    return Promise.resolve(
      ok({
        games: this.page('games', search),
        users: this.page('users', search),
        articles: this.page('articles', search),
        announcements: this.page('announcements', search),
      }),
    );
  }

  private page<Type extends SearchType>(
    type: Type,
    { query, types, page }: Search,
  ): FoundPage<FoundItems[Type]> | undefined {
    if (!types.includes(type)) return undefined;
    const wanted = query.toLowerCase();
    const found = this.shelves[type].filter((item) => nameOf(item).toLowerCase().includes(wanted));
    const offset = pageOffset(page);
    return { items: found.slice(offset, offset + PAGE_SIZE), more: false, pagination: paginate(found.length, page) };
  }
}
