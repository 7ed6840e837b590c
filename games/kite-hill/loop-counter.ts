const still = 0.1;

/** Counts how often a kite flies a full circle, whichever way around. */
export class LoopCounter {
  count = 0;
  private way: number | undefined;
  private turned = 0;

  /** Takes the kite's speed over the sky in radians a second; true when a loop has closed. */
  follow(across: number, up: number): boolean {
    if (Math.hypot(across, up) < still) return false;
    const way = Math.atan2(up, across);
    const before = this.way;
    this.way = way;
    if (before === undefined) return false;
    const turn = Math.atan2(Math.sin(way - before), Math.cos(way - before));
    // Turning the other way begins a new loop.
    this.turned = this.turned * turn < 0 && Math.abs(turn) > 0.02 ? turn : this.turned + turn;
    if (Math.abs(this.turned) < Math.PI * 2) return false;
    this.turned -= Math.sign(this.turned) * Math.PI * 2;
    this.count += 1;
    return true;
  }
}
