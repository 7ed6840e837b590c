const steps = [
  { combo: 28, factor: 8 },
  { combo: 12, factor: 4 },
  { combo: 4, factor: 2 },
];
const gain = 0.025;
const loss = 0.085;
/** What a run begins with, and what a second wind gives again. */
const breath = 0.6;

/** Returns the multiplier that a combo earns: 1, 2, 4 or 8. */
export function multiplier(combo: number): number {
  return steps.find((step) => combo >= step.combo)?.factor ?? 1;
}

/** Points of one cut before the multiplier: 70 for the cut and up to 30 for a straight one. */
export function cutPoints(straight: number): number {
  return 70 + Math.round(30 * Math.max(0, Math.min(1, straight)));
}

/** Score, combo and energy (0 to 1) of one run; the run is lost when the energy is gone. */
export class ScoreKeeper {
  score = 0;
  combo = 0;
  bestCombo = 0;
  cuts = 0;
  misses = 0;
  energy = breath;
  private breathed = false;
  private missesInSection = 0;
  private cutsInSection = 0;

  get lost(): boolean {
    return this.energy <= 0;
  }

  /** Returns a clean cut; answers its points. */
  cut(straight: number): number {
    this.combo += 1;
    this.bestCombo = Math.max(this.bestCombo, this.combo);
    const points = cutPoints(straight) * multiplier(this.combo);
    this.land(points);
    return points;
  }

  /** Returns a cut by the pulse: half the points, never a longer combo. */
  pulse(): number {
    const points = 35 * multiplier(this.combo);
    this.land(points);
    return points;
  }

  /** A block passed, or was cut the wrong way. */
  miss(): void {
    this.combo = 0;
    this.misses += 1;
    this.missesInSection += 1;
    this.energy = Math.max(0, this.energy - loss);
  }

  /** Returns a second wind for a lost run, once: the energy of its beginning; false when the run is not lost or had it already. */
  breathe(): boolean {
    if (!this.lost || this.breathed) return false;
    this.breathed = true;
    this.energy = breath;
    return true;
  }

  /** Ends a section; true when it had blocks and none was missed. */
  endSection(): boolean {
    const flawless = this.cutsInSection > 0 && this.missesInSection === 0;
    this.missesInSection = 0;
    this.cutsInSection = 0;
    return flawless;
  }

  private land(points: number): void {
    this.score += points;
    this.cuts += 1;
    this.cutsInSection += 1;
    this.energy = Math.min(1, this.energy + gain);
  }
}
