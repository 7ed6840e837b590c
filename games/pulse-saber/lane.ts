import { Color } from 'three';
import type { Note } from './beat-map';

/** Speed of the blocks in metres per second. */
export const speed = 11;
/** Distance at which blocks arrive on their beat, in metres: an arm's length in a headset, further away in a window. */
export const plane = { xr: -0.85, window: -1.7 } as const;
/** Side of a block in metres. */
export const blockSize = 0.38;
/** Neon of each hand. */
export const neon = { left: new Color(1, 0.1, 0.55), right: new Color(0.01, 0.5, 1.05) } as const;

/** Returns the centre of a note's block in metres. */
export function spotOf(note: Pick<Note, 'column' | 'row'>): readonly [number, number] {
  return [(note.column - 1.5) * 0.5, 0.86 + note.row * 0.42];
}
