import type { ArticlePage } from '../../domain/content/article';
import { brand } from '../../domain/shared/brand';
import type { PageHead, RouteHandle } from '../app/page-head';
import { BLOG } from './blog-address';
import { BLOG_TITLE } from './blog-title';

/** What search engines and share cards are told of an article (schema.org `BlogPosting`). */
export const articleHead: RouteHandle = {
  head: (data) => headOf(data as ArticlePage),
};

function headOf({ article }: ArticlePage): PageHead {
  const path = `/blog/article/${article.slug}`;
  return {
    title: article.title,
    description: article.excerpt,
    path,
    image: article.share,
    type: 'article',
    published: article.published,
    trail: [{ name: BLOG_TITLE, path: BLOG }],
    jsonLd: {
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.excerpt,
      image: article.share,
      datePublished: article.published,
      articleSection: article.category.title,
      keywords: article.tags.map(({ title }) => title).join(', '),
      author: { '@type': 'Person', name: article.author.name },
      publisher: { '@type': 'Organization', name: brand.company },
    },
  };
}
