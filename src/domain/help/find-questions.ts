import { htmlText } from '../content/html-text';
import type { HelpQuestion } from './help-question';

const ACCENTS = /[\u0300-\u036f]/gu;

const HYPHEN_WITHIN = /(?<=\p{L})-(?=\p{L})/gu;

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Returns letters for comparison: no case, no accents, hyphenated words joined. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').toLowerCase().replace(HYPHEN_WITHIN, '');
}

/** Returns the questions that contain every word of a search, in the question or its answer; all without a search. */
export function findQuestions(questions: readonly HelpQuestion[], search: string): readonly HelpQuestion[] {
  const words = folded(search)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
  return questions.filter(({ question, answer }) => {
    const text = folded(`${question} ${htmlText(answer)}`);
    return words.every((word) => text.includes(word));
  });
}
