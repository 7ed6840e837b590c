import type { ArticleFilterNames } from '../../domain/content/article-index';
import type { ArticleQuery } from '../../domain/content/article-query';
import type { Titled } from '../../domain/shared/titled';

/** One part of the query that narrows the blog and has no control of its own, and the change that takes it away. */
export interface ArticleFilter {
  readonly label: string;
  readonly without: Partial<ArticleQuery>;
}

/** What narrows the blog now, in words; what names nothing known stands for itself. */
export function articleFilters(
  { author, tag, category }: ArticleQuery,
  names: Partial<ArticleFilterNames>,
  categories: readonly Titled[],
): readonly ArticleFilter[] {
  const offered = categories.some(({ slug }) => slug === category);
  return [
    ...(category === undefined || offered
      ? []
      : [{ label: `Category: ${names.category?.title ?? category}`, without: { category: undefined } }]),
    ...(author === undefined ? [] : [{ label: `By ${names.author?.name ?? author}`, without: { author: undefined } }]),
    ...(tag === undefined ? [] : [{ label: `Tag: ${names.tag?.title ?? tag}`, without: { tag: undefined } }]),
  ];
}
