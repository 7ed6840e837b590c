import type { ArticleFilterNames } from '../../domain/content/article-index';
import type { ArticleQuery } from '../../domain/content/article-query';
import type { Titled } from '../../domain/shared/titled';

/** One part of the query that narrows the blog and has no control of its own, and the change that takes it away. */
export interface ArticleFilter {
  readonly label: string;
  readonly without: Partial<ArticleQuery>;
}

/** What narrows the blog now, in words; what names nothing is said to be unknown. Without names it is not known what does. */
export function articleFilters(
  { author, tag, category }: ArticleQuery,
  names: ArticleFilterNames | undefined,
  categories: readonly Titled[],
): readonly ArticleFilter[] {
  const named = (label: string | undefined, what: string) =>
    label ?? (names === undefined ? `One ${what}` : `Unknown ${what}`);
  const offered = categories.some(({ slug }) => slug === category);
  return [
    ...(category === undefined || offered
      ? []
      : [
          {
            label: named(prefixed('Category: ', names?.category?.title), 'category'),
            without: { category: undefined },
          },
        ]),
    ...(author === undefined
      ? []
      : [{ label: named(prefixed('By ', names?.author?.name), 'author'), without: { author: undefined } }]),
    ...(tag === undefined
      ? []
      : [{ label: named(prefixed('Tag: ', names?.tag?.title), 'tag'), without: { tag: undefined } }]),
  ];
}

function prefixed(prefix: string, name: string | undefined): string | undefined {
  return name === undefined ? undefined : prefix + name;
}
