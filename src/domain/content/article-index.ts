import type { Pagination } from '../shared/pagination';
import type { Titled } from '../shared/titled';
import type { ArticleCard } from './article';

/** Titles of an index's filters; undefined for an unknown or unused filter. */
export interface ArticleFilterNames {
  readonly category: Titled | undefined;
  readonly author: { readonly name: string; readonly username: string } | undefined;
  readonly tag: Titled | undefined;
}

/** One page of articles, newest first, with the categories that have articles. */
export interface ArticleIndex {
  readonly articles: readonly ArticleCard[];
  readonly categories: readonly Titled[];
  readonly filters: ArticleFilterNames;
  readonly pagination: Pagination;
}
