import type { LampCare } from './fleet';
import { watches } from './watch-plan';

/** The three shelves of the lamp room. */
export const shelves = ['lens', 'oil', 'clockwork'] as const;
export type Shelf = (typeof shelves)[number];
/** Steps on each shelf. */
export const top = 4;
const mostLost = 3;

/** Score, losses and the lamp's improvements of one run. */
export class NightKeeper {
  score = 0;
  home = 0;
  lost = 0;
  shades = 0;
  night = 1;
  watch = 1;
  /** Nights survived in this run. */
  survived = 0;
  readonly lamp: Record<Shelf, number> = { lens: 0, oil: 0, clockwork: 0 };
  private lostBefore = 0;

  get over(): boolean {
    return this.lost >= mostLost;
  }

  /** Number of ships that may still be lost. */
  get left(): number {
    return mostLost - this.lost;
  }

  /** Half of the beam's angle in radians. */
  get halfAngle(): number {
    return 0.085 * (1 + 0.2 * this.lamp.lens);
  }

  /** Maximum turn of the lamp, in radians per second. */
  get turn(): number {
    return 0.95 + 0.3 * this.lamp.clockwork;
  }

  /** Damage of the beam's core to a shade, per second. */
  get burn(): number {
    return 1.1 + 0.4 * this.lamp.oil;
  }

  get care(): LampCare {
    return { gain: 0.8 + 0.22 * this.lamp.oil, fade: 0.045 * (1 - 0.2 * this.lamp.clockwork) };
  }

  /** Returns true if a shelf has another improvement. */
  canImprove(shelf: Shelf): boolean {
    return this.lamp[shelf] < top;
  }

  improve(shelf: Shelf): void {
    if (this.canImprove(shelf)) this.lamp[shelf] += 1;
  }

  /** Scores a ship that reached the harbour. Later nights and well-guided ships give more points. */
  bringHome(light: number): number {
    this.home += 1;
    return this.add(100 + 20 * (this.night - 1) + Math.round(50 * Math.min(1, Math.max(0, light))));
  }

  banish(): number {
    this.shades += 1;
    return this.add(30);
  }

  wreck(): void {
    this.lost = Math.min(mostLost, this.lost + 1);
  }

  /** Ends a watch, with a bonus if no ship was lost. Returns true for the last watch of the night. */
  endWatch(): boolean {
    this.add(100 * this.watch + (this.lost === this.lostBefore ? 150 : 0));
    this.lostBefore = this.lost;
    if (this.watch < watches) {
      this.watch += 1;
      return false;
    }
    this.watch = 1;
    this.night += 1;
    this.survived += 1;
    this.add(500);
    return true;
  }

  private add(points: number): number {
    this.score += points;
    return points;
  }
}
