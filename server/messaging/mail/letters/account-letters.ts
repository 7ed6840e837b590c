import type { SignInProvider } from '../../../../src/domain/auth/social-provider';
import { providerNames } from '../../../../src/domain/auth/social-provider';
import { brand } from '../../../../src/domain/shared/brand';
import { lifetimeText, linkLifetimes } from '../../../identity/email-links/link-lifetimes';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

type PlainChange = 'password' | 'address-asked' | 'two-factor-on' | 'two-factor-off';

/** A change of an account's protection. */
export type SecurityChange =
  | PlainChange
  | { readonly kind: 'identity-linked' | 'identity-unlinked'; readonly provider: SignInProvider }
  /** A reset by an emailed link, with the other ways to log in. */
  | { readonly kind: 'reset'; readonly providers: readonly SignInProvider[]; readonly twoFactor: boolean };

interface SecurityChanged {
  readonly username: string;
  readonly change: SecurityChange;
  readonly at: Date;
  /** Page to request a new password without a login. */
  readonly helpUrl: string;
}

interface Notice {
  readonly subject: string;
  readonly words: string;
  /** Unchanged facts that the reader should know. */
  readonly note?: string;
}

const OTHERS_LOGGED_OUT = 'and all other browsers were logged out';

const PLAIN: Readonly<Record<PlainChange, Notice>> = {
  password: {
    subject: 'Your password was changed',
    words: `The password of your account was changed, ${OTHERS_LOGGED_OUT}`,
  },
  'address-asked': {
    subject: 'Someone asked to change your email address',
    words: 'Someone who is logged in to your account asked to change its email address',
    note: 'It changes once the link that we sent to the new address is opened.',
  },
  'two-factor-on': {
    subject: 'Two-factor authentication is on',
    words: `Two-factor authentication was turned on for your account, ${OTHERS_LOGGED_OUT}`,
  },
  'two-factor-off': {
    subject: 'Two-factor authentication is off',
    words: 'Two-factor authentication was turned off for your account',
  },
};

const listed = new Intl.ListFormat('en');

function stillConnected(providers: readonly SignInProvider[], twoFactor: boolean): string {
  const code = `two-factor authentication is ${twoFactor ? 'on' : 'off'}`;
  if (providers.length === 0) return `There is no other way to log in, and ${code}.`;
  const names = listed.format(providers.map((provider) => providerNames[provider]));
  const are = providers.length === 1 ? 'is' : 'are';
  return `${names} ${are} still connected, and ${code}. In your settings, disconnect accounts that aren’t yours.`;
}

function noticeOf(change: SecurityChange): Notice {
  if (typeof change === 'string') return PLAIN[change];
  if (change.kind === 'reset') return { ...PLAIN.password, note: stillConnected(change.providers, change.twoFactor) };
  const name = providerNames[change.provider];
  return change.kind === 'identity-linked'
    ? {
        subject: `${name} was connected`,
        words: `Your account was connected to ${name}`,
        note: 'You can now use it to log in.',
      }
    : {
        subject: `${name} was disconnected`,
        words: `${name} was disconnected from your account, ${OTHERS_LOGGED_OUT}`,
      };
}

/** Composes the email about a change of an account's protection. */
export function securityChangedLetter({ username, change, at, helpUrl }: SecurityChanged): Letter {
  const { subject, words, note } = noticeOf(change);
  return {
    kind: 'security-changed',
    subject,
    opening: [
      `Hello ${username},`,
      `${words}, on ${momentText(at)}.`,
      ...(note === undefined ? [] : [note]),
      'If this was you, there’s nothing to do.',
    ],
    links: [{ label: 'This wasn’t me: reset my password', url: helpUrl }],
    closing: [],
    reason: `You’re receiving this email because the security settings of the ${brand.siteName} account “${username}” changed.`,
  };
}

interface AddressChanged {
  readonly username: string;
  readonly at: Date;
  /** Contact page. This address can no longer reset the password. */
  readonly helpUrl: string;
}

/** Composes the email to an account's old address after a change. */
export const addressChangedLetter = ({ username, at, helpUrl }: AddressChanged): Letter => ({
  kind: 'address-changed',
  subject: 'Your email address was changed',
  opening: [
    `Hello ${username},`,
    `Your account has a new email address since ${momentText(at)}. All further emails go there, and you can no longer log in with this address.`,
    'If this was you, there’s nothing to do.',
  ],
  links: [{ label: 'This wasn’t me: contact support', url: helpUrl }],
  closing: [],
  reason: `You’re receiving this email because this was the email address of the ${brand.siteName} account “${username}”.`,
});

interface AccountBanned {
  readonly username: string;
  /** End and reason of the ban. */
  readonly text: string;
  /** Contact page, which needs no login. */
  readonly helpUrl: string;
}

