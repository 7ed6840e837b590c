/** Direction of a directional pad. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** A box on the screen, in CSS pixels from the window's upper left corner. */
export interface FocusRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box relative to the direction: `along` increases in the direction, `across` is perpendicular to it. */
interface Span {
  readonly along: number;
  readonly start: number;
  readonly end: number;
  readonly acrossStart: number;
  readonly acrossEnd: number;
}

// Sideways distance counts more than distance straight ahead.
const SIDEWAYS_WEIGHT = 2;
// A row is left sideways only at its end (pixels, larger than any window).
const OUT_OF_ROW = 1e6;

function spanOf({ x, y, width, height }: FocusRect, direction: Direction): Span {
  const upright = direction === 'up' || direction === 'down';
  const [from, size] = upright ? [y, height] : [x, width];
  const [acrossStart, acrossSize] = upright ? [x, width] : [y, height];
  const forward = direction === 'down' || direction === 'right';
  const [start, end] = forward ? [from, from + size] : [-from - size, -from];
  return { along: (start + end) / 2, start, end, acrossStart, acrossEnd: acrossStart + acrossSize };
}

function sidewaysDistance(from: Span, to: Span): number {
  return Math.max(0, to.acrossStart - from.acrossEnd, from.acrossStart - to.acrossEnd);
}

function distance(from: Span, to: Span): number {
  const ahead = Math.max(0, to.start - from.end);
  const skew = Math.abs(to.acrossStart + to.acrossEnd - from.acrossStart - from.acrossEnd) / 2;
  // Ties are decided by alignment, then by the nearer centre.
  return ahead + sidewaysDistance(from, to) * SIDEWAYS_WEIGHT + skew / 1e3 + (to.along - from.along) / 1e6;
}

/**
 * Returns the index of the nearest box whose centre lies in that direction, straight ahead before sideways; undefined
 * without one.
 */
export function nextFocus(rects: readonly FocusRect[], current: number, direction: Direction): number | undefined {
  const here = rects[current];
  if (here === undefined) return undefined;
  const from = spanOf(here, direction);
  const inRow = direction === 'left' || direction === 'right';
  let best: { readonly index: number; readonly length: number } | undefined;
  for (const [index, rect] of rects.entries()) {
    const to = spanOf(rect, direction);
    if (to.along <= from.along) continue;
    const length = distance(from, to) + (inRow && sidewaysDistance(from, to) > 0 ? OUT_OF_ROW : 0);
    if (best === undefined || length < best.length) best = { index, length };
  }
  return best?.index;
}
