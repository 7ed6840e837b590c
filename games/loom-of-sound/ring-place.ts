import { Vector3 } from 'three';
import { steps } from './pattern';

/** The rings from the innermost outwards: radius and height in metres, turns per minute. */
export const rings = [
  { radius: 1.3, height: 0.7, turning: 0.55 },
  { radius: 1.78, height: 0.8, turning: -0.42 },
  { radius: 2.26, height: 0.95, turning: 0.34 },
  { radius: 2.74, height: 1.15, turning: -0.28 },
  { radius: 3.22, height: 1.42, turning: 0.22 },
] as const;

/** Additional height of a bead for each tone, in metres. */
export const lift = 0.085;

/** Returns the angle of a step on a ring at a time, in radians. */
export function angleAt(voice: number, step: number, time: number): number {
  return (step / steps) * Math.PI * 2 + ((rings[voice]?.turning ?? 0) * time * Math.PI * 2) / 60;
}

/** Returns the position of a bead of this tone. Tone 0 is on the ring itself. */
export function beadAt(voice: number, step: number, tone: number, time: number, target = new Vector3()): Vector3 {
  const { radius, height } = rings[voice] ?? rings[0];
  const angle = angleAt(voice, step, time);
  return target.set(Math.sin(angle) * radius, height + tone * lift, -Math.cos(angle) * radius);
}
