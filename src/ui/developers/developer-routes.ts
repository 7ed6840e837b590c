import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { parsePageNumber } from '../../domain/shared/pagination';
import type { AppServices } from '../app/app-services';
import { lazyPart, loaded, loadPart } from '../app/load';

const PROFILE = 'arcade/games/developer/:developer';

/** Returns the routes of developers and their announcements (spec 2 §2). */
export function developerRoutes({ openBrowse }: AppServices): RouteObject[] {
  return [
    {
      path: PROFILE,
      loader: async ({ params, request }) => {
        const { developerGateway } = await loadPart(openBrowse);
        return loaded(await developerGateway.page(params['developer'] ?? '', pageOf(request), request.signal));
      },
      lazy: lazyPart(
        () => import('./developer.page'),
        openBrowse,
        (route, arcade) => route.developerRoute(arcade),
      ),
    },
    {
      path: `${PROFILE}/announcements`,
      loader: async ({ params, request }) => {
        const { developerGateway } = await loadPart(openBrowse);
        return loaded(await developerGateway.announcements(params['developer'] ?? '', pageOf(request), request.signal));
      },
      lazy: async () => (await loadPart(() => import('./announcements.page'))).announcementsRoute,
    },
    {
      path: `${PROFILE}/announcements/:announcement`,
      loader: async ({ params, request }) => {
        const { developerGateway } = await loadPart(openBrowse);
        const { developer = '', announcement = '' } = params;
        return loaded(await developerGateway.announcement(developer, announcement, request.signal));
      },
      lazy: async () => (await loadPart(() => import('./announcement.page'))).announcementRoute,
    },
  ];
}

function pageOf({ url }: LoaderFunctionArgs['request']): number {
  return parsePageNumber(new URL(url).searchParams.get('page'));
}
