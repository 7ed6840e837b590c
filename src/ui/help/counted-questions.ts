import { gameTexts } from '../notices/texts/game.texts';

/** Formats the number of search results. */
export function countedQuestions(count: number): string {
  if (count === 0) return gameTexts['no-results'].title;
  return count === 1 ? '1 question' : `${String(count)} questions`;
}
