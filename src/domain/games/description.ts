import { htmlText } from '../content/html-text';
import { countCharacters } from '../shared/count-characters';

/**
 * Characters of a description that are shown without asking (spec 2 §9).
 * @rule 2.9.3 A description collapses above 1500 characters.
 */
export const DESCRIPTION_LIMIT = 1500;

/** How a description is shown: not at all, as it is, or folded behind a Show More toggle. */
export type DescriptionForm = 'none' | 'whole' | 'folded';

/**
 * How the page shows a description, given as sanitised HTML; only characters that are read count.
 * @rule 2.9.3 A description of more than 1500 characters is collapsed.
 * @rule 2.2.14 Show More/Less stands below a long description, and an empty one is said to be none.
 */
export function descriptionForm(html: string): DescriptionForm {
  if (html.trim() === '') return 'none';
  return countCharacters(htmlText(html)) > DESCRIPTION_LIMIT ? 'folded' : 'whole';
}
