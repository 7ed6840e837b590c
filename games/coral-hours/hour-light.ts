import { Color } from 'three';
import type { Hour } from './creatures';

/** Appearance of the water at an hour. `night` is the strength of bioluminescence. */
export interface HourLook {
  readonly deep: Color;
  readonly bright: Color;
  readonly sun: Color;
  readonly ambient: Color;
  readonly fog: number;
  readonly caustics: number;
  readonly rays: number;
  readonly night: number;
}

const tint = (colour: string, by: number): Color => new Color(colour).multiplyScalar(by);

/** The three hours. */
const hourLooks: Readonly<Record<Hour, HourLook>> = {
  dawn: {
    deep: tint('#0a2a52', 0.55),
    bright: tint('#ff9e8a', 0.5),
    sun: tint('#ffb08a', 1.35),
    ambient: tint('#4a6fa8', 0.55),
    fog: 0.062,
    caustics: 0.5,
    rays: 0.75,
    night: 0.15,
  },
  noon: {
    deep: tint('#04506e', 0.62),
    bright: tint('#58e0e4', 0.72),
    sun: tint('#e8fff2', 1.65),
    ambient: tint('#2f8fb0', 0.7),
    fog: 0.05,
    caustics: 1,
    rays: 0.5,
    night: 0,
  },
  night: {
    deep: tint('#030a1e', 0.5),
    bright: tint('#1c4f96', 0.55),
    sun: tint('#7fa8ff', 0.6),
    ambient: tint('#24428c', 0.8),
    fog: 0.068,
    caustics: 0.22,
    rays: 0.16,
    night: 1,
  },
};

/** Uniforms of the water's light, shared by everything in it. */
export class SeaLight {
  readonly uniforms = {
    deep: { value: new Color() },
    bright: { value: new Color() },
    sun: { value: new Color() },
    ambient: { value: new Color() },
    fog: { value: 0.05 },
    caustics: { value: 1 },
    rays: { value: 0.5 },
    night: { value: 0 },
    time: { value: 0 },
  };

  /** Blends towards an hour by a share from 0 to 1. */
  towards(hour: Hour, by: number): void {
    const look = hourLooks[hour];
    for (const name of ['deep', 'bright', 'sun', 'ambient'] as const) this.uniforms[name].value.lerp(look[name], by);
    for (const name of ['fog', 'caustics', 'rays', 'night'] as const)
      this.uniforms[name].value += (look[name] - this.uniforms[name].value) * by;
  }
}
