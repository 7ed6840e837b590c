import type { Pagination } from '../shared/pagination';
import type { Titled } from '../shared/titled';
import type { ArticleCard } from './article';

/** What the filters of an index are called; undefined for each that is unknown or not used. */
export interface ArticleFilterNames {
  readonly category: Titled | undefined;
  readonly author: { readonly name: string; readonly username: string } | undefined;
  readonly tag: Titled | undefined;
}

/** One page of articles, the newest first, with the categories that have any. */
export interface ArticleIndex {
  readonly articles: readonly ArticleCard[];
  readonly categories: readonly Titled[];
  readonly filters: ArticleFilterNames;
  readonly pagination: Pagination;
}
