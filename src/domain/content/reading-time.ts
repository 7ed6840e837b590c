import { htmlText } from './html-text';

/** How many words most people read in a minute. */
const WORDS_A_MINUTE = 220;

/** How long sanitised HTML takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = htmlText(html).split(' ').length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
