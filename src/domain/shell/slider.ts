/**
 * Shuffles a list with random numbers in [0, 1) from the caller, one for each item but the first (Fisher-Yates).
 * @rule 3.9 The slider's games are shuffled by an injected random source.
 */
export function shuffle<T>(items: readonly T[], draw: () => number): readonly T[] {
  const result = [...items];
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(draw() * (index + 1));
    const moved = result.slice(index, index + 1);
    result.splice(index, 1, ...result.slice(other, other + 1));
    result.splice(other, 1, ...moved);
  }
  return result;
}

/**
 * Number of thumbnails below a slide.
 * @rule 1.9.6a The slider has 4 slots for thumbnails.
 */
export const SLIDER_THUMBNAILS = 4;

/**
 * Returns the index of the next slide.
 * @rule 1.4.13a The first slide follows the last.
 */
export function nextSlide(current: number, count: number): number {
  return count === 0 ? 0 : (current + 1) % count;
}

/**
 * Returns the index of the previous slide.
 * @rule 1.4.13a The last slide precedes the first.
 */
export function previousSlide(current: number, count: number): number {
  return count === 0 ? 0 : (current - 1 + count) % count;
}

/**
 * Returns the slides in random order for one visit of the page; `draw` returns numbers in [0, 1).
 * @rule 1.4.13b The order of the slides is random.
 * @rule 3.9 The slides are shuffled once for each visit of the page.
 */
export function sliderOrder<Slide>(slides: readonly Slide[], draw: () => number): readonly Slide[] {
  return shuffle(slides, draw);
}

/**
 * Returns the pictures for the thumbnail slots: the first ones of the slide.
 * @rule 1.9.6a There are never more pictures than slots.
 */
export function thumbnailSlots<Picture>(pictures: readonly Picture[]): readonly Picture[] {
  return pictures.slice(0, SLIDER_THUMBNAILS);
}
