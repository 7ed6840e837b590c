import { AuthModalState } from '../application/auth/auth-modal-state';
import { CloseForOtherTab } from '../application/auth/close-for-other-tab.use-case';
import { EnterSession } from '../application/session/enter-session.use-case';
import { FollowExpiry } from '../application/session/follow-expiry.use-case';
import { FollowOtherTabs } from '../application/session/follow-other-tabs.use-case';
import { LogIn } from '../application/session/log-in.use-case';
import { LogOut } from '../application/session/log-out.use-case';
import { RefreshSession } from '../application/session/refresh-session.use-case';
import { Register } from '../application/session/register.use-case';
import { RequirePlayer } from '../application/session/require-player.use-case';
import { RestoreSession } from '../application/session/restore-session.use-case';
import { SessionRefusals } from '../application/session/session-refusals';
import { SessionState } from '../application/session/session-state';
import { ValidateRegistrationStep } from '../application/session/validate-registration-step.use-case';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** Dependencies of session, login, logout and registration. */
export const sessionModule: Module = (wiring) => {
  wiring.singleton(t.sessionState, (initial) => new SessionState(initial), [t.initialSession]);
  wiring.singleton(t.authModalState, () => new AuthModalState(), []);
  wiring.singleton(t.restoreSession, (gateway, store, state) => new RestoreSession(gateway, store, state), [
    t.sessionGateway,
    t.sessionStore,
    t.sessionState,
  ]);
  wiring.singleton(t.refreshSession, (state, restore, tabs) => new RefreshSession(state, restore, tabs), [
    t.sessionState,
    t.restoreSession,
    t.tabChannel,
  ]);
  wiring.singleton(t.requirePlayer, (state, gateway) => new RequirePlayer(state, gateway), [
    t.sessionState,
    t.sessionGateway,
  ]);
  wiring.singleton(t.enterSession, (store, state, tabs) => new EnterSession(store, state, tabs), [
    t.sessionStore,
    t.sessionState,
    t.tabChannel,
  ]);
  wiring.singleton(t.logIn, (gateway, enter) => new LogIn(gateway, enter), [t.sessionGateway, t.enterSession]);
  wiring.singleton(t.register, (gateway, enter) => new Register(gateway, enter), [t.sessionGateway, t.enterSession]);
  wiring.singleton(t.logOut, (gateway, store, state, tabs) => new LogOut(gateway, store, state, tabs), [
    t.sessionGateway,
    t.sessionStore,
    t.sessionState,
    t.tabChannel,
  ]);
  wiring.singleton(t.validateRegistrationStep, (gateway) => new ValidateRegistrationStep(gateway), [t.sessionGateway]);
  wiring.singleton(t.closeForOtherTab, (tabs, state, modal) => new CloseForOtherTab(tabs, state, modal), [
    t.tabChannel,
    t.sessionState,
    t.authModalState,
  ]);
  wiring.singleton(t.sessionRefusals, () => new SessionRefusals(), []);
  wiring.singleton(t.followExpiry, (...dependencies) => new FollowExpiry(...dependencies), [
    t.sessionRefusals,
    t.sessionGateway,
    t.sessionStore,
    t.sessionState,
    t.tabChannel,
    t.authModalState,
    t.attention,
  ]);
  wiring.singleton(t.followOtherTabs, (tabs, restore) => new FollowOtherTabs(tabs, restore), [
    t.tabChannel,
    t.restoreSession,
  ]);
};
