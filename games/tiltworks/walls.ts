import type { Board } from './boards';

/** Dimensions of a board with a rim of radius 1. */
export const court = 0.22;
export const wallWidth = 0.022;
export const marbleRadius = 0.038;
export const holeRadius = 0.042;
/** Distance between marble and hole at which the marble falls. */
export const fallDistance = 0.032;
export const lampDistance = 0.09;
/** Length of a gap along its ring. */
const gapLength = 0.17;

/** A position on the board: x to the right, y away from the player. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const toRadians = Math.PI / 180;

/** Returns the radius of a ring wall: 0 surrounds the court, `lanes` is the rim. */
export function ringRadius({ lanes }: Board, ring: number): number {
  return court + ((1 - court) * ring) / lanes;
}

/** Returns the radius of the middle of a lane. */
export function laneRadius(board: Board, lane: number): number {
  return (ringRadius(board, lane) + ringRadius(board, lane + 1)) / 2;
}

/** Returns the lane at a distance from the centre: -1 in the court. */
export function laneAt(board: Board, distance: number): number {
  return Math.min(board.lanes - 1, Math.floor(((distance - court) / (1 - court)) * board.lanes));
}

/** Returns a position by its distance from the centre and its angle in degrees. */
export function placeAt(radius: number, degrees: number): Place {
  return { x: Math.cos(degrees * toRadians) * radius, y: Math.sin(degrees * toRadians) * radius };
}

/** Returns half the width of a gap in degrees. */
export function gapHalf(radius: number): number {
  return gapLength / 2 / radius / toRadians;
}

/** Returns the signed difference between two angles, -180 to 180 degrees. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

export function startOf(board: Board): Place {
  return placeAt(laneRadius(board, board.lanes - 1), board.start);
}

export function holesOf(board: Board): readonly Place[] {
  return board.holes.map(([lane, angle, side]) => {
    const room = (ringRadius(board, lane + 1) - ringRadius(board, lane) - wallWidth) / 2 - holeRadius;
    return placeAt(laneRadius(board, lane) + side * Math.max(0, room), angle);
  });
}

/** Returns the nearest point of each wall near a position. Walls extend half a `wallWidth` to both sides. */
export function nearWalls(board: Board, { x, y }: Place): readonly Place[] {
  const distance = Math.hypot(x, y);
  const angle = Math.atan2(y, x) / toRadians;
  const near: Place[] = [];
  for (let ring = 0; ring <= board.lanes; ring += 1) {
    const radius = ringRadius(board, ring);
    if (Math.abs(distance - radius) > 0.12) continue;
    const half = gapHalf(radius);
    const gap = (board.gaps[ring] ?? []).find((middle) => Math.abs(turnBetween(middle, angle)) < half);
    if (gap === undefined) near.push(placeAt(radius, angle));
    else near.push(placeAt(radius, gap + half), placeAt(radius, gap - half));
  }
  for (const [lane, degrees] of board.bars) {
    const end = placeAt(1, degrees);
    const along = x * end.x + y * end.y;
    near.push(placeAt(Math.max(ringRadius(board, lane), Math.min(ringRadius(board, lane + 1), along)), degrees));
  }
  return near;
}
