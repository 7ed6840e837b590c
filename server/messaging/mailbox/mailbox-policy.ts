const NOTHING = ["default-src 'none'", "base-uri 'none'"] as const;

/** Policy of the mailbox's own pages: one style sheet, a form to itself, and frames with mails in them. */
export const mailboxPolicy = (nonce: string): string =>
  [...NOTHING, `style-src 'nonce-${nonce}'`, "frame-src 'self'", "form-action 'self'", "frame-ancestors 'none'"].join(
    '; ',
  );

/** Policy of a mail: styles and nothing else, no script, no form, no file; its links open in a new tab. */
export const letterPolicy = [
  ...NOTHING,
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');