/** Composes the email about a ban. */
export const accountBannedLetter = ({ username, text, helpUrl }: AccountBanned): Letter => ({
  kind: 'account-banned',
  subject: 'Your account is banned',
  opening: [
    `Hello ${username},`,
    text,
    'You can’t log in while you’re banned. Think this is a mistake? Write to our support.',
  ],
  links: [{ label: 'Contact support', url: helpUrl }],
  closing: [],
  reason: `You’re receiving this email because this is the verified email address of the ${brand.siteName} account “${username}”.`,
});

interface AlreadyRegistered {
  /** Username of the account with this address. */
  readonly username: string;
  readonly loginUrl: string;
}

/** Composes the email to the owner of a verified address that was used for another registration. */
export const alreadyRegisteredLetter = ({ username, loginUrl }: AlreadyRegistered): Letter => ({
  kind: 'already-registered',
  subject: 'You already have an account',
  opening: [
    `Hello ${username},`,
    `Someone just signed up at ${brand.siteName} with your email address. If it was you: you already have an account, and its username is “${username}”.`,
  ],
  links: [{ label: 'Log in', url: loginUrl }],
  closing: [
    'Forgot your password? Choose “Forgot password” there.',
    'Wasn’t you? There’s nothing to do. Your address stays with your account, and nobody else can verify it.',
  ],
  reason: `You’re receiving this email because this is the verified email address of the ${brand.siteName} account “${username}”.`,
});

interface NewDevice {
  readonly username: string;
  /** Short description of browser and system. */
  readonly device: string;
  readonly at: Date;
  /** Page of sessions and password. */
  readonly securityUrl: string;
}

/** Composes the email about a login from an unknown browser. */
export const newDeviceLetter = ({ username, device, at, securityUrl }: NewDevice): Letter => ({
  kind: 'new-device',
  subject: 'New login to your account',
  opening: [
    `Hello ${username},`,
    `Someone logged in to your account from a new device: ${device}, on ${momentText(at)}.`,
    'If this was you, there’s nothing to do.',
  ],
  links: [{ label: 'See where I’m logged in', url: securityUrl }],
  closing: ['Wasn’t you? End that session and change your password right away.'],
  reason: `You’re receiving this email because emails about new logins are on for the ${brand.siteName} account “${username}”; you can turn them off in its security settings.`,
});

/** An account with a link in the reset email. */
export interface ResettableAccount {
  readonly username: string;
  readonly url: string;
}

const lifetime = lifetimeText(linkLifetimes['reset-password']);

/** Composes the email to reset the password of one account, or of one of several with the same address. */
export function resetPasswordLetter(accounts: readonly ResettableAccount[]): Letter {
  const [first, ...more] = accounts;
  const only = more.length === 0 ? first : undefined;
  return {
    kind: 'reset-password',
    subject: 'Choose a new password',
    opening: [
      only ? `Hello ${only.username},` : 'Hello,',
      'Someone, most likely you, asked to reset the password.',
      ...(only ? [] : ['Several accounts use this email address. Choose the account to reset:']),
    ],
    links: accounts.map(({ username, url }) => ({
      label: only ? 'Choose a new password' : `New password for ${username}`,
      url,
    })),
    closing: [
      `${only ? `The link expires in ${lifetime} and works once` : `The links expire in ${lifetime}, and each works once`}. A new password logs you out everywhere.`,
      'Didn’t ask for this? Ignore this email, and your password stays the same.',
    ],
    reason: `You’re receiving this email because someone requested a password reset at ${brand.siteName} for this address.`,
  };
}

interface VerifyEmail {
  readonly username: string;
  readonly url: string;
  /** True if the account already has a verified address. */
  readonly replaces: boolean;
}

/** Composes the email to verify an account's address or its new address. */
export const verifyEmailLetter = ({ username, url, replaces }: VerifyEmail): Letter => ({
  kind: 'verify-email',
  subject: replaces ? 'Please verify your new email address' : 'Please verify your email address',
  opening: [
    `Hello ${username},`,
    replaces
      ? 'Please verify that this email address is yours. It will replace the current address of your account.'
      : 'Please verify that this email address is yours. You’ll need it if you forget your password.',
  ],
  links: [{ label: 'Verify my email address', url }],
  closing: [
    `The link expires in ${lifetimeText(linkLifetimes['verify-email'])} and works once. You can keep playing in the meantime.`,
    replaces
      ? 'Didn’t ask for this? Ignore this email, and nothing changes.'
      : 'Didn’t create this account? Ignore this email, and the address stays unverified.',
  ],
  reason: `You’re receiving this email because this address was entered for the ${brand.siteName} account “${username}”.`,
});
