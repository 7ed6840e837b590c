import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { lazyPart, loaded, loadPart } from '../app/load';

/** Returns the routes of the blog and the legal pages (spec 2 §2). */
export function contentRoutes({ contentGateway, openBrowse }: AppServices): RouteObject[] {
  let loadBlog: LoaderFunction | undefined;
  return [
    {
      path: 'blog',
      loader: async (args) => {
        const [{ blogLoader }, arcade] = await loadPart(() => Promise.all([import('./blog.loader'), openBrowse()]));
        loadBlog ??= blogLoader(arcade.blogGateway);
        return loadBlog(args);
      },
      lazy: async () => (await loadPart(() => import('./blog.page'))).blogRoute,
    },
    { path: 'blog/article', loader: () => redirect('/blog', 301) },
    {
      path: 'blog/article/:article',
      loader: async ({ params, request }) =>
        loaded(await contentGateway.article(params['article'] ?? '', request.signal)),
      lazy: lazyPart(
        () => import('./article.page'),
        openBrowse,
        (route, arcade) => route.articleRoute(arcade.countArticleRead),
      ),
    },
    {
      path: 'hc/legal/:page',
      loader: async ({ params, request }) =>
        loaded(await contentGateway.legalPage(params['page'] ?? '', request.signal)),
      lazy: async () => (await loadPart(() => import('./legal.page'))).legalRoute,
    },
  ];
}
