import { isOpen, turned, type Gate, type Turn } from './gate';

/** One attempt at a gate: the positions of the rings, the turns taken, and the history for undo. */
export class GateRun {
  readonly gate: Gate;
  /** Turns of the rings, never wrapped, so that the drawing can follow them. */
  turns: readonly number[];
  private past: Turn[] = [];

  constructor(gate: Gate) {
    this.gate = gate;
    this.turns = gate.start;
  }

  /** Number of turns without undone ones. */
  get count(): number {
    return this.past.length;
  }

  get open(): boolean {
    return isOpen(this.gate, this.turns);
  }

  /** Turns a ring by a number of places and counts each of them. Does nothing once the gate is open. */
  turn(ring: number, by: number): void {
    const step = by < 0 ? -1 : 1;
    for (let i = 0; i < Math.abs(by) && !this.open; i += 1) this.apply({ ring, step }, true);
  }

  /** Undoes the last turn. Returns false if there is none. */
  undo(): boolean {
    const last = this.past.pop();
    if (last === undefined) return false;
    this.apply({ ring: last.ring, step: last.step === 1 ? -1 : 1 }, false);
    return true;
  }

  restart(): void {
    this.turns = this.gate.start;
    this.past = [];
  }

  private apply(turn: Turn, kept: boolean): void {
    this.turns = turned(this.gate, this.turns, turn);
    if (kept) this.past.push(turn);
  }
}
