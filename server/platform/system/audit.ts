import type { Logger } from '../../deps';

/** A security-relevant event; docs/operations.md describes them. */
export type AuditEvent =
  | 'sign-up'
  | 'login'
  | 'logout'
  | 'password-change'
  | 'password-reset'
  | 'email-change'
  | 'email-change-cancel'
  | 'email-verification'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes'
  | 'identity-unlink'
  | 'session-end'
  | 'ban'
  | 'unban'
  | 'promotion'
  | 'demotion'
  | 'developer-application'
  | 'developer-creation'
  | 'developer-refusal'
  | 'member-invitation'
  | 'invitation-answer'
  | 'tester-invitation'
  | 'tester-removal'
  | 'test-data-reset'
  | 'test-answer'
  | 'payout-request'
  | 'member-change'
  | 'member-removal'
  | 'token-creation'
  | 'token-revocation'
  | 'takedown'
  | 'reinstatement'
  | 'deletion-request'
  | 'deletion-withdrawal'
  | 'account-deletion'
  | 'purchase'
  | 'payment'
  | 'operator-command';

/** Ids and codes of an audit line. Never names of players, addresses of emails or secrets. */
interface AuditDetails {
  readonly account?: string | undefined;
  /** The client's address as `loggedAddress` returns it. */
  readonly address?: string | undefined;
  /** Code of the refusal; undefined after a success. */
  readonly refused?: string | undefined;
  readonly order?: string;
  readonly state?: string;
  readonly provider?: string;
  readonly command?: string;
  /** Slug of a developer. */
  readonly developer?: string;
  readonly role?: string;
  /** Slug of a game. */
  readonly game?: string;
}

/** Writes an audit line: level `info`, `audit: true` and the event. */
export function audit(log: Pick<Logger, 'child'>, event: AuditEvent, details: AuditDetails): void {
  log.child({ audit: true }).info({ event, ...details }, 'audit');
}
