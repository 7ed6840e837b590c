import { seededRandom } from '../kit/seeded-random';
import { sectionAt, type Song } from './song';
import type { CutDirection } from './swing';

/** One block: arrival in beats, hand, and place (column 0 to 3, row 0 to 2). */
export interface Note {
  readonly beat: number;
  readonly hand: 'left' | 'right';
  readonly column: number;
  readonly row: number;
  readonly direction: CutDirection;
}

const opposite: Readonly<Record<CutDirection, CutDirection>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
  any: 'down',
};

/** Creates the blocks of a song. Hands alternate, and every cut leads into the next one. */
export function layOut(song: Song): readonly Note[] {
  const random = seededRandom(song.seed * 31 + 7);
  const last: Record<'left' | 'right', CutDirection> = { left: 'up', right: 'up' };
  const notes: Note[] = [];
  let hand: 'left' | 'right' = 'right';
  const place = (beat: number, side: 'left' | 'right', apart: boolean): void => {
    const turn = random.next();
    const straight = opposite[last[side]];
    const direction: CutDirection = turn < 0.08 ? 'any' : turn < 0.24 ? (side === 'left' ? 'left' : 'right') : straight;
    last[side] = direction === 'any' || direction === 'left' || direction === 'right' ? last[side] : direction;
    const inner = !apart && random.next() < 0.55;
    const column = side === 'left' ? (inner ? 1 : 0) : inner ? 2 : 3;
    const row = direction === 'up' ? random.index(2) + 1 : direction === 'down' ? random.index(2) : 1;
    notes.push({ beat, hand: side, column, row, direction });
  };
  for (let eighth = 0; eighth < song.beats * 2; eighth += 1) {
    const beat = eighth / 2;
    const drive = song.sections[sectionAt(song, beat)]?.drive ?? 0;
    if (drive === 0) continue;
    const whole = eighth % 2 === 0;
    const chance = whole
      ? beat % 2 === 0
        ? 0.72 + drive * 0.28
        : 0.25 + drive * 0.65
      : Math.max(0, drive - 0.35) * 0.6;
    if (random.next() >= chance) continue;
    const both = whole && beat % 4 === 0 && random.next() < drive * 0.7;
    if (both) {
      place(beat, 'left', true);
      place(beat, 'right', true);
    } else {
      hand = hand === 'left' ? 'right' : 'left';
      place(beat, hand, false);
    }
  }
  return notes;
}
