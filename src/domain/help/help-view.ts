import { htmlText } from '../content/html-text';
import type { HelpQuestion } from './help-question';

/**
 * The views of the help centre: where to begin, for players with an account, for those without, and the contact form (spec 2 §2).
 * @rule 2.2.28 Players with an account and players new here have a view each.
 * @rule 2.2.31 The contact form has its own view.
 */
export const helpViews = ['index', 'user', 'guest', 'contact'] as const;

export type HelpView = (typeof helpViews)[number];

/** The part of an address that names a view; the index has none. */
export function helpViewSegment(view: HelpView): string | undefined {
  return view === 'index' ? undefined : view;
}

const ACCENTS = /[\u0300-\u036f]/gu;
const HYPHEN_WITHIN = /(?<=\p{L})-(?=\p{L})/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Letters as they are compared: without case and accents, a hyphenated word in one. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').toLowerCase().replace(HYPHEN_WITHIN, '');
}

/** The questions that hold every word of a search, in themselves or in their answers; all of them for a search without words. */
export function findQuestions(questions: readonly HelpQuestion[], search: string): readonly HelpQuestion[] {
  const words = folded(search)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
  return questions.filter(({ question, answer }) => {
    const text = folded(`${question} ${htmlText(answer)}`);
    return words.every((word) => text.includes(word));
  });
}
