const aceStreak = 12;

/** Score, shields (0 to 100) and counts of one mission. */
export class MissionKeeper {
  score = 0;
  shields = 100;
  salvaged = 0;
  destroyed = 0;
  /** Number of drones destroyed since the last hit. */
  streak = 0;

  get lost(): boolean {
    return this.shields <= 0;
  }

  /** True if the pilot is an ace: twelve drones without taking a hit. */
  get ace(): boolean {
    return this.streak >= aceStreak;
  }

  /** Scores a collected crate: 150 points and a little shield. */
  salvage(wave: number): number {
    this.salvaged += 1;
    this.shields = Math.min(100, this.shields + 4);
    return this.add(150 + 10 * wave);
  }

  /** Scores a destroyed drone: 100 points per armour, more in later waves. */
  destroy(armour: number, wave: number): number {
    this.destroyed += 1;
    this.streak += 1;
    return this.add(100 * armour + 10 * wave);
  }

  /** Restores the shields to sixty with a spare one. */
  mend(): void {
    this.shields = Math.max(this.shields, 60);
  }

  /** Scores a caught or destroyed bolt. */
  deflect(): number {
    this.shields = Math.min(100, this.shields + 1);
    return this.add(25);
  }

  /** Applies a hit: reduces the shield and resets the streak. */
  hit(damage: number): void {
    this.shields = Math.max(0, this.shields - Math.max(0, damage));
    this.streak = 0;
  }

  /** Ends a wave: 250 points per wave and some shield. */
  clear(wave: number): number {
    this.shields = Math.min(100, this.shields + 15);
    return this.add(250 * wave);
  }

  private add(points: number): number {
    this.score += points;
    return points;
  }
}
