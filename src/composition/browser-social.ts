import { BrowserSignInOpener } from '../adapters/browser/browser-sign-in-opener';
import { BrowserSignInTabs } from '../adapters/browser/browser-sign-in-tabs';
import type { SocialServices } from '../ui/auth/social/social-services';
import { socialModule, socialServices } from './social.module';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Adds to a tab's container what only signing in by a provider needs; a sign-in goes on when the pane that began it has gone. */
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
