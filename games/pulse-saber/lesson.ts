import type { Note } from './beat-map';
import { Flight } from './flight';

/** Speed of the blocks of the lesson in metres per second. */
const slow = 4;
/** Seconds that a block of the lesson needs to arrive. */
const approach = 2;
const notes: readonly Note[] = [
  { beat: 0, hand: 'right', column: 2, row: 1, direction: 'down' },
  { beat: 0, hand: 'left', column: 1, row: 1, direction: 'down' },
  { beat: 0, hand: 'right', column: 2, row: 1, direction: 'right' },
];

/** The first blocks of a visit: slow, one at a time, and each waits until it is cut. */
export class Lesson {
  private hits = 0;
  private clock = -approach;
  flight = this.nextFlight();

  get over(): boolean {
    return this.hits === notes.length;
  }

  /** Moves the block towards `arrival` metres. It never passes the player. */
  update(seconds: number, arrival: number): void {
    this.clock = Math.min(0, this.clock + seconds);
    this.flight.update(this.clock, arrival);
  }

  /** Counts a cut and sends the next block. */
  hit(): void {
    this.hits += 1;
    this.clock = -approach;
    this.flight = this.nextFlight();
  }

  private nextFlight(): Flight {
    return new Flight(notes.slice(this.hits, this.hits + 1), 60, slow);
  }
}
