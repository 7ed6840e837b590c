import type { RouteObject } from 'react-router-dom';
import { DocumentGameConnections } from '../adapters/browser/game-connections';
import { followLinkIntent } from '../adapters/browser/follow-link-intent';
import { SocketIoRealtime } from '../adapters/websocket/socket-io-realtime';
import type { Cancel, Clock } from '../application/system/clock.port';
import { gameOfPage } from '../domain/games/game-address';
import { fetchPageAhead } from '../ui/app/fetch-page-ahead';
import { PageIntent } from '../ui/app/page-intent';
import type { PageMemory } from '../ui/app/page-memory';
import { loadPageSkeleton } from '../ui/shell/load-page-skeleton';
import { adsPart } from './ads.part';
import type { AppSettings } from './inlined-state';
import { offlinePart } from './offline.part';

interface IntentDependencies {
  readonly routes: RouteObject[];
  readonly pageMemory: PageMemory;
  readonly clock: Clock;
  readonly settings: AppSettings;
}

/**
 * Prefetches pages that the visitor is about to open, connects to the host of a game whose page it is, and loads the page skeleton in
 * advance.
 */
function followIntent({ routes, pageMemory, clock, settings }: IntentDependencies): Cancel {
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

/** Modules that a page loads when it is idle, in one file. */
export const idleScripts = { SocketIoRealtime, adsPart, offlinePart, followIntent };
