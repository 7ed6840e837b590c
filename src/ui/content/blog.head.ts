import type { ArticleCard } from '../../domain/content/article';
import { brand } from '../../domain/shared/brand';
import type { PageHead, RouteHandle } from '../app/page-head';
import { pagedTitle } from '../shared/paged-title';
import { BLOG, blogAddress } from './blog-address';
import type { BlogPageData } from './blog-page-data';
import { BLOG_TITLE, blogTitle } from './blog-title';

/** What search engines are told of the blog (schema.org `Blog`); each list has one address, and lists with nothing in them are left out. */
export const blogHead: RouteHandle = {
  head: (data) => headOf(data as BlogPageData),
};

function headOf({ query, outcome }: BlogPageData): PageHead {
  const title = blogTitle(outcome);
  const articles = outcome.kind === 'found' ? outcome.articles : [];
  return {
    title: pagedTitle(title, query.page),
    description:
      title === BLOG_TITLE
        ? `News and articles about VR games that run in the browser, by ${brand.company}.`
        : `${title}: articles of the ${brand.siteName} blog about VR games that run in the browser.`,
    path: blogAddress({ page: query.page }, query),
    type: 'website',
    trail: title === BLOG_TITLE ? [] : [{ name: BLOG_TITLE, path: BLOG }],
    ...(articles.length === 0
      ? { noIndex: true }
      : { jsonLd: { '@type': 'Blog', name: `${brand.siteName} Blog`, blogPost: articles.map(posting) } }),
  };
}

function posting({ title, published, author }: ArticleCard) {
  return {
    '@type': 'BlogPosting',
    headline: title,
    datePublished: published,
    author: { '@type': 'Person', name: author.name },
  };
}
