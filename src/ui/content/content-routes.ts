import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { loaded } from '../app/load';
import { loadPart } from '../app/load-part';

/** The addresses of what is written: the blog and the legal pages (spec 2 §2). */
export function contentRoutes({ loadArticle, loadLegalPage }: AppServices): RouteObject[] {
  return [
    {
      path: 'blog/article/:article',
      loader: async ({ params, request }) => loaded(await loadArticle.execute(params['article'] ?? '', request.signal)),
      lazy: async () => (await loadPart(() => import('./article.route'))).articleRoute,
    },
    {
      path: 'hc/legal/:page',
      loader: async ({ params, request }) => loaded(await loadLegalPage.execute(params['page'] ?? '', request.signal)),
      lazy: async () => (await loadPart(() => import('./legal.route'))).legalRoute,
    },
  ];
}
