import { truncate } from '../shared/truncate';

export const EXCERPT_LIMIT = 80;
export const SLIDER_TITLE_LIMIT = 40;

/** A card's excerpt, cut at 80 characters (spec 1 §5). */
export function cardExcerpt(excerpt: string): string {
  return truncate(excerpt, EXCERPT_LIMIT);
}

/** A slider's title, cut at 40 characters (spec 1 §5). */
export function sliderTitle(title: string): string {
  return truncate(title, SLIDER_TITLE_LIMIT);
}
