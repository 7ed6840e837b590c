/**
 * How long the 'Coming Soon' bubble stays, in milliseconds.
 * @rule 1.9.2e The Coming Soon bubble stays for 1500 ms.
 */
export const SOON_BUBBLE = 1500;

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The least distance of the bubble's foot from the window's sides and top, in pixels: it is wide and stands above. */
export const SOON_EDGE = 72;

/**
 * Where the bubble stands for a press at this point, in a window of this width.
 * @rule 1.2.27 The bubble shows near the click; all of it stays inside the window.
 */
export function soonPlace(pressed: Point, viewportWidth: number): Point {
  const furthest = Math.max(SOON_EDGE, viewportWidth - SOON_EDGE);
  return { x: Math.max(SOON_EDGE, Math.min(pressed.x, furthest)), y: Math.max(SOON_EDGE, pressed.y) };
}
