/** Arrows of one round. */
export const arrowsOfRound = 12;
const mostForChain = 5;

/** Maximum points of a round: twelve distant bull's-eyes in one chain. */
export const mostPoints = Array.from({ length: arrowsOfRound }, (_, i) => 30 + Math.min(mostForChain, i)).reduce(
  (sum, points) => sum + points,
  0,
);

/** Points of one hit: ring, distance factor, and chain bonus. */
export interface Landing {
  readonly points: number;
  readonly bonus: number;
  readonly bull: boolean;
}

/** Arrows, points and the chain of one round. */
export class RoundKeeper {
  score = 0;
  loosed = 0;
  landed = 0;
  bulls = 0;
  farHits = 0;
  chain = 0;
  private spent = 0;

  get left(): number {
    return arrowsOfRound - this.loosed;
  }

  /** True if all arrows have landed. */
  get over(): boolean {
    return this.spent === arrowsOfRound;
  }

  /** Takes an arrow from the quiver. Returns false if it is empty. */
  loose(): boolean {
    if (this.left === 0) return false;
    this.loosed += 1;
    return true;
  }

  /** Scores a hit: `ring` is 2 to 10, `factor` 1 (near) to 3 (far). */
  land(ring: number, factor: number): Landing {
    const bonus = Math.min(mostForChain, this.chain);
    const points = ring * factor + bonus;
    this.chain += 1;
    this.spent += 1;
    this.landed += 1;
    this.score += points;
    if (ring === 10) this.bulls += 1;
    if (factor === 3) this.farHits += 1;
    return { points, bonus, bull: ring === 10 };
  }

  /** Records a missed arrow. */
  miss(): void {
    this.chain = 0;
    this.spent += 1;
  }
}
