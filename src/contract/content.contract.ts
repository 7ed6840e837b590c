import * as z from 'zod/mini';
import { defineCall } from './define-call';
import { wireGameCard, wireGenre } from './games.contract';
import { noData, orNull, wireDate, wirePage, wirePagination, wirePicture, wireSlug, wireTitled } from './wire-values';

export const wireArticleCard = z.object({
  slug: z.string(),
  title: z.string(),
  hero: wirePicture,
  excerpt: z.string(),
  category: z.object({ slug: z.string(), title: z.string() }),
  tags: z.array(wireTitled),
  author: z.object({ name: z.string(), username: z.string() }),
  date: z.object({ published: wireDate }),
  stats: z.object({ views: z.int() }),
});

export const globalHome = defineCall({
  method: 'GET',
  path: '/v1/public/global/home',
  access: 'anyone',
  summary: 'Returns the content of the home page.',
  data: z.object({
    games: z.object({
      slider: z.array(wireGameCard),
      updated: z.array(wireGameCard),
      popular: z.array(wireGameCard),
      /** Games with the most plays lately; empty while fewer than four have plays. */
      trending: z.array(wireGameCard),
    }),
    genres: z.array(wireGenre),
    blog: z.object({ recent: z.array(wireArticleCard) }),
  }),
});

export const articleIndex = defineCall({
  method: 'GET',
  path: '/v1/public/blog/article/index',
  access: 'anyone',
  summary:
    'Returns one page of eight articles, newest first, with the categories that have articles; empty for an unknown filter.',
  query: z.object({
    /** Category slug. */
    cat: z.optional(wireSlug),
    /** Author’s username. */
    author: z.optional(z.string().check(z.maxLength(64))),
    tag: z.optional(wireSlug),
    page: wirePage,
  }),
  data: z.object({
    articles: z.array(wireArticleCard),
    categories: z.array(wireTitled),
    /** Display names of the active filters; null for unknown filters. */
    filters: z.object({
      cat: orNull(wireTitled),
      author: orNull(z.object({ name: z.string(), username: z.string() })),
      tag: orNull(wireTitled),
    }),
    pagination: wirePagination,
  }),
});

export const articleRead = defineCall({
  method: 'PUT',
  path: '/v1/public/blog/article/{article}/read',
  access: 'anyone',
  summary: 'Counts a view of an article, once a year for each visitor.',
  params: z.object({ article: wireSlug }),
  data: noData,
});

export const articleDetails = defineCall({
  method: 'GET',
  path: '/v1/public/blog/article/{article}/details',
  access: 'anyone',
  summary: 'Returns an article with up to three related ones.',
  params: z.object({ article: wireSlug }),
  data: z.object({
    /** `body` is sanitised HTML; `share` is a 1200x630 JPEG. */
    article: z.extend(wireArticleCard, { body: z.string(), share: z.string() }),
    related: z.array(wireArticleCard),
  }),
});

export const legalPage = defineCall({
  method: 'GET',
  path: '/v1/public/help/legal/page/{page}',
  access: 'anyone',
  summary: 'Returns a legal page; its body is sanitised HTML.',
  params: z.object({ page: wireSlug }),
  data: z.object({ title: z.string(), updated: wireDate, body: z.string() }),
});

export const redirectCheck = defineCall({
  method: 'POST',
  path: '/v1/public/system/redirect/check',
  access: 'anyone',
  summary: 'Returns the redirect target of a path; 404 without one.',
  body: z.strictObject({ route: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  data: z.object({ to: z.string() }),
});

export type WireArticleCard = z.input<typeof wireArticleCard>;
