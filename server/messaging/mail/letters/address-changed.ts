import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

interface AddressChanged {
  readonly username: string;
  readonly at: Date;
  /** Where the support is written to: this address resets no password any more. */
  readonly helpUrl: string;
}

/** Tells the address that an account had so far that it has another one. */
export const addressChangedLetter = ({ username, at, helpUrl }: AddressChanged): Letter => ({
  kind: 'address-changed',
  subject: 'Your e-mail address was changed',
  opening: [
    `Hello ${username},`,
    `your account has another e-mail address since ${momentText(at)}. All further mails go there, and this address no longer opens the account.`,
    'If that was you, all is well.',
  ],
  links: [{ label: 'It was not me: write to the support', url: helpUrl }],
  closing: [],
  reason: `You receive this mail because this was the address of the ${brand.siteName} account “${username}”.`,
});
