import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { LoadSocialSession } from '../../../src/application/auth/load-social-session.use-case';
import { SignInByProvider } from '../../../src/application/auth/sign-in-by-provider.use-case';
import type { SocialGateway } from '../../../src/application/auth/social-gateway.port';
import { EnterSession } from '../../../src/application/session/enter-session.use-case';
import type { SocialNotice } from '../../../src/domain/auth/social-sign-in';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeSignInTabs } from '../../fakes/fake-sign-in-tabs';
import { FakeSocialGateway } from '../../fakes/fake-social-gateway';
import { sessionFixture } from '../session/session-fixture';

/**
 * Creates the provider login use cases over fakes. The server knows the browser as nova once a test has signed it in.
 */
export function socialFixture(through: (gateway: FakeSocialGateway) => SocialGateway = (gateway) => gateway) {
  const fixture = sessionFixture();
  fixture.gateway.withAccount('nova', 'Holocade!1');
  const social = new FakeSocialGateway();
  const signInTabs = new FakeSignInTabs();
  const clock = new FakeClock();
  const modal = new AuthModalState();
  const enter = new EnterSession(fixture.store, fixture.state, fixture.tabs);
  const load = new LoadSocialSession(fixture.gateway, enter, modal);
  const signIn = new SignInByProvider(through(social), signInTabs, load, clock, ({ kind }) => `failed: ${kind}`);
  const notices: SocialNotice[] = [];
  signIn.notices$.subscribe((notice) => notices.push(notice));
  return { ...fixture, social, signInTabs, clock, modal, enter, load, signIn, notices };
}
