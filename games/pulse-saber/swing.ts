/** The way a block wants to be cut; `any` takes every swing. */
export type CutDirection = 'up' | 'down' | 'left' | 'right' | 'any';

const arrows: Readonly<Record<CutDirection, readonly [number, number]>> = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
  any: [0, 0],
};
const tolerance = Math.cos((62 * Math.PI) / 180);

/** Unit vector [x, y] of a direction; [0, 0] for any. */
export function arrowOf(direction: CutDirection): readonly [number, number] {
  return arrows[direction];
}

/** Returns true if a swing along (x, y) goes the wanted way, within 62 degrees; a swing of no length goes nowhere. */
export function swingMatches(direction: CutDirection, x: number, y: number): boolean {
  const length = Math.hypot(x, y);
  if (!(length > 0)) return false;
  if (direction === 'any') return true;
  const [ax, ay] = arrows[direction];
  return (ax * x + ay * y) / length >= tolerance;
}

/** How straight a swing follows the arrow: 0 to 1; `any` is always straight. */
export function straightness(direction: CutDirection, x: number, y: number): number {
  const length = Math.hypot(x, y);
  if (!(length > 0)) return 0;
  if (direction === 'any') return 1;
  const [ax, ay] = arrows[direction];
  return Math.max(0, Math.min(1, (ax * x + ay * y) / length));
}
