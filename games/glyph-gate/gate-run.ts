import { isOpen, turned, type Gate, type Turn } from './gate';

/** One attempt at a gate: where the rings stand, the turns taken, and the way back. */
export class GateRun {
  readonly gate: Gate;
  /** Turns of the rings, never wrapped, so that what is drawn can follow them. */
  turns: readonly number[];
  private past: Turn[] = [];

  constructor(gate: Gate) {
    this.gate = gate;
    this.turns = gate.start;
  }

  /** Turns taken and not undone. */
  get count(): number {
    return this.past.length;
  }

  get open(): boolean {
    return isOpen(this.gate, this.turns);
  }

  /** Turns a ring by so many places, each of which counts; does nothing once the gate is open. */
  turn(ring: number, by: number): void {
    const step = by < 0 ? -1 : 1;
    for (let i = 0; i < Math.abs(by) && !this.open; i += 1) this.apply({ ring, step }, true);
  }

  /** Takes the last turn back; false when there is none. */
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
