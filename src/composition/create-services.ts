import type { AppServices } from '../ui/app/app-services';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Resolves the services of the screens. */
export function createServices(wiring: Wiring): AppServices {
  return {
    loadHome: wiring.get(tokens.loadHome),
    loadGameIndex: wiring.get(tokens.loadGameIndex),
    loadGamePage: wiring.get(tokens.loadGamePage),
    loadArticle: wiring.get(tokens.loadArticle),
    loadLegalPage: wiring.get(tokens.loadLegalPage),
    findRedirect: wiring.get(tokens.findRedirect),
    requirePlayer: wiring.get(tokens.requirePlayer),
    session: wiring.get(tokens.sessionView),
    toasts: wiring.get(tokens.toastsView),
    authModal: wiring.get(tokens.authModalView),
    modals: wiring.get(tokens.modalOwner),
    overlays: wiring.get(tokens.overlaysView),
    navigation: wiring.get(tokens.navigationView),
    pageWait: wiring.get(tokens.pageWaitView),
    pageMemory: wiring.get(tokens.pageMemory),
    report: (thrown) => {
      wiring.get(tokens.reportError).execute(thrown);
    },
    inboxMenu: wiring.get(tokens.inboxMenu),
    pageAds: wiring.get(tokens.pageAdsView),
    footer: wiring.get(tokens.footerView),
    snowfall: wiring.get(tokens.snowfallView),
    createRetry: wiring.get(tokens.createRetry),
    openPlay: wiring.get(tokens.openPlay),
    openOverlays: wiring.get(tokens.openOverlays),
    openSearch: wiring.get(tokens.openSearch),
    openArcade: wiring.get(tokens.openArcade),
    openMarket: wiring.get(tokens.openMarket),
    openAccount: wiring.get(tokens.openAccount),
    openAuth: wiring.get(tokens.openAuth),
    openSocial: wiring.get(tokens.openSocial),
    openTokens: wiring.get(tokens.openTokens),
  };
}
