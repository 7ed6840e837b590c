const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Formats a moment for emails, such as "21 November 2026 at 12:30 UTC". */
export const momentText = (moment: Date): string => `${FORMAT.format(moment)} UTC`;

/** Returns the non-empty lines of a text as paragraphs of an email. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
