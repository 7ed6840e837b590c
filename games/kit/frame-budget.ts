const samples = 90;

/** Watches frame times and says once per step when the machine cannot keep up (mean over 24 ms for 90 frames). */
export class FrameBudget {
  private total = 0;
  private count = 0;

  /** Adds one frame's duration in seconds; true when the caller should lower its quality by one step. */
  overrun(seconds: number): boolean {
    if (seconds > 0.25) return false;
    this.total += seconds;
    this.count += 1;
    if (this.count < samples) return false;
    const mean = this.total / this.count;
    this.total = 0;
    this.count = 0;
    return mean > 0.024;
  }
}
