import { BrowserSignInOpener, BrowserSignInTabs } from '../adapters/browser/browser-sign-in-tabs';
import { httpSocialGateway } from '../adapters/http/http-auth-gateways';
import { FinishSocialRegistration } from '../application/auth/finish-social-registration.use-case';
import { LoadSocialSession } from '../application/auth/load-social-session.use-case';
import { LoadSocialStatus } from '../application/auth/load-social-status.use-case';
import type { OpenedRegistration } from '../application/auth/open-social-registration.use-case';
import { OpenSocialRegistration } from '../application/auth/open-social-registration.use-case';
import { SignInByProvider } from '../application/auth/sign-in-by-provider.use-case';
import { SocialRegistrationViewModel } from '../ui/auth/social/social-registration.view-model';
import { SocialSignInViewModel } from '../ui/auth/social/social-sign-in.view-model';
import type { SocialServices } from '../ui/auth/social/social-status.view-model';
import { SocialStatusViewModel } from '../ui/auth/social/social-status.view-model';
import { failureText } from '../ui/errors/failure-text';
import { tokens as t, tokens } from './tokens';
import type { Module, Wiring } from './wiring';

/** Dependencies of the provider login; a tab loads this module with the login pane. */
export const socialModule: Module = (wiring) => {
  wiring.singleton(t.socialGateway, httpSocialGateway, [t.http]);
  wiring.singleton(
    t.signInByProvider,
    (gateway, tabs, sessions, enter, modal, clock) =>
      new SignInByProvider(gateway, tabs, new LoadSocialSession(sessions, enter, modal), clock, failureText),
    [t.socialGateway, t.signInTabs, t.sessionGateway, t.enterSession, t.authModalState, t.clock],
  );
  wiring.singleton(
    t.finishSocialRegistration,
    (gateway, enter, opener) => new FinishSocialRegistration(gateway, enter, opener),
    [t.socialGateway, t.enterSession, t.signInOpener],
  );
  wiring.singleton(
    t.socialSignInView,
    (signIn, gateway, session, notices) => new SocialSignInViewModel(signIn, gateway, session, notices),
    [t.signInByProvider, t.socialGateway, t.sessionState, t.noticesState],
  );
  wiring.singleton(t.socialStatusView, (session, tabs) => new SocialStatusViewModel(session, tabs), [
    t.sessionState,
    t.tabChannel,
  ]);
  wiring.singleton(
    t.createSocialRegistration,
    (finish, validate, notices, random): SocialServices['createRegistration'] =>
      (opened: OpenedRegistration, goHome: () => void) =>
        new SocialRegistrationViewModel(opened, goHome, finish, validate, notices, random),
    [t.finishSocialRegistration, t.validateRegistrationStep, t.noticesState, t.random],
  );
};

/** Resolves the services of the login pane and the provider login pages. */
export function socialServices(wiring: Wiring): SocialServices {
  const gateway = wiring.get(t.socialGateway);
  return {
    signIn: wiring.get(t.socialSignInView),
    status: wiring.get(t.socialStatusView),
    loadStatus: new LoadSocialStatus(gateway),
    openRegistration: new OpenSocialRegistration(gateway),
    createRegistration: wiring.get(t.createSocialRegistration),
  };
}

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
