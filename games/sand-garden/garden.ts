import { onSand, type Spot } from './plot';

/** Kinds of pieces in the garden. */
export const pieceKinds = ['stone', 'moss', 'lantern', 'moon'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** One piece in the garden. `turn` (0 to 63) determines its shape and direction. */
export interface Piece extends Spot {
  readonly kind: PieceKind;
  readonly turn: number;
}

/** One action of the gardener. */
export type GardenAction =
  | { readonly kind: 'rake' | 'smooth'; readonly way: readonly Spot[] }
  | { readonly kind: 'place'; readonly piece: Piece }
  | { readonly kind: 'clear' };

/** Returns `count + 1` points of the path from `t` 0 to 1. */
export const pathOf = (count: number, at: (t: number) => Spot): readonly Spot[] =>
  Array.from({ length: count + 1 }, (_, i) => at(i / count));

/** Returns the action that places one piece. */
export const place = (kind: PieceKind, x: number, z: number, turn: number): GardenAction => ({
  kind: 'place',
  piece: { kind, x, z, turn },
});

/** Maximum number of points of all strokes, so that a garden fits into a save. */
export const mostPoints = 4_200;
/** Maximum number of pieces. */
export const mostPieces = 24;

/** Radius of a piece on the sand, in metres. */
export function radiusOf({ kind, turn }: Pick<Piece, 'kind' | 'turn'>): number {
  if (kind === 'stone') return 0.13 + (turn % 8) * 0.018;
  return { moss: 0.2, lantern: 0.14, moon: 0.19 }[kind];
}

const points = (action: GardenAction): number =>
  action.kind === 'rake' || action.kind === 'smooth' ? action.way.length : 1;

/** Returns the visible actions: those since the last clearing, in order. */
export function visibleActions(deeds: readonly GardenAction[]): readonly GardenAction[] {
  return deeds.slice(deeds.findLastIndex(({ kind }) => kind === 'clear') + 1);
}

/** Returns the pieces in the garden. */
export function piecesOf(deeds: readonly GardenAction[]): readonly Piece[] {
  return visibleActions(deeds).flatMap((action) => (action.kind === 'place' ? [action.piece] : []));
}

/** Returns true if a piece fits there: on the sand, and without overlap. */
export function hasRoom(deeds: readonly GardenAction[], piece: Piece): boolean {
  const radius = radiusOf(piece);
  const pieces = piecesOf(deeds);
  return (
    pieces.length < mostPieces &&
    onSand(piece, radius) &&
    pieces.every((other) => Math.hypot(other.x - piece.x, other.z - piece.z) > radius + radiusOf(other) * 0.6)
  );
}

/** Adds an action. If the garden has too many points, its oldest strokes are removed. */
export function withAction(deeds: readonly GardenAction[], action: GardenAction): readonly GardenAction[] {
  const all = [...deeds, action];
  let total = all.reduce((sum, each) => sum + points(each), 0);
  while (total > mostPoints) {
    const oldest = all.findIndex(({ kind }) => kind !== 'place');
    const [gone] = all.splice(Math.max(0, oldest), 1);
    if (gone === undefined) break;
    total -= points(gone);
  }
  return all;
}

/** Removes the last action. */
export function undone(deeds: readonly GardenAction[]): readonly GardenAction[] {
  return deeds.slice(0, -1);
}

/** Returns true if a stroke surrounds a spot by at least 330 degrees. */
export function encircles(way: readonly Spot[], centre: Spot): boolean {
  let turned = 0;
  way.forEach((spot, i) => {
    const before = way[i - 1];
    if (before === undefined) return;
    const [ax, az] = [before.x - centre.x, before.z - centre.z];
    const [bx, bz] = [spot.x - centre.x, spot.z - centre.z];
    turned += Math.atan2(ax * bz - az * bx, ax * bx + az * bz);
  });
  return Math.abs(turned) > (330 * Math.PI) / 180;
}
