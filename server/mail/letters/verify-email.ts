import { brand } from '../../../src/domain/shared/brand';
import { lifetimeText } from '../../links/lifetime-text';
import { linkLifetimes } from '../../links/link-lifetimes';
import type { Letter } from '../letter';

/** Asks whoever reads the address of an account to confirm it. */
export const verifyEmailLetter = ({ username, url }: { username: string; url: string }): Letter => ({
  kind: 'verify-email',
  subject: 'Please confirm your e-mail address',
  opening: [
    `Hello ${username},`,
    'please confirm that this e-mail address is yours. We use it to let you back in when you have forgotten your password.',
  ],
  links: [{ label: 'Confirm my e-mail address', url }],
  closing: [
    `The link holds for ${lifetimeText(linkLifetimes['verify-email'])} and works once. You can go on playing in the meantime.`,
    'You did not create this account? Then do not open the link, and the address stays unconfirmed.',
  ],
  reason: `You receive this mail because this address was entered for the ${brand.siteName} account “${username}”.`,
});
