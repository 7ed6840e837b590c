import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';

interface AlreadyRegistered {
  /** Of the account that has the address. */
  readonly username: string;
  readonly loginUrl: string;
}

/** Tells the owner of a confirmed address that somebody has registered with it once more. */
export const alreadyRegisteredLetter = ({ username, loginUrl }: AlreadyRegistered): Letter => ({
  kind: 'already-registered',
  subject: 'You already have an account',
  opening: [
    `Hello ${username},`,
    `somebody has just signed up at ${brand.siteName} with your e-mail address. Was it you? You already have an account: its user name is “${username}”.`,
  ],
  links: [{ label: 'Log in', url: loginUrl }],
  closing: [
    'If you have forgotten your password, choose “Forgot password” there.',
    'Was it not you? Then there is nothing to do: your address stays with your account, and nobody else can confirm it.',
  ],
  reason: `You receive this mail because this is the confirmed address of the ${brand.siteName} account “${username}”.`,
});
