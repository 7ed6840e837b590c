import type { SignInProvider } from '../../../../src/domain/auth/social-provider';
import { providerNames } from '../../../../src/domain/auth/social-provider';
import { brand } from '../../../../src/domain/shared/brand';
import { lifetimeText, linkLifetimes } from '../../../identity/email-links/link-lifetimes';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

type PlainChange = 'password' | 'address-asked' | 'two-factor-on' | 'two-factor-off';

/** What was changed about how an account is protected; with it what the words name. */
export type SecurityChange =
  | PlainChange
  | { readonly kind: 'identity-linked' | 'identity-unlinked'; readonly provider: SignInProvider }
  /** By a mailed link, with what leads to the account beside the new password. */
  | { readonly kind: 'reset'; readonly providers: readonly SignInProvider[]; readonly twoFactor: boolean };

interface SecurityChanged {
  readonly username: string;
  readonly change: SecurityChange;
  readonly at: Date;
  /** Where a new password is asked for, by somebody who may not be able to sign in any more. */
  readonly helpUrl: string;
}

interface Notice {
  readonly subject: string;
  readonly words: string;
  /** What has not changed, and should be known. */
  readonly besides?: string;
}

const OTHERS_OUT = 'and every other browser was signed out';

const PLAIN: Readonly<Record<PlainChange, Notice>> = {
  password: { subject: 'Your password was changed', words: `the password of your account was changed, ${OTHERS_OUT}` },
  'address-asked': {
    subject: 'Another e-mail address was asked for',
    words:
      'somebody who is logged into your account has asked for another e-mail address, which is the account’s once a link that was sent there is opened',
  },
  'two-factor-on': {
    subject: 'Two-factor sign-in is on',
    words: `two-factor sign-in was switched on for your account, ${OTHERS_OUT}`,
  },
  'two-factor-off': {
    subject: 'Two-factor sign-in is off',
    words: 'two-factor sign-in was switched off for your account',
  },
};

const listed = new Intl.ListFormat('en');

function stillConnected(providers: readonly SignInProvider[], twoFactor: boolean): string {
  const code = `two-factor sign-in is ${twoFactor ? 'on' : 'off'}`;
  if (providers.length === 0) return `Nothing else signs in to it, and ${code}.`;
  const names = listed.format(providers.map((provider) => providerNames[provider]));
  const are = providers.length === 1 ? 'is' : 'are';
  return `${names} ${are} still connected with it, and ${code}. Disconnect in your settings whatever is not yours.`;
}

function noticeOf(change: SecurityChange): Notice {
  if (typeof change === 'string') return PLAIN[change];
  if (change.kind === 'reset')
    return { ...PLAIN.password, besides: stillConnected(change.providers, change.twoFactor) };
  const name = providerNames[change.provider];
  return change.kind === 'identity-linked'
    ? {
        subject: `${name} was connected`,
        words: `your account was connected with an account of ${name}, which signs in to it from now on`,
      }
    : {
        subject: `${name} was disconnected`,
        words: `${name} was disconnected from your account, ${OTHERS_OUT}`,
      };
}

/** Tells a player that their account is protected in another way than before. */
export function securityChangedLetter({ username, change, at, helpUrl }: SecurityChanged): Letter {
  const { subject, words, besides } = noticeOf(change);
  return {
    kind: 'security-changed',
    subject,
    opening: [
      `Hello ${username},`,
      `${words}, on ${momentText(at)}.`,
      ...(besides === undefined ? [] : [besides]),
      'If that was you, all is well.',
    ],
    links: [{ label: 'It was not me: choose a new password', url: helpUrl }],
    closing: [],
    reason: `You receive this mail because the protection of the ${brand.siteName} account “${username}” was changed.`,
  };
}

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

interface NewDevice {
  readonly username: string;
  /** What the browser calls itself, in a few words. */
  readonly device: string;
  readonly at: Date;
  /** Where sessions are ended and the password is changed. */
  readonly securityUrl: string;
}

/** Tells a player that their account was signed in to from a browser that it did not know. */
export const newDeviceLetter = ({ username, device, at, securityUrl }: NewDevice): Letter => ({
  kind: 'new-device',
  subject: 'New sign-in to your account',
  opening: [
    `Hello ${username},`,
    `your account was signed in to from a device that we had not seen before: ${device}, on ${momentText(at)}.`,
    'If that was you, all is well.',
  ],
  links: [{ label: 'See where I am signed in', url: securityUrl }],
  closing: ['Was it not you? Then end that session there and change your password at once.'],
  reason: `You receive this mail because login notifications are on for the ${brand.siteName} account “${username}”; you can turn them off in its security settings.`,
});

/** An account that a reset mail has a link for. */
export interface ResettableAccount {
  readonly username: string;
  readonly url: string;
}

const lifetime = lifetimeText(linkLifetimes['reset-password']);

/** Lets the reader of an address choose a new password: for their account, or for one of several with the same address. */
export function resetPasswordLetter(accounts: readonly ResettableAccount[]): Letter {
  const [first, ...more] = accounts;
  const only = more.length === 0 ? first : undefined;
  return {
    kind: 'reset-password',
    subject: 'Choose a new password',
    opening: [
      only ? `Hello ${only.username},` : 'Hello,',
      'somebody, most likely you, has asked for a new password.',
      ...(only ? [] : ['Several accounts have this e-mail address. Choose the one that you want back:']),
    ],
    links: accounts.map(({ username, url }) => ({
      label: only ? 'Choose a new password' : `New password for ${username}`,
      url,
    })),
    closing: [
      `${only ? `The link holds for ${lifetime} and works once` : `The links hold for ${lifetime}, and each works once`}. A new password ends every session of the account.`,
      'You did not ask for it? Then there is nothing to do: your password stays as it is.',
    ],
    reason: `You receive this mail because a new password was asked for at ${brand.siteName} with this address.`,
  };
}

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
