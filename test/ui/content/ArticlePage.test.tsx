import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { ArticlePage } from '../../../src/domain/content/article';
import { articleRoute } from '../../../src/ui/content/article.route';
import { sampleArticle, sampleArticleCard } from './sample-articles';

afterEach(cleanup);

async function read(page: Partial<ArticlePage> = {}, now?: number) {
  const data: ArticlePage = { article: sampleArticle(), related: [], ...page };
  const routes = [
    { element: <Outlet context={{ now }} />, children: [{ path: '/', loader: () => data, ...articleRoute }] },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return screen.findByRole('article');
}

describe('an article', () => {
  test('has a title, an author, a text and what it is filed under', async () => {
    await read();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('First Light');
    expect(screen.getByText('Mira')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'One button' }).tagName).toBe('H2');
    expect(screen.getByRole('list', { name: 'Tags' }).textContent).toBe('Sound');
  });

  test.each([
    [999, 'New!'],
    [1500, '1.5k views'],
  ])('with %i views says %s', async (views, words) => {
    await read({ article: sampleArticle({ views }) });
    expect(screen.getByText(words)).toBeDefined();
  });

  test('has a relative date in its first week, with the exact one as title', async () => {
    await read({}, Date.UTC(2026, 0, 7, 16));
    expect((await screen.findByText('2 days ago')).title).toBe('Jan 5, 2026 3:04 PM');
  });

  test('leads on to related ones, where there are any', async () => {
    await read({ related: [sampleArticleCard({ slug: 'second-light', title: 'Second Light' })] });
    expect(screen.getByRole('heading', { name: 'Read next' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Second Light/ }).getAttribute('href')).toBe('/blog/article/second-light');
    cleanup();
    await read();
    expect(screen.queryByRole('heading', { name: 'Read next' })).toBeNull();
  });
});

describe('the head of an article', () => {
  test('has its picture and its structured data', () => {
    const head = articleRoute.handle.head({ article: sampleArticle(), related: [] }, '/blog/article/first-light');
    expect(head).toMatchObject({
      title: 'First Light',
      type: 'article',
      image: 'http://static.site.test/a.jpg',
      path: '/blog/article/first-light',
      jsonLd: { '@type': 'BlogPosting', headline: 'First Light', author: { name: 'Mira' } },
    });
  });
});
