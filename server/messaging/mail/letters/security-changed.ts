import type { SignInProvider } from '../../../../src/domain/auth/social-provider';
import { providerNames } from '../../../../src/domain/auth/social-provider';
import { brand } from '../../../../src/domain/shared/brand';
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
