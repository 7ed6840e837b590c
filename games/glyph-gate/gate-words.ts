import { levels } from './levels';

/** Returns the name of a ring by the number of rings. */
export function ringName(ring: number, count: number): string {
  if (ring === 0) return 'inner';
  if (ring === count - 1) return 'outer';
  return ['second', 'third', 'fourth'][ring - 1] ?? 'middle';
}

/** Returns hints about the rings of a gate. */
export function linkageHint(level: number): string {
  const linkage = levels[level]?.plan.linkage;
  if (linkage === 'follow') return 'A ring takes the next one along';
  if (linkage === 'counter') return 'A ring turns the next one against itself';
  return linkage === 'twin' ? 'A ring turns both neighbours against itself' : 'Every ring turns alone';
}
