export type MailKind =
  | 'verify-email'
  | 'reset-password'
  | 'already-registered'
  | 'new-device'
  | 'security-changed'
  | 'address-changed'
  | 'account-banned'
  | 'deletion-requested'
  | 'deletion-completed'
  | 'export-ready'
  | 'support-message'
  | 'support-receipt'
  | 'support-reply'
  | 'coin-checkout'
  | 'coin-receipt'
  | 'coin-refund'
  | 'coin-dispute-won'
  | 'confirm-subscription'
  | 'newsletter'
  | 'announcement'
  | 'weekly-digest'
  | 'unread-digest'
  | 'developer-invitation'
  | 'developer-test-invitation'
  | 'developer-application'
  | 'developer-health'
  | 'developer-webhook';

/** A link to the portal in an email. */
export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** Content of an email as plain text, from which both parts are rendered. */
export interface Letter {
  readonly kind: MailKind;
  /** A single line. */
  readonly subject: string;
  readonly opening: readonly string[];
  /** Optional content after the opening, as text and as sanitised HTML. */
  readonly body?: { readonly text: string; readonly html: string };
  /** A single link is shown as a button, several as a list. */
  readonly links: readonly LetterLink[];
  readonly closing: readonly string[];
  /** Reason for sending, as a complete sentence. */
  readonly reason: string;
  /** Address to unsubscribe from emails of this kind. Undefined for a required email. */
  readonly unsubscribeUrl?: string;
}
