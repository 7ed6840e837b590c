import { BrowserSignInOpener, BrowserSignInTabs } from '../adapters/browser/browser-sign-in-tabs';
import { httpSocialGateway } from '../adapters/http/http-auth-gateways';
import { TabSocialDraftStore } from '../adapters/storage/tab-social-draft-store';
import { FinishSocialRegistration } from '../application/auth/finish-social-registration.use-case';
import { LoadSocialSession } from '../application/auth/load-social-session.use-case';
import { LoadSocialStatus } from '../application/auth/load-social-status.use-case';
import type { OpenedRegistration } from '../application/auth/open-social-registration.use-case';
import { OpenSocialRegistration } from '../application/auth/open-social-registration.use-case';
import { SignInByProvider } from '../application/auth/sign-in-by-provider.use-case';
import type { SocialDraftStore } from '../application/auth/social-draft-store.port';
import type { SocialGateway } from '../application/auth/social-gateway.port';
import { SocialRegistrationViewModel } from '../ui/auth/social/social-registration.view-model';
import { SocialSignInViewModel } from '../ui/auth/social/social-sign-in.view-model';
import type { SocialServices } from '../ui/auth/social/social-status.view-model';
import { SocialStatusViewModel } from '../ui/auth/social/social-status.view-model';
import { failureText } from '../ui/errors/failure-text';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const socialTokens = named({
  socialGateway: token<SocialGateway>(),
  signInByProvider: token<SignInByProvider>(),
  finishRegistration: token<FinishSocialRegistration>(),
  signIn: token<SocialSignInViewModel>(),
  status: token<SocialStatusViewModel>(),
  loadStatus: token<LoadSocialStatus>(),
  openRegistration: token<OpenSocialRegistration>(),
  drafts: token<SocialDraftStore>(),
  createRegistration: token<SocialServices['createRegistration']>(),
  services: token<SocialServices>(),
});
const own = socialTokens;

const socialModule: Module = (wiring) => {
  wiring.port(t.signInTabs, ({ accountsOrigin }, clock) => new BrowserSignInTabs(window, accountsOrigin, clock), [
    t.settings,
    t.clock,
  ]);
  wiring.port(t.signInOpener, ({ accountsOrigin }) => new BrowserSignInOpener(window, accountsOrigin), [t.settings]);
  wiring.port(own.socialGateway, httpSocialGateway, [t.http]);
  wiring.singleton(
    own.signInByProvider,
    (gateway, tabs, sessions, enter, modal, clock) =>
      new SignInByProvider(gateway, tabs, new LoadSocialSession(sessions, enter, modal), clock, failureText),
    [own.socialGateway, t.signInTabs, t.sessionGateway, t.enterSession, t.authModalState, t.clock],
  );
  wiring.singleton(
    own.finishRegistration,
    (gateway, enter, opener) => new FinishSocialRegistration(gateway, enter, opener),
    [own.socialGateway, t.enterSession, t.signInOpener],
  );
  wiring.singleton(
    own.signIn,
    (signIn, gateway, session, notices) => new SocialSignInViewModel(signIn, gateway, session, notices),
    [own.signInByProvider, own.socialGateway, t.sessionState, t.noticesState],
  );
  wiring.singleton(own.status, (session, tabs) => new SocialStatusViewModel(session, tabs), [
    t.sessionState,
    t.tabChannel,
  ]);
  wiring.singleton(own.loadStatus, (gateway) => new LoadSocialStatus(gateway), [own.socialGateway]);
  wiring.singleton(own.openRegistration, (gateway) => new OpenSocialRegistration(gateway), [own.socialGateway]);
  wiring.port(own.drafts, () => new TabSocialDraftStore(), []);
  wiring.singleton(
    own.createRegistration,
    (finish, validate, notices, gateway, drafts): SocialServices['createRegistration'] =>
      (opened: OpenedRegistration, goHome: () => void) =>
        new SocialRegistrationViewModel(opened, goHome, finish, validate, notices, gateway, drafts),
    [own.finishRegistration, t.validateRegistrationStep, t.noticesState, t.sessionGateway, own.drafts],
  );
  wiring.record(own.services, {
    signIn: own.signIn,
    status: own.status,
    loadStatus: own.loadStatus,
    openRegistration: own.openRegistration,
    createRegistration: own.createRegistration,
  });
};

/** The login pane's providers and the pages that they return to; loaded with the first of them. */
export const socialPart: Part<SocialServices> = { services: own.services, modules: [socialModule] };
