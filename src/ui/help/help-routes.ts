import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { HelpAudience } from '../../domain/help/help-audience';
import { helpAudiences } from '../../domain/help/help-audience';
import type { AppServices } from '../app/app-services';
import { lazyPart, loaded, loadPart } from '../app/load';
import { revalidateOnReload } from '../app/revalidate-on-reload';
import { helpAddress } from './help-address';

/** Path prefixes that are no pages themselves. */
const PATH_PREFIXES = ['hc/index', 'hc/legal'];

/** Returns the routes of the help centre (spec 2 §2). */
export function helpRoutes({ openBrowse }: AppServices): RouteObject[] {
  const questions = (audience: HelpAudience): RouteObject => ({
    path: within(helpAddress(audience)),
    loader: async ({ request }) => {
      const { helpGateway } = await loadPart(openBrowse);
      const all = loaded(await helpGateway.questions(request.signal));
      return all.filter((question) => question.audience === audience);
    },
    // A search filters the loaded questions without a reload.
    shouldRevalidate: revalidateOnReload,
    lazy: lazyPart(
      () => import('./questions.page'),
      openBrowse,
      (route, arcade) => route.questionsRoute(audience, arcade.help),
    ),
  });
  return [
    {
      path: within(helpAddress('index')),
      loader: async (args) => {
        const [{ helpIndexLoader }, { helpGateway }] = await loadPart(() =>
          Promise.all([import('./help-index.loader'), openBrowse()]),
        );
        return helpIndexLoader(helpGateway)(args);
      },
      lazy: async () => (await loadPart(() => import('./help-index.page'))).helpIndexRoute,
    },
    ...PATH_PREFIXES.map((path) => ({ path, loader: () => redirect(helpAddress('index'), 301) })),
    ...helpAudiences.map(questions),
    {
      path: within(helpAddress('contact')),
      loader: () => null,
      lazy: lazyPart(
        () => import('./contact.page'),
        openBrowse,
        (route, arcade) => route.contactRoute(arcade.help),
      ),
    },
  ];
}

/** Returns an absolute path as a path relative to the root route. */
const within = (address: string): string => address.slice(1);
