import { brand } from '../../../../src/domain/shared/brand';
import { lifetimeText } from '../../../identity/email-links/lifetime-text';
import { linkLifetimes } from '../../../identity/email-links/link-lifetimes';
import type { Letter } from '../letter';

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
