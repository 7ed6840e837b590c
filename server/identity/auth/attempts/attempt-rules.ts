import { ADDRESS_REQUESTS_A_DAY, REQUESTS_A_DAY, REQUESTS_TO_ONE } from '../../../../src/domain/friends/friend-limits';

/** Limit on attempts in a window that starts with the first attempt. The name prefixes the keys of the counters. */
export interface AttemptRule {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HALF_HOUR = 30 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const rule = (name: string, max: number, windowSeconds: number): AttemptRule => ({ name, max, windowSeconds });

/** By mailbox: address emails of an account. Counted in the transaction that queues the email. */
export const ADDRESS_MAILS = rule('address-mail', 3, HOUR);

/** By account: changes of the email address. Each change emails an address that the player chooses. */
export const ADDRESS_CHANGES = rule('address-change', 5, DAY);

/** By mailbox: receipts for support messages, because anybody can submit any address. */
export const RECEIPT_MAILS = rule('receipt-mail', 3, HOUR);

/** By mailbox: payment links to an unverified address, which may belong to somebody else. Counted in the transaction that queues the email. */
export const PAYMENT_MAILS = rule('payment-mail', 3, DAY);

/** By account: friend requests. Counted in the transaction that stores the request. */
export const FRIEND_REQUESTS = rule('friend-request', REQUESTS_A_DAY, DAY);

/** By account and recipient: friend requests, whatever their outcome. */
export const FRIEND_REQUESTS_TO_ONE = rule('friend-request-to', REQUESTS_TO_ONE, 30 * DAY);

/** By account: friend requests by email address, for known and unknown addresses. */
export const ADDRESS_REQUESTS = rule('address-request', ADDRESS_REQUESTS_A_DAY, DAY);

/** By account and email address: limits repeated friend requests to one person. */
export const ADDRESS_REQUESTS_TO_ONE = rule('address-request-to', REQUESTS_TO_ONE, 30 * DAY);

/** By developer and invited player or email address. */
export const DEVELOPER_INVITATIONS_TO_ONE = rule('developer-invitation-to', 3, 7 * DAY);
export const TESTER_INVITATIONS_TO_ONE = rule('tester-invitation-to', 3, 7 * DAY);

/** By account: messages to players who are not friends and have not answered. */
export const UNANSWERED_MESSAGES = rule('unanswered-message', 10, DAY);

/** Limit outside production, where many tests and players share one network address. */
const SHARED_ADDRESS = 1000;

/**
 * Creates all other limits that are counted in the database; docs/operations.md lists them.
 * Limits by network address alone are higher outside production.
 */
export function attemptRules(production: boolean) {
  const byAddress = (max: number): number => (production ? max : SHARED_ADDRESS);
  return {
    /** By network address. */
    logins: rule('login-address', byAddress(100), QUARTER),
    /** By typed login name (username or email address) and network address, for browsers that the account does not know. */
    loginsAtAddress: rule('login-account-address', 10, QUARTER),
    /** By typed login name, for all browsers together that the account does not know. */
    loginsOfStrangers: rule('login-account', 10, QUARTER),
    /** By account and known browser: other people cannot use up these attempts. */
    loginsOfDevice: rule('login-device', 10, QUARTER),
    /** By network address: created accounts. */
    registrations: rule('register-address', byAddress(5), HOUR),
    /** By mailbox. */
    resetMails: rule('reset-mail', 3, HOUR),
    /** By network address: requests for emails, for any email address. */
    mails: rule('mail-address', byAddress(30), HOUR),
    /** By network address: uses of emailed links. */
    resets: rule('reset-address', byAddress(20), QUARTER),
    /** By network address: steps of the register wizard. */
    validations: rule('validate-address', byAddress(20), MINUTE),
    /** By account: password checks of a logged-in player. */
    passwordProofs: rule('proof-password', 10, QUARTER),
    /** By account: code checks of a logged-in player. Separate, so that a correct password does not reset the count. */
    codeProofs: rule('proof-code', 10, QUARTER),
    /** By network address: receipts for support messages, for any email address. */
    receipts: rule('receipt-address', byAddress(10), DAY),
    /** By network address and article: counted views of visitors without an account. */
    guestViews: rule('guest-view', byAddress(5), DAY),
    /** By network address and game: counted plays of visitors without an account. */
    guestPlays: rule('guest-play', byAddress(20), DAY),
    /** By visitor and game: reports of the health of a play. */
    healthReports: rule('health', 20, HALF_HOUR),
    /** By network address and game: reports of visitors without an account, because anybody can forge the visitor cookie. */
    guestHealthReports: rule('guest-health', byAddress(60), DAY),
    /** By account: deletion requests. Each request sends an email. */
    deletions: rule('deletion', 3, DAY),
  } as const;
}

export type AttemptRules = ReturnType<typeof attemptRules>;
