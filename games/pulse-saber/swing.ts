/** The cut direction of a block; `any` accepts every swing. */
export type CutDirection = 'up' | 'down' | 'left' | 'right' | 'any';

const arrows: Readonly<Record<CutDirection, readonly [number, number]>> = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
  any: [0, 0],
};
/** Hand and direction of the cut of each key. */
export const cutKeys: Readonly<Record<string, readonly ['left' | 'right', CutDirection]>> = {
  KeyW: ['left', 'up'],
  KeyA: ['left', 'left'],
  KeyS: ['left', 'down'],
  KeyD: ['left', 'right'],
  ArrowUp: ['right', 'up'],
  ArrowLeft: ['right', 'left'],
  ArrowDown: ['right', 'down'],
  ArrowRight: ['right', 'right'],
};
const tolerance = Math.cos((62 * Math.PI) / 180);

/** Returns the unit vector [x, y] of a direction; [0, 0] for any. */
export function arrowOf(direction: CutDirection): readonly [number, number] {
  return arrows[direction];
}

/** Returns true if a swing along (x, y) is within 62 degrees of the direction. A swing without length returns false. */
export function swingMatches(direction: CutDirection, x: number, y: number): boolean {
  const length = Math.hypot(x, y);
  if (!(length > 0)) return false;
  if (direction === 'any') return true;
  const [ax, ay] = arrows[direction];
  return (ax * x + ay * y) / length >= tolerance;
}

/** Returns the accuracy of a swing along the arrow: 0 to 1; `any` gives 1. */
export function straightness(direction: CutDirection, x: number, y: number): number {
  const length = Math.hypot(x, y);
  if (!(length > 0)) return 0;
  if (direction === 'any') return 1;
  const [ax, ay] = arrows[direction];
  return Math.max(0, Math.min(1, (ax * x + ay * y) / length));
}
