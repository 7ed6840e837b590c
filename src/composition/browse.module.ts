import { FindRedirect } from '../application/content/find-redirect.use-case';
import { LoadArticle } from '../application/content/load-article.use-case';
import { LoadLegalPage } from '../application/content/load-legal-page.use-case';
import { LoadGameIndex } from '../application/games/load-game-index.use-case';
import { LoadGamePage } from '../application/games/load-game-page.use-case';
import { LoadHome } from '../application/home/load-home.use-case';
import { XrPresenceState } from '../application/play/xr-presence-state';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** Dependencies of the public pages. */
export const browseModule: Module = (wiring) => {
  wiring.singleton(t.loadHome, (gateway, random) => new LoadHome(gateway, random), [t.homeGateway, t.random]);
  wiring.singleton(t.loadGameIndex, (gateway) => new LoadGameIndex(gateway), [t.gameGateway]);
  wiring.singleton(t.loadGamePage, (gateway) => new LoadGamePage(gateway), [t.gameGateway]);
  wiring.singleton(t.loadArticle, (gateway) => new LoadArticle(gateway), [t.contentGateway]);
  wiring.singleton(t.loadLegalPage, (gateway) => new LoadLegalPage(gateway), [t.contentGateway]);
  // Ads on all pages are hidden during a game's headset session.
  wiring.singleton(t.xrPresence, () => new XrPresenceState(), []);
  wiring.singleton(t.findRedirect, (gateway, { redirectHosts = [] }) => new FindRedirect(gateway, redirectHosts), [
    t.contentGateway,
    t.settings,
  ]);
};
