import { ADDRESS_REQUESTS_A_DAY, REQUESTS_A_DAY, REQUESTS_TO_ONE } from '../../../../src/domain/friends/friend-limits';

/** A limit on attempts, from the first of a window to its end; its name begins the keys that it counts by. */
export interface AttemptRule {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const rule = (name: string, max: number, windowSeconds: number): AttemptRule => ({ name, max, windowSeconds });

/** By mailbox: mails about an account that was made with it. They are counted in the transaction that writes them. */
export const ADDRESS_MAILS = rule('address-mail', 3, HOUR);

/** By account: wishes for another e-mail address, each of which writes to one that the player names. */
export const ADDRESS_CHANGES = rule('address-change', 5, DAY);

/** By mailbox: receipts for messages to the support, which anybody may have sent. */
export const RECEIPT_MAILS = rule('receipt-mail', 3, HOUR);

/** By account: requests for friendship, counted in the transaction that keeps them. */
export const FRIEND_REQUESTS = rule('friend-request', REQUESTS_A_DAY, DAY);

/** By account and the one asked: requests for friendship, whatever became of them. */
export const FRIEND_REQUESTS_TO_ONE = rule('friend-request-to', REQUESTS_TO_ONE, 30 * DAY);

/** By account: requests for friendship by an address, whether anybody has it or not. */
export const ADDRESS_REQUESTS = rule('address-request', ADDRESS_REQUESTS_A_DAY, DAY);

/** By account and address: the same, so that nobody is asked again and again. */
export const ADDRESS_REQUESTS_TO_ONE = rule('address-request-to', REQUESTS_TO_ONE, 30 * DAY);

/** Elsewhere than in production many tests and players share one network address. */
const SHARED_ADDRESS = 1000;

/** Every other limit that is counted in the database; docs/operations.md lists them. Those by network address alone are looser elsewhere than in production. */
export function attemptRules(production: boolean) {
  const byAddress = (max: number): number => (production ? max : SHARED_ADDRESS);
  return {
    /** By network address. */
    logins: rule('login-address', byAddress(100), QUARTER),
    /** By what was typed, a name or an e-mail address, and network address, of browsers that the account does not know. */
    loginsAtAddress: rule('login-account-address', 10, QUARTER),
    /** By what was typed, of all browsers together that the account does not know. */
    loginsOfStrangers: rule('login-account', 10, QUARTER),
    /** By account and browser, of one that it knows: nobody else can use these up. */
    loginsOfDevice: rule('login-device', 10, QUARTER),
    /** By network address: accounts, or names that were taken a moment before. */
    registrations: rule('register-address', byAddress(5), HOUR),
    /** By mailbox. */
    resetMails: rule('reset-mail', 3, HOUR),
    /** By network address, whatever e-mail addresses are named. */
    mails: rule('mail-address', byAddress(30), HOUR),
    /** By network address: uses of mailed links. */
    resets: rule('reset-address', byAddress(20), QUARTER),
    /** By network address: steps of the register wizard. */
    validations: rule('validate-address', byAddress(20), MINUTE),
    /** By account: passwords that are asked for once more of somebody who is signed in. */
    passwordProofs: rule('proof-password', 10, QUARTER),
    /** By account: codes that are asked for of somebody who is signed in; apart, so that a right password gives no more of them. */
    codeProofs: rule('proof-code', 10, QUARTER),
    /** By network address: receipts for messages to the support, whatever addresses are named. */
    receipts: rule('receipt-address', byAddress(10), DAY),
    /** By network address and article: visitors without an account whose view counts. */
    guestViews: rule('guest-view', byAddress(5), DAY),
    /** By network address and game: plays that count of visitors without an account. */
    guestPlays: rule('guest-play', byAddress(20), DAY),
    /** By account: wishes to have it deleted, each of which is told by mail. */
    deletions: rule('deletion', 3, DAY),
  } as const;
}

export type AttemptRules = ReturnType<typeof attemptRules>;
