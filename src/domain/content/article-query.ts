import { couldBeUsername } from '../auth/username-shape';
import type { Truthy } from '../shared/only-truthy';
import { onlyTruthy } from '../shared/only-truthy';
import { parsePageNumber } from '../shared/pagination';
import { parseSlug } from '../shared/slug';

/** Which articles the blog's index asks for; pages count from 1 (spec 2 §2). */
export interface ArticleQuery {
  /** A category's slug. */
  readonly category: string | undefined;
  /** A user name. */
  readonly author: string | undefined;
  /** A tag's slug. */
  readonly tag: string | undefined;
  readonly page: number;
}

/** The first page of all articles. */
export const defaultArticleQuery: ArticleQuery = { category: undefined, author: undefined, tag: undefined, page: 1 };

/**
 * What the parts of a query are called in the blog's address and in its call (spec 2 §2, §7).
 * @rule 2.2.0 The blog's address carries `cat`, `author` and `tag`.
 */
export const articleQueryNames = {
  category: 'cat',
  author: 'author',
  tag: 'tag',
  page: 'page',
} as const satisfies Record<keyof ArticleQuery, string>;

/** Reads a query out of an address by its parameters' names; what cannot be meant is left out. */
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

/** Changes a query: with anything but the page the list begins anew. */
export function changeArticleQuery(query: ArticleQuery, change: Partial<ArticleQuery>): ArticleQuery {
  return { ...query, page: defaultArticleQuery.page, ...change };
}

/** Writes a query into an address's parameters; what is as by default is left out, so that each list has one address. */
export function articleQueryParameters(query: ArticleQuery): readonly (readonly [string, string])[] {
  return Object.entries(articleQueryNames).flatMap(([part, name]) => {
    const value = query[part as keyof ArticleQuery];
    return value === defaultArticleQuery[part as keyof ArticleQuery] ? [] : [[name, String(value)]];
  });
}

/** What the call for a query carries: only what is asked. */
export function sentArticleQuery({ category, author, tag, page }: ArticleQuery): Truthy<SentArticleQuery> {
  return onlyTruthy({ cat: category, author, tag, page });
}

interface SentArticleQuery {
  readonly cat: string | undefined;
  readonly author: string | undefined;
  readonly tag: string | undefined;
  readonly page: number;
}
