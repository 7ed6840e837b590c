import type { ArticleFilterNames } from '../../domain/content/article-index';
import type { ArticleQuery } from '../../domain/content/article-query';
import type { Titled } from '../../domain/shared/titled';

/** An active filter of the blog, with the query change that removes it. */
export interface ArticleFilter {
  readonly label: string;
  readonly without: Partial<ArticleQuery>;
}

/** Returns the active filters with labels; an unknown value is labelled as unknown. */
export function articleFilters(
  { author, tag, category }: ArticleQuery,
  names: ArticleFilterNames | undefined,
  categories: readonly Titled[],
): readonly ArticleFilter[] {
  const named = (label: string | undefined, kind: string) =>
    label ?? (names === undefined ? `One ${kind}` : `Unknown ${kind}`);
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
