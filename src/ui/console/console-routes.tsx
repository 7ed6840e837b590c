import type { RouteObject } from 'react-router-dom';
import { loadPart } from '../app/load';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { ConsoleFailure, ConsoleFallback, ConsoleShell } from './ConsoleShell';
import type { ConsoleServices } from './console-services';
import { Column } from './console.styles';
import { DeveloperFrame } from './DeveloperFrame';

type Page = (services: ConsoleServices) => Pick<RouteObject, 'element'>;

/** Returns the routes of the console, relative to its path on the developer site. */
export function consoleRoutes(services: ConsoleServices): RouteObject[] {
  const page = (load: () => Promise<Page>) => ({ lazy: async () => (await loadPart(load))(services) });
  return [
    {
      element: <ConsoleShell services={services} />,
      errorElement: <ConsoleFailure />,
      hydrateFallbackElement: <ConsoleFallback />,
      children: [
        { index: true, ...page(async () => (await import('./start.page')).startPage) },
        // No developer has this slug.
        { path: '-/program', ...page(async () => (await import('./program.page')).programPage) },
        {
          path: ':developer',
          element: <DeveloperFrame {...services} />,
          children: [
            { index: true, ...page(async () => (await import('./games.page')).gamesPage) },
            { path: 'new', ...page(async () => (await import('./game.page')).newGamePage) },
            { path: 'games/:game', ...page(async () => (await import('./game.page')).gamePage) },
            {
              path: 'games/:game/statistics',
              ...page(async () => (await import('./statistics.page')).statisticsPage),
            },
            { path: 'games/:game/compare', ...page(async () => (await import('./compare.page')).comparePage) },
            { path: 'games/:game/scores', ...page(async () => (await import('./scores.page')).scoresPage) },
            { path: 'games/:game/health', ...page(async () => (await import('./health.page')).healthPage) },
            { path: 'games/:game/details', ...page(async () => (await import('./details.page')).detailsPage) },
            {
              path: 'games/:game/draft-details',
              ...page(async () => (await import('./details.page')).draftDetailsPage),
            },
            {
              path: 'games/:game/draft-pictures',
              ...page(async () => (await import('./pictures.page')).draftPicturesPage),
            },
            { path: 'games/:game/lists', ...page(async () => (await import('./lists.page')).listsPage) },
            { path: 'games/:game/draft-lists', ...page(async () => (await import('./lists.page')).draftListsPage) },
            { path: 'games/:game/community', ...page(async () => (await import('./community.page')).communityPage) },
            { path: 'announcements', ...page(async () => (await import('./announcements.page')).announcementsPage) },
            { path: 'announcements/new', ...page(async () => (await import('./announcement.page')).announcementPage) },
            {
              path: 'announcements/edit/:announcement',
              ...page(async () => (await import('./announcement.page')).announcementPage),
            },
            { path: 'messages', ...page(async () => (await import('./messages.page')).messagesPage) },
            { path: 'messages/:message', ...page(async () => (await import('./message.page')).messagePage) },
            { path: 'games/:game/webhooks', ...page(async () => (await import('./webhooks.page')).webhooksPage) },
            { path: 'games/:game/testers', ...page(async () => (await import('./testers.page')).testersPage) },
            { path: 'money', ...page(async () => (await import('./money.page')).moneyPage) },
            { path: 'members', ...page(async () => (await import('./members.page')).membersPage) },
            { path: 'tokens', ...page(async () => (await import('./tokens.page')).tokensPage) },
            { path: 'audit', ...page(async () => (await import('./audit.page')).auditPage) },
          ],
        },
        {
          path: '*',
          element: (
            <Column>
              <VisuallyHidden as="h1">Unknown page</VisuallyHidden>
              <EmptyState icon="search" level={2} title="This page doesn’t exist" text="The address may be wrong.">
                <ButtonLink to="/">Your developers</ButtonLink>
              </EmptyState>
            </Column>
          ),
        },
      ],
    },
  ];
}
