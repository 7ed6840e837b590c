import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { ArticleIndex } from '../../../src/domain/content/article-index';
import type { ArticleQuery } from '../../../src/domain/content/article-query';
import { paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { blogLoader } from '../../../src/ui/content/blog.loader';
import { blogRoute } from '../../../src/ui/content/blog.page';
import { sampleArticleCard } from './sample-articles';

const categories = [
  { slug: 'making', title: 'Making Games' },
  { slug: 'playing', title: 'Playing Well' },
];

/** Creates a blog with one author, one tag, two categories and `total` articles. */
export function sampleBlog({ total = 10, failure }: { readonly total?: number; readonly failure?: ApiFailure } = {}) {
  const asked: ArticleQuery[] = [];
  const state = { failure };
  const execute = (query: ArticleQuery) => {
    asked.push(query);
    const pagination = paginate(total, query.page);
    const articles = Array.from({ length: pagination.items }, (_, place) => {
      const number = String(pagination.from + place);
      return sampleArticleCard({ slug: `article-${number}`, title: `Article ${number}` });
    });
    const filters: ArticleIndex['filters'] = {
      category: categories.find(({ slug }) => slug === query.category),
      author: query.author === 'mira' ? { name: 'Mira', username: 'mira' } : undefined,
      tag: query.tag === 'sound' ? { slug: 'sound', title: 'Sound' } : undefined,
    };
    return Promise.resolve(
      state.failure === undefined ? ok({ articles, categories, filters, pagination }) : err(state.failure),
    );
  };
  return { asked, state, loader: blogLoader({ index: execute }) };
}

/** Renders the blog at a URL. */
export async function openBlog(address: string, blog = sampleBlog()) {
  const routes = [{ path: '/blog', loader: blog.loader, ...blogRoute }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return router;
}
