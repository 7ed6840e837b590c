import { steps } from './pattern';

/** A step that is due: how many seconds from now it sounds. */
export interface DueStep {
  readonly step: number;
  readonly after: number;
}

const ahead = 0.12;

/** Counts steps of two to a beat and tells each of them a moment before it is due, exactly once. */
export class StepClock {
  /** Where the loop is, in steps from its beginning, never wrapped. */
  position = 0;
  private told = -1;

  /** Goes on by `seconds` at `tempo` beats a minute; answers the steps that come within the next 0.12 seconds. */
  advance(seconds: number, tempo: number): readonly DueStep[] {
    const rate = tempo / 30;
    this.position += seconds * rate;
    const due: DueStep[] = [];
    const until = this.position + ahead * rate;
    for (let next = this.told + 1; next <= until; next += 1) {
      this.told = next;
      due.push({ step: next % steps, after: Math.max(0, (next - this.position) / rate) });
    }
    return due;
  }
}
