/** The lines of a text that have something in them, each to be a paragraph of a mail. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
