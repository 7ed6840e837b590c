import { truncate } from '../shared/truncate';

/**
 * Most characters of a card's excerpt (spec 1 §9).
 * @rule 1.9.6b Card excerpts have 80 characters.
 */
export const EXCERPT_LIMIT = 80;

/**
 * Most characters of a title in the slider (spec 1 §9).
 * @rule 1.9.6b Slider titles have 40 characters.
 */
export const SLIDER_TITLE_LIMIT = 40;

/**
 * A card's excerpt (spec 1 §5).
 * @rule 1.5.8 A game's excerpt is cut at 80 characters.
 */
export function cardExcerpt(excerpt: string): string {
  return truncate(excerpt, EXCERPT_LIMIT);
}

/**
 * A slider's title (spec 1 §5).
 * @rule 1.5.8 A title in the slider is cut at 40 characters.
 */
export function sliderTitle(title: string): string {
  return truncate(title, SLIDER_TITLE_LIMIT);
}
