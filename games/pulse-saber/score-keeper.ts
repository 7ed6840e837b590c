const steps = [
  { combo: 28, factor: 8 },
  { combo: 12, factor: 4 },
  { combo: 4, factor: 2 },
];
const gain = 0.025;
const loss = 0.085;
/** Energy at the start of a run and after a second wind. */
const breath = 0.6;

/** Returns the multiplier that a combo earns: 1, 2, 4 or 8. */
export function multiplier(combo: number): number {
  return steps.find((step) => combo >= step.combo)?.factor ?? 1;
}

/** Returns the points of one cut before the multiplier: 70, and up to 30 for a straight one. */
export function cutPoints(straight: number): number {
  return 70 + Math.round(30 * Math.max(0, Math.min(1, straight)));
}

/** Score, combo and energy (0 to 1) of one run. A run without energy is lost. */
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

  /** Scores a clean cut. Returns its points. */
  cut(straight: number): number {
    this.combo += 1;
    this.bestCombo = Math.max(this.bestCombo, this.combo);
    const points = cutPoints(straight) * multiplier(this.combo);
    this.land(points);
    return points;
  }

  /** Scores a cut by the pulse: half the points, without a longer combo. */
  pulse(): number {
    const points = 35 * multiplier(this.combo);
    this.land(points);
    return points;
  }

  /** Applies a missed or wrongly cut block. */
  miss(): void {
    this.combo = 0;
    this.misses += 1;
    this.missesInSection += 1;
    this.energy = Math.max(0, this.energy - loss);
  }

  /** Restores the initial energy of a lost run, at most once. Returns false if the run is not lost or has used its second wind. */
  breathe(): boolean {
    if (!this.lost || this.breathed) return false;
    this.breathed = true;
    this.energy = breath;
    return true;
  }

  /** Ends a section. Returns true if it had blocks and none was missed. */
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
