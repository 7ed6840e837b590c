import type { Color, Vector3 } from 'three';
import { GlowLines } from '../kit/glow-lines';

const room = 64;
const parts = 10;
const life = 1.5;

/** Fading threads of light from sounding beads to the spindle. */
export class Threads extends GlowLines {
  private readonly ages = new Float32Array(room).fill(life);
  private readonly tints = new Float32Array(room * 3);
  private next = 0;

  constructor() {
    super(room * parts);
    this.renderOrder = 2;
  }

  /** Draws a slightly sagging thread from a bead to `to`. */
  draw(from: Vector3, to: Vector3, colour: Color): void {
    const i = this.next;
    this.next = (this.next + 1) % room;
    this.ages[i] = 0;
    this.tints.set([colour.r, colour.g, colour.b], i * 3);
    const position = this.geometry.getAttribute('position');
    for (let part = 0; part < parts; part += 1) {
      for (const end of [0, 1]) {
        const t = (part + end) / parts;
        const sag = Math.sin(t * Math.PI) * -0.16;
        position.setXYZ(
          (i * parts + part) * 2 + end,
          from.x + (to.x - from.x) * t,
          from.y + (to.y - from.y) * t * t + sag,
          from.z + (to.z - from.z) * t,
        );
      }
    }
    position.needsUpdate = true;
  }

  update(seconds: number): void {
    const color = this.geometry.getAttribute('color');
    for (let i = 0; i < room; i += 1) {
      const age = Math.min(life, (this.ages[i] ?? life) + seconds);
      this.ages[i] = age;
      const glow = (1 - age / life) ** 2 * 0.8;
      for (let vertex = 0; vertex < parts * 2; vertex += 1) {
        color.setXYZ(
          i * parts * 2 + vertex,
          (this.tints[i * 3] ?? 0) * glow,
          (this.tints[i * 3 + 1] ?? 0) * glow,
          (this.tints[i * 3 + 2] ?? 0) * glow,
        );
      }
    }
    color.needsUpdate = true;
  }
}
