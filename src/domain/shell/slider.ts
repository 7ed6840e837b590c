export const SLIDER_THUMBNAILS = 4;

/** The next slide; after the last comes the first (spec 1 §4). */
export function nextSlide(current: number, count: number): number {
  return count === 0 ? 0 : (current + 1) % count;
}

/** The slide before; before the first stands the last (spec 1 §4). */
export function previousSlide(current: number, count: number): number {
  return count === 0 ? 0 : (current - 1 + count) % count;
}
