import { htmlText } from '../content/html-text';
import type { HelpQuestion } from './help-question';

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
