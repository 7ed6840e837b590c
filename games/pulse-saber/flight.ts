import { makeBlock, type Block } from './blocks';
import type { Note } from './beat-map';
import { speed } from './lane';

const sight = 46;
const behind = 1.1;

/** The blocks between the horizon and the player, moved by the song's time. */
export class Flight {
  blocks: Block[] = [];
  private readonly notes: readonly Note[];
  private readonly bpm: number;
  private readonly pace: number;
  private next = 0;

  /** `pace` is the speed of the blocks in metres per second. */
  constructor(notes: readonly Note[], bpm: number, pace: number = speed) {
    this.notes = notes;
    this.bpm = bpm;
    this.pace = pace;
  }

  /** Moves every block to the song's time in seconds, towards `arrival` metres. Returns the blocks that passed the player. */
  update(seconds: number, arrival: number): readonly Block[] {
    for (let note = this.notes[this.next]; note !== undefined; note = this.notes[this.next]) {
      if (this.depth(note, seconds, arrival) < arrival - sight) break;
      this.blocks.push(makeBlock(note));
      this.next += 1;
    }
    for (const block of this.blocks) block.position.z = this.depth(block.note, seconds, arrival);
    const passed = this.blocks.filter(({ position }) => position.z > arrival + behind);
    if (passed.length > 0) this.blocks = this.blocks.filter((block) => !passed.includes(block));
    return passed;
  }

  take(block: Block): void {
    this.blocks = this.blocks.filter((other) => other !== block);
  }

  /** Returns the block nearest to its arrival within `window` metres for which `fits` returns true. */
  nearest(arrival: number, window: number, fits: (block: Block) => boolean): Block | undefined {
    let best: Block | undefined;
    for (const block of this.blocks) {
      const off = Math.abs(block.position.z - arrival);
      if (off > window || !fits(block)) continue;
      if (best === undefined || off < Math.abs(best.position.z - arrival)) best = block;
    }
    return best;
  }

  private depth(note: Note, seconds: number, arrival: number): number {
    return arrival + (seconds - (note.beat * 60) / this.bpm) * this.pace;
  }
}
