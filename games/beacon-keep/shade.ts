import { Vector3 } from 'three';

/** Light that a shade takes from its ship per second. */
export const thirst = 0.3;
const pace = 12;
const reach = 4;

/** A creature of the storm that takes the light of ships. The beam drives it away. */
export interface Shade {
  readonly at: Vector3;
  /** Damage; 1 dissolves the shade. */
  fear: number;
  clings: boolean;
  readonly phase: number;
}

/**
 * Moves a shade towards `prey`, or away from the lamp in the beam (`lit` 0 to 1, damage `burn` per second). Returns true if it dissolved.
 */
export function haunt(
  shade: Shade,
  prey: Vector3 | undefined,
  seconds: number,
  time: number,
  lit: number,
  burn: number,
): boolean {
  shade.fear = Math.max(0, shade.fear + (lit > 0 ? lit * burn : -0.12) * seconds);
  if (shade.fear >= 1) return true;
  const goal = prey?.clone().add(new Vector3(0, 4.5, 0)) ?? new Vector3(0, 2, -190);
  const way = goal.sub(shade.at);
  const far = way.length();
  shade.clings = lit === 0 && prey !== undefined && far < reach;
  if (lit > 0.05) shade.at.addScaledVector(new Vector3(shade.at.x, 3, shade.at.z).normalize(), pace * 0.8 * seconds);
  else if (far > 1) shade.at.addScaledVector(way, Math.min(1, (pace * seconds) / far));
  shade.at.y += Math.sin(time * 2 + shade.phase) * 0.6 * seconds;
  return false;
}

/** Returns the nearest of these places, or undefined for an empty list. */
export function nearest(at: Vector3, places: readonly Vector3[]): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, i) => {
    const far = place.distanceToSquared(at);
    if (far >= least) return;
    least = far;
    best = i;
  });
  return best;
}
