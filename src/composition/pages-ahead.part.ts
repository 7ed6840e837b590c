import { gameOfPage } from '../domain/games/game-address';
import { DocumentGameConnections } from '../adapters/browser/game-connections';
import { followLinkIntent } from '../adapters/browser/follow-link-intent';
import type { Cancel } from '../application/system/clock.port';
import { fetchPageAhead } from '../ui/app/fetch-page-ahead';
import { PageIntent } from '../ui/app/page-intent';
import { loadPageSkeleton } from '../ui/shell/load-page-skeleton';
import type { App } from './create-app';

type IntentDependencies = Pick<App, 'routes' | 'pageMemory' | 'clock' | 'settings'>;

/**
 * Prefetches pages that the visitor is about to open, connects to the host of a game whose page it is, and loads the page skeleton in
 * advance.
 */
export function followIntent({ routes, pageMemory, clock, settings }: IntentDependencies): Cancel {
  const { portalOrigin, staticOrigin, gamesHost } = settings;
  const connections = new DocumentGameConnections(document, staticOrigin);
  loadPageSkeleton.preload();
  const intent = new PageIntent(clock, (address) => {
    const game = gameOfPage(address);
    if (game !== undefined) connections.open(`${new URL(portalOrigin).protocol}//${game}.${gamesHost}`);
    return fetchPageAhead(pageMemory, routes, new URL(address, location.href));
  });
  const leave = followLinkIntent(document, intent);
  return () => {
    leave();
    intent.stop();
  };
}
