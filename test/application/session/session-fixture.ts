import { EnterSession } from '../../../src/application/session/enter-session.use-case';
import { FollowOtherTabs } from '../../../src/application/session/follow-other-tabs.use-case';
import { LogIn } from '../../../src/application/session/log-in.use-case';
import { LogOut } from '../../../src/application/session/log-out.use-case';
import { Register } from '../../../src/application/session/register.use-case';
import { RestoreSession } from '../../../src/application/session/restore-session.use-case';
import type { SessionGateway } from '../../../src/application/session/session-gateway.port';
import { SessionState } from '../../../src/application/session/session-state';
import { ValidateRegistrationStep } from '../../../src/application/session/validate-registration-step.use-case';
import { FakeSessionGateway } from '../../fakes/fake-session-gateway';
import { FakeSessionStore } from '../../fakes/fake-session-store';
import { FakeTabChannel } from '../../fakes/fake-tab-channel';

interface Parts {
  readonly gateway?: FakeSessionGateway;
  /** Wraps the gateway for the use cases, for example to hold its responses. */
  readonly through?: (gateway: FakeSessionGateway) => SessionGateway;
  readonly store?: FakeSessionStore;
  readonly tabs?: FakeTabChannel;
}

/** Creates the session use cases over fakes. */
export function sessionFixture(parts: Parts = {}) {
  const gateway = parts.gateway ?? new FakeSessionGateway();
  const store = parts.store ?? new FakeSessionStore();
  const tabs = parts.tabs ?? new FakeTabChannel();
  const state = new SessionState();
  const calls = parts.through?.(gateway) ?? gateway;
  const enter = new EnterSession(store, state, tabs);
  const restore = new RestoreSession(calls, store, state);
  return {
    gateway,
    store,
    tabs,
    state,
    restore,
    logIn: new LogIn(calls, enter),
    logOut: new LogOut(calls, store, state, tabs),
    register: new Register(calls, enter),
    validate: new ValidateRegistrationStep(calls),
    followOtherTabs: new FollowOtherTabs(tabs, restore),
  };
}
