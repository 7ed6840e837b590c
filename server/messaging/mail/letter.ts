/** Which mail of the house it is. */
export type MailKind =
  | 'verify-email'
  | 'reset-password'
  | 'already-registered'
  | 'new-device'
  | 'security-changed'
  | 'address-changed'
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
  | 'weekly-digest'
  | 'unread-digest';

/** Where a letter leads: an address of the portal. */
export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** What a mail says, as plain text; both of its parts are made from this. */
export interface Letter {
  readonly kind: MailKind;
  /** One line. */
  readonly subject: string;
  readonly opening: readonly string[];
  /** More than paragraphs, in both forms, after the opening; the HTML is sanitised. */
  readonly body?: { readonly text: string; readonly html: string };
  /** One is shown as a button, several as a list. */
  readonly links: readonly LetterLink[];
  readonly closing: readonly string[];
  /** Why it was sent, as a whole sentence. */
  readonly reason: string;
  /** Where its reader ends mails of this kind; none for a mail that an account needs. */
  readonly unsubscribeUrl?: string;
}
