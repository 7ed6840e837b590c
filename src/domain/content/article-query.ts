import { couldBeUsername } from '../auth/username-shape';
import type { Truthy } from '../shared/only-truthy';
import { onlyTruthy } from '../shared/only-truthy';
import { parsePageNumber } from '../shared/pagination';
import { parseSlug } from '../shared/slug';

/** Query of the blog's index; pages count from 1 (spec 2 §2). */
export interface ArticleQuery {
  /** Slug of the category. */
  readonly category: string | undefined;
  /** Username. */
  readonly author: string | undefined;
  /** Slug of the tag. */
  readonly tag: string | undefined;
  readonly page: number;
}

/** First page of all articles. */
export const defaultArticleQuery: ArticleQuery = { category: undefined, author: undefined, tag: undefined, page: 1 };

/**
 * Parameter names of a query in the blog's address and in its call (spec 2 §2, §7).
 * @rule 2.2.0 The blog's address carries `cat`, `author` and `tag`.
 */
export const articleQueryNames = {
  category: 'cat',
  author: 'author',
  tag: 'tag',
  page: 'page',
} as const satisfies Record<keyof ArticleQuery, string>;

/** Parses a query from an address; invalid parameters are ignored. */
export function parseArticleQuery(parameter: (name: string) => string | null): ArticleQuery {
  const text = (part: keyof ArticleQuery) => parameter(articleQueryNames[part]);
  return {
    category: parseSlug(text('category')),
    author: parseUsername(text('author')),
    tag: parseSlug(text('tag')),
    page: parsePageNumber(text('page')),
  };
}

function parseUsername(text: string | null): string | undefined {
  return text !== null && couldBeUsername(text) ? text : undefined;
}

/** Returns a changed query; any change but that of the page returns to the first page. */
export function changeArticleQuery(query: ArticleQuery, change: Partial<ArticleQuery>): ArticleQuery {
  return { ...query, page: defaultArticleQuery.page, ...change };
}

/** Returns the address parameters of a query. Defaults are omitted, so that each list has one address. */
export function articleQueryParameters(query: ArticleQuery): readonly (readonly [string, string])[] {
  return Object.entries(articleQueryNames).flatMap(([part, name]) => {
    const value = query[part as keyof ArticleQuery];
    return value === defaultArticleQuery[part as keyof ArticleQuery] ? [] : [[name, String(value)]];
  });
}

/** Returns the parameters of the call for a query, without empty ones. */
export function sentArticleQuery({ category, author, tag, page }: ArticleQuery): Truthy<SentArticleQuery> {
  return onlyTruthy({ cat: category, author, tag, page });
}

interface SentArticleQuery {
  readonly cat: string | undefined;
  readonly author: string | undefined;
  readonly tag: string | undefined;
  readonly page: number;
}
