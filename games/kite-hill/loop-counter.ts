const still = 0.1;

/** Counts full circles of a kite in either direction. */
export class LoopCounter {
  count = 0;
  private way: number | undefined;
  private turned = 0;

  /** Adds the kite's angular velocity in radians per second. Returns true for a completed loop. */
  follow(across: number, up: number): boolean {
    if (Math.hypot(across, up) < still) return false;
    const way = Math.atan2(up, across);
    const before = this.way;
    this.way = way;
    if (before === undefined) return false;
    const turn = Math.atan2(Math.sin(way - before), Math.cos(way - before));
    // A turn in the other direction starts a new loop.
    this.turned = this.turned * turn < 0 && Math.abs(turn) > 0.02 ? turn : this.turned + turn;
    if (Math.abs(this.turned) < Math.PI * 2) return false;
    this.turned -= Math.sign(this.turned) * Math.PI * 2;
    this.count += 1;
    return true;
  }
}
