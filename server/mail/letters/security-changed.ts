import { brand } from '../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

/** What was changed about how an account is protected. */
export type SecurityChange = 'password' | 'two-factor-on' | 'two-factor-off';

interface SecurityChanged {
  readonly username: string;
  readonly change: SecurityChange;
  readonly at: Date;
  /** Where a new password is asked for, by somebody who may not be able to sign in any more. */
  readonly helpUrl: string;
}

const SUBJECTS: Readonly<Record<SecurityChange, string>> = {
  password: 'Your password was changed',
  'two-factor-on': 'Two-factor sign-in is on',
  'two-factor-off': 'Two-factor sign-in is off',
};

const WORDS: Readonly<Record<SecurityChange, string>> = {
  password: 'the password of your account was changed, and every other browser was signed out',
  'two-factor-on': 'two-factor sign-in was switched on for your account, and every other browser was signed out',
  'two-factor-off': 'two-factor sign-in was switched off for your account',
};

/** Tells a player that their account is protected in another way than before. */
export const securityChangedLetter = ({ username, change, at, helpUrl }: SecurityChanged): Letter => ({
  kind: 'security-changed',
  subject: SUBJECTS[change],
  opening: [`Hello ${username},`, `${WORDS[change]}, on ${momentText(at)}.`, 'If that was you, all is well.'],
  links: [{ label: 'It was not me: choose a new password', url: helpUrl }],
  closing: [],
  reason: `You receive this mail because the protection of the ${brand.siteName} account “${username}” was changed.`,
});
