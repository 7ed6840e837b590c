import { TabSocialDraftStore } from '../../../../src/adapters/storage/tab-social-draft-store';
import { FinishSocialRegistration } from '../../../../src/application/auth/finish-social-registration.use-case';
import { LoadSocialStatus } from '../../../../src/application/auth/load-social-status.use-case';
import type { OpenedRegistration } from '../../../../src/application/auth/open-social-registration.use-case';
import { OpenSocialRegistration } from '../../../../src/application/auth/open-social-registration.use-case';
import { NoticesState } from '../../../../src/application/notices/notices-state';
import { AuthModalViewModel } from '../../../../src/ui/auth/auth-modal.view-model';
import { SocialRegistrationViewModel } from '../../../../src/ui/auth/social/social-registration.view-model';
import { SocialSignInViewModel } from '../../../../src/ui/auth/social/social-sign-in.view-model';
import type { SocialServices } from '../../../../src/ui/auth/social/social-status.view-model';
import { SocialStatusViewModel } from '../../../../src/ui/auth/social/social-status.view-model';
import { socialFixture } from '../../../application/auth/social-fixture';
import { FakeRandom } from '../../../fakes/fake-random';
import { FakeTabStorage } from '../../../fakes/fake-tab-storage';

/** Creates the services of provider logins with fakes; `hasOpener` if a portal page opened the tab. */
export function socialScreenFixture({ hasOpener = false, storage = new FakeTabStorage() } = {}) {
  const drafts = new TabSocialDraftStore(() => storage);
  const fixture = socialFixture();
  const random = new FakeRandom();
  const notices = new NoticesState(fixture.clock, random);
  const finish = new FinishSocialRegistration(fixture.social, fixture.enter, { notifyRegistered: () => hasOpener });
  const signIn = new SocialSignInViewModel(fixture.signIn, fixture.social, fixture.state, notices);
  const services: SocialServices = {
    signIn,
    status: new SocialStatusViewModel(fixture.state, fixture.tabs),
    loadStatus: new LoadSocialStatus(fixture.social),
    openRegistration: new OpenSocialRegistration(fixture.social),
    createRegistration: (opened: OpenedRegistration, goHome: () => void) =>
      new SocialRegistrationViewModel(opened, goHome, finish, fixture.validate, notices, fixture.gateway, drafts),
  };
  signIn.start();
  return {
    ...fixture,
    services,
    authModal: new AuthModalViewModel(fixture.modal, fixture.state, notices),
    toasts: () => notices.current.map(({ toast }) => ({ title: toast.title, body: toast.body })),
  };
}
