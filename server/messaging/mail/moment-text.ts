const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A moment as a mail tells it, such as "21 November 2026 at 12:30 UTC". */
export const momentText = (moment: Date): string => `${FORMAT.format(moment)} UTC`;

/** The lines of a text that have something in them, each to be a paragraph of a mail. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
