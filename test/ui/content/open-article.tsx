import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { ArticlePage } from '../../../src/domain/content/article';
import { articleRoute } from '../../../src/ui/content/article.page';
import { sampleArticle } from './sample-articles';

/** Renders an article in a router; `now` is the time of day from the shell. */
export async function openArticle(page: Partial<ArticlePage> = {}, now?: number) {
  const data: ArticlePage = { article: sampleArticle(), related: [], ...page };
  const countRead = { execute: vi.fn((_article: string) => vi.fn()) };
  const routes = [
    {
      element: <Outlet context={{ now }} />,
      children: [{ path: '/', loader: () => data, ...articleRoute(countRead) }],
    },
  ];
  const router = createMemoryRouter(routes);
  const { unmount } = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await screen.findByRole('article');
  // The page's effects run after its picture has rendered.
  await waitFor(() => {
    expect(countRead.execute).toHaveBeenCalled();
  });
  return { router, countRead, unmount };
}
