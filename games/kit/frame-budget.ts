const samples = 90;

/** Detects a device that is too slow: a mean frame time above 24 ms over 90 frames. */
export class FrameBudget {
  private total = 0;
  private count = 0;

  /** Adds one frame's duration in seconds. Returns true if the caller should lower its quality by one step. */
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
