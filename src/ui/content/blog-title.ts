import type { ArticleFilterNames } from '../../domain/content/article-index';
import type { BlogOutcome } from './blog-address';

/** Title without filters. */
export const BLOG_TITLE = 'Blog';

/** Returns the title of a list of articles, from its known filters. */
export function blogTitle(outcome: BlogOutcome): string {
  const parts = outcome.kind === 'found' ? named(outcome.filters) : [];
  return parts.length === 0 ? BLOG_TITLE : parts.join(', ');
}

function named({ author, category, tag }: ArticleFilterNames): readonly string[] {
  return [
    ...(author === undefined ? [] : [`Articles by ${author.name}`]),
    ...(category === undefined ? [] : [`Category: ${category.title}`]),
    ...(tag === undefined ? [] : [`Tag: ${tag.title}`]),
  ];
}
