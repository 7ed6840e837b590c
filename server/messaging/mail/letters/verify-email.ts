import { brand } from '../../../../src/domain/shared/brand';
import { lifetimeText } from '../../../identity/email-links/lifetime-text';
import { linkLifetimes } from '../../../identity/email-links/link-lifetimes';
import type { Letter } from '../letter';

interface VerifyEmail {
  readonly username: string;
  readonly url: string;
  /** The account has another address until then. */
  readonly replaces: boolean;
}

/** Asks whoever reads the address of an account, or one that it is to have, to confirm it. */
export const verifyEmailLetter = ({ username, url, replaces }: VerifyEmail): Letter => ({
  kind: 'verify-email',
  subject: replaces ? 'Please confirm your new e-mail address' : 'Please confirm your e-mail address',
  opening: [
    `Hello ${username},`,
    replaces
      ? 'please confirm that this e-mail address is yours. It takes the place of the one that your account has now.'
      : 'please confirm that this e-mail address is yours. We use it to let you back in when you have forgotten your password.',
  ],
  links: [{ label: 'Confirm my e-mail address', url }],
  closing: [
    `The link holds for ${lifetimeText(linkLifetimes['verify-email'])} and works once. You can go on playing in the meantime.`,
    replaces
      ? 'You did not ask for this? Then do not open the link, and nothing changes.'
      : 'You did not create this account? Then do not open the link, and the address stays unconfirmed.',
  ],
  reason: `You receive this mail because this address was entered for the ${brand.siteName} account “${username}”.`,
});
