import { steps } from './pattern';

/** A due step with its delay in seconds. */
export interface DueStep {
  readonly step: number;
  readonly after: number;
}

const ahead = 0.12;

/** Counts two steps per beat and returns each exactly once, shortly before it is due. */
export class StepClock {
  /** Position of the loop, in steps from its start, never wrapped. */
  position = 0;
  private lastReturned = -1;

  /** Advances by `seconds` at `tempo` beats per minute. Returns the steps of the next 0.12 seconds. */
  advance(seconds: number, tempo: number): readonly DueStep[] {
    const rate = tempo / 30;
    this.position += seconds * rate;
    const due: DueStep[] = [];
    const until = this.position + ahead * rate;
    for (let next = this.lastReturned + 1; next <= until; next += 1) {
      this.lastReturned = next;
      due.push({ step: next % steps, after: Math.max(0, (next - this.position) / rate) });
    }
    return due;
  }
}
