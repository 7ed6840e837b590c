import type { LoadSocialStatus } from '../../../application/auth/load-social-status.use-case';
import type {
  OpenedRegistration,
  OpenSocialRegistration,
} from '../../../application/auth/open-social-registration.use-case';
import type { SocialRegistrationViewModel } from './social-registration.view-model';
import type { SocialSignInViewModel } from './social-sign-in.view-model';
import type { SocialStatusViewModel } from './social-status.view-model';

/** What signing in by a provider needs; its script comes with the login pane, or with the pages that it ends on. */
export interface SocialServices {
  readonly signIn: SocialSignInViewModel;
  readonly status: SocialStatusViewModel;
  readonly loadStatus: LoadSocialStatus;
  readonly openRegistration: OpenSocialRegistration;
  /** `goHome` is called once the new player is signed in and nobody else is to be told. */
  readonly createRegistration: (opened: OpenedRegistration, goHome: () => void) => SocialRegistrationViewModel;
}
