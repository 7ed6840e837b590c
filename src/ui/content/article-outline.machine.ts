import { htmlText } from '../../domain/content/html-text';

/** A heading of an article: its id, text and level. */
export interface OutlineEntry {
  /** Id of the element on the page. */
  readonly id: string;
  readonly title: string;
  readonly below: boolean;
}

/** Minimum number of headings; a shorter article needs no outline. */
export const OUTLINE_FROM = 3;

const HEADING = /<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs;

/** Returns the outline of sanitised HTML: headings of levels two and three; empty below three headings. */
export function articleOutline(html: string): readonly OutlineEntry[] {
  const entries = [...html.matchAll(HEADING)].map(([, level, id = '', inner = '']) => ({
    id,
    title: htmlText(inner),
    below: level === '3',
  }));
  const shown = entries.filter(({ title }) => title !== '');
  return shown.length < OUTLINE_FROM ? [] : shown;
}

/** Average reading speed. */
const WORDS_A_MINUTE = 220;

/** Returns the reading time of sanitised HTML in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = htmlText(html).split(' ').length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
