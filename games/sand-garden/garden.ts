import { onSand, type Spot } from './plot';

/** What can stand in the garden. */
export const pieceKinds = ['stone', 'moss', 'lantern', 'moon'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** One thing that stands in the garden; `turn` (0 to 63) is its own shape and direction. */
export interface Piece extends Spot {
  readonly kind: PieceKind;
  readonly turn: number;
}

/** One thing that the gardener did. */
export type Deed =
  | { readonly kind: 'rake' | 'smooth'; readonly way: readonly Spot[] }
  | { readonly kind: 'place'; readonly piece: Piece }
  | { readonly kind: 'clear' };

/** Points of all ways that a garden keeps, so that it fits into a save. */
export const mostPoints = 4_200;
/** Pieces that can stand at once. */
export const mostPieces = 24;

/** Radius in metres that a piece takes on the sand. */
export function radiusOf({ kind, turn }: Pick<Piece, 'kind' | 'turn'>): number {
  if (kind === 'stone') return 0.13 + (turn % 8) * 0.018;
  return { moss: 0.2, lantern: 0.14, moon: 0.19 }[kind];
}

const points = (deed: Deed): number => (deed.kind === 'rake' || deed.kind === 'smooth' ? deed.way.length : 1);

/** Returns the deeds since the last clearing, in their order: what is seen. */
export function standing(deeds: readonly Deed[]): readonly Deed[] {
  return deeds.slice(deeds.findLastIndex(({ kind }) => kind === 'clear') + 1);
}

/** Returns the pieces that stand in the garden. */
export function piecesOf(deeds: readonly Deed[]): readonly Piece[] {
  return standing(deeds).flatMap((deed) => (deed.kind === 'place' ? [deed.piece] : []));
}

/** Returns true if a piece has room there: on the sand, and not in another. */
export function hasRoom(deeds: readonly Deed[], piece: Piece): boolean {
  const radius = radiusOf(piece);
  const pieces = piecesOf(deeds);
  return (
    pieces.length < mostPieces &&
    onSand(piece, radius) &&
    pieces.every((other) => Math.hypot(other.x - piece.x, other.z - piece.z) > radius + radiusOf(other) * 0.6)
  );
}

/** Adds a deed; when the garden has too many points, its oldest ways are forgotten. */
export function withDeed(deeds: readonly Deed[], deed: Deed): readonly Deed[] {
  const all = [...deeds, deed];
  let total = all.reduce((sum, each) => sum + points(each), 0);
  while (total > mostPoints) {
    const oldest = all.findIndex(({ kind }) => kind !== 'place');
    const [gone] = all.splice(Math.max(0, oldest), 1);
    if (gone === undefined) break;
    total -= points(gone);
  }
  return all;
}

/** Returns the deeds without the last one. */
export function undone(deeds: readonly Deed[]): readonly Deed[] {
  return deeds.slice(0, -1);
}

/** Returns true if a way goes all around a spot, or nearly (330 degrees). */
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
