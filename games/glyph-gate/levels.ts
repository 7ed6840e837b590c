import { makeGate, type GatePlan } from './make-gate';
import type { Gate } from './gate';

/** A level: the plan of its gate and its minimum number of turns (proved by the tests). */
export interface Level {
  readonly plan: GatePlan;
  readonly par: number;
}

/** The twelve levels in order. */
export const levels: readonly Level[] = [
  { plan: { seed: 315, rings: 3, lights: 1, linkage: 'free', mixing: 24 }, par: 2 },
  { plan: { seed: 321, rings: 3, lights: 2, linkage: 'free', mixing: 24 }, par: 4 },
  { plan: { seed: 321, rings: 3, lights: 2, linkage: 'follow', mixing: 24 }, par: 4 },
  { plan: { seed: 339, rings: 3, lights: 3, linkage: 'counter', mixing: 24 }, par: 6 },
  { plan: { seed: 424, rings: 4, lights: 2, linkage: 'free', mixing: 24 }, par: 6 },
  { plan: { seed: 434, rings: 4, lights: 3, linkage: 'follow', mixing: 24 }, par: 6 },
  { plan: { seed: 431, rings: 4, lights: 3, linkage: 'counter', mixing: 24 }, par: 8 },
  { plan: { seed: 442, rings: 4, lights: 4, linkage: 'twin', mixing: 24 }, par: 6 },
  { plan: { seed: 522, rings: 5, lights: 2, linkage: 'follow', mixing: 24 }, par: 8 },
  { plan: { seed: 531, rings: 5, lights: 3, linkage: 'counter', mixing: 24 }, par: 8 },
  { plan: { seed: 542, rings: 5, lights: 4, linkage: 'counter', mixing: 24 }, par: 10 },
  { plan: { seed: 602, rings: 5, lights: 4, linkage: 'twin', mixing: 24 }, par: 10 },
];

/** Returns the gate of a level by its index; the last gate for larger indices. */
export function gateOf(index: number): Gate {
  const level = levels[index] ?? levels[levels.length - 1];
  if (level === undefined) throw new Error('There are no levels.');
  return makeGate(level.plan);
}

/** Returns the stars for a level: three for the minimum number of turns, two for at most half as many again, otherwise one. */
export function starsFor(level: Level, turns: number): 1 | 2 | 3 {
  if (turns <= level.par) return 3;
  return turns <= Math.ceil(level.par * 1.5) ? 2 : 1;
}
