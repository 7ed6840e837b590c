import { htmlText } from './html-text';

/** A heading of an article: where it can be found, what it says, and whether it stands below another one. */
export interface OutlineEntry {
  /** Its id on the page. */
  readonly id: string;
  readonly title: string;
  readonly below: boolean;
}

/** A shorter article is seen at a glance. */
export const OUTLINE_FROM = 3;

const HEADING = /<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs;

/** The table of contents of sanitised HTML: its headings of the second and third level; empty when there are fewer than three. */
export function articleOutline(html: string): readonly OutlineEntry[] {
  const entries = [...html.matchAll(HEADING)].map(([, level, id = '', inner = '']) => ({
    id,
    title: htmlText(inner),
    below: level === '3',
  }));
  const shown = entries.filter(({ title }) => title !== '');
  return shown.length < OUTLINE_FROM ? [] : shown;
}

/** How many words most people read in a minute. */
const WORDS_A_MINUTE = 220;

/** How long sanitised HTML takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = htmlText(html).split(' ').length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
