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
import { aSocialHouse } from '../../../application/auth/a-social-house';
import { FakeRandom } from '../../../fakes/fake-random';

/** Creates the services of provider logins with fakes; `hasOpener` if a portal page opened the tab. */
export function aSocialScreen({ hasOpener = false, numbers = [0.5] } = {}) {
  const house = aSocialHouse();
  const random = new FakeRandom(numbers);
  const notices = new NoticesState(house.clock, random);
  const finish = new FinishSocialRegistration(house.social, house.enter, { notifyRegistered: () => hasOpener });
  const signIn = new SocialSignInViewModel(house.signIn, house.social, house.state, notices);
  const services: SocialServices = {
    signIn,
    status: new SocialStatusViewModel(house.state, house.tabs),
    loadStatus: new LoadSocialStatus(house.social),
    openRegistration: new OpenSocialRegistration(house.social),
    createRegistration: (opened: OpenedRegistration, goHome: () => void) =>
      new SocialRegistrationViewModel(opened, goHome, finish, house.validate, notices, random),
  };
  signIn.start();
  return {
    ...house,
    services,
    authModal: new AuthModalViewModel(house.modal, house.state, notices),
    toasts: () => notices.current.map(({ toast }) => ({ title: toast.title, body: toast.body })),
  };
}
