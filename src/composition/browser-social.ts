import { BrowserSignInOpener } from '../adapters/browser/browser-sign-in-opener';
import { BrowserSignInTabs } from '../adapters/browser/browser-sign-in-tabs';
import type { SocialServices } from '../ui/auth/social/social-status.view-model';
import { socialModule, socialServices } from './social.module';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Adds the provider login's dependencies to a tab's container; a login continues after its pane has closed. */
export function openBrowserSocial(wiring: Wiring): SocialServices {
  wiring.singleton(
    tokens.signInTabs,
    ({ accountsOrigin }, clock) => new BrowserSignInTabs(window, accountsOrigin, clock),
    [tokens.settings, tokens.clock],
  );
  wiring.singleton(tokens.signInOpener, ({ accountsOrigin }) => new BrowserSignInOpener(window, accountsOrigin), [
    tokens.settings,
  ]);
  socialModule(wiring);
  const services = socialServices(wiring);
  services.signIn.start();
  return services;
}
