import type { RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { HelpAudience } from '../../domain/help/help-audience';
import { helpAudiences } from '../../domain/help/help-audience';
import type { AppServices } from '../app/app-services';
import { lazyPart, loaded, loadPart } from '../app/load';
import { staysLoaded } from '../app/stays-loaded';
import { helpAddress } from './help-address';

/** What stands before an address of its pages, and is none itself. */
const BEGINNINGS = ['hc/index', 'hc/legal'];

/** The addresses of the help centre (spec 2 §2); any other part of it is no page. */
export function helpRoutes({ openArcade }: AppServices): RouteObject[] {
  const questions = (audience: HelpAudience): RouteObject => ({
    path: within(helpAddress(audience)),
    loader: async ({ request }) => {
      const { helpGateway } = await loadPart(openArcade);
      const all = loaded(await helpGateway.questions(request.signal));
      return all.filter((question) => question.audience === audience);
    },
    // The questions stay what they are while they are searched.
    shouldRevalidate: staysLoaded,
    lazy: lazyPart(
      () => import('./questions.page'),
      openArcade,
      (route, arcade) => route.questionsRoute(audience, arcade.help),
    ),
  });
  return [
    {
      path: within(helpAddress('index')),
      loader: async (args) => {
        const [{ helpIndexLoader }, { helpGateway }] = await loadPart(() =>
          Promise.all([import('./help-index.loader'), openArcade()]),
        );
        return helpIndexLoader(helpGateway)(args);
      },
      lazy: async () => (await loadPart(() => import('./help-index.page'))).helpIndexRoute,
    },
    ...BEGINNINGS.map((path) => ({ path, loader: () => redirect(helpAddress('index'), 301) })),
    ...helpAudiences.map(questions),
    {
      path: within(helpAddress('contact')),
      loader: () => null,
      lazy: lazyPart(
        () => import('./contact.page'),
        openArcade,
        (route, arcade) => route.contactRoute(arcade.help),
      ),
    },
  ];
}

/** An address as the root’s child has it. */
const within = (address: string): string => address.slice(1);
