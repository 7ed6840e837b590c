import { fc } from '@fast-check/vitest';
import type { ArticleCard } from '../../src/domain/content/article';
import type { ArticleQuery } from '../../src/domain/content/article-query';
import { isoDates } from './iso-dates';
import { pictures } from './pictures';
import { fewSlugs, slugs } from './slugs';
import { titled } from './titled';

const authors = fc.constantFrom('nova', 'orion', 'Studio_7');
const anySlug = fc.option(slugs, { nil: undefined });

/** Articles as shown in lists. */
export const articleCards: fc.Arbitrary<ArticleCard> = fc.record({
  slug: fewSlugs,
  title: fc.string({ maxLength: 60 }),
  hero: pictures,
  excerpt: fc.string({ maxLength: 120 }),
  category: titled,
  tags: fc.array(titled, { maxLength: 3 }),
  author: fc.record({ name: fc.string(), username: authors }),
  published: isoDates,
  views: fc.nat(5000),
});

/** Queries of the blog index. */
export const articleQueries: fc.Arbitrary<ArticleQuery> = fc.record({
  category: anySlug,
  author: fc.option(authors, { nil: undefined }),
  tag: anySlug,
  page: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 1_000_000 })),
});
