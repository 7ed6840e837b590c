import { countCharacters } from '../shared/count-characters';

export const DESCRIPTION_LIMIT = 1500;

/** Tells whether a description is long enough for a Show More toggle: over 1500 characters of text (spec 2 §9). */
export function isLongDescription(html: string): boolean {
  return countCharacters(html.replaceAll(/<[^>]*>/g, '')) > DESCRIPTION_LIMIT;
}
