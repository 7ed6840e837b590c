/**
 * Reorders a list by numbers in [0, 1) that the caller draws, one for each item but the first (Fisher and Yates).
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
 * How many thumbnails stand below a slide.
 * @rule 1.9.6a The slider has 4 slots for thumbnails.
 */
export const SLIDER_THUMBNAILS = 4;

/**
 * The next slide.
 * @rule 1.4.13a After the last slide comes the first.
 */
export function nextSlide(current: number, count: number): number {
  return count === 0 ? 0 : (current + 1) % count;
}

/**
 * The slide before.
 * @rule 1.4.13a Before the first slide stands the last.
 */
export function previousSlide(current: number, count: number): number {
  return count === 0 ? 0 : (current - 1 + count) % count;
}

/**
 * The slides of one visit of the page, by numbers in [0, 1) that the caller draws.
 * @rule 1.4.13b The order of the slides is random.
 * @rule 3.9 They are shuffled once for each visit of the page.
 */
export function sliderOrder<Slide>(slides: readonly Slide[], draw: () => number): readonly Slide[] {
  return shuffle(slides, draw);
}

/**
 * The pictures that the slots show: the first ones of the slide.
 * @rule 1.9.6a No more pictures are shown than there are slots.
 */
export function thumbnailSlots<Picture>(pictures: readonly Picture[]): readonly Picture[] {
  return pictures.slice(0, SLIDER_THUMBNAILS);
}
