import { truncate } from '../shared/truncate';

/**
 * Maximum length of a card's excerpt, in characters (spec 1 §9).
 * @rule 1.9.6b Card excerpts have at most 80 characters.
 */
export const EXCERPT_LIMIT = 80;

/**
 * Maximum length of a slider title, in characters (spec 1 §9).
 * @rule 1.9.6b Slider titles have at most 40 characters.
 */
export const SLIDER_TITLE_LIMIT = 40;

/**
 * Truncates the excerpt of a card (spec 1 §5).
 * @rule 1.5.8 A game's excerpt is cut at 80 characters.
 */
export function cardExcerpt(excerpt: string): string {
  return truncate(excerpt, EXCERPT_LIMIT);
}

/**
 * Truncates the title of a slide (spec 1 §5).
 * @rule 1.5.8 A title in the slider is cut at 40 characters.
 */
export function sliderTitle(title: string): string {
  return truncate(title, SLIDER_TITLE_LIMIT);
}
