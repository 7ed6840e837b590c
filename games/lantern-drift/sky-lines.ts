import { GlowLines } from '../kit/glow-lines';
import { constellations, placeCount } from './constellation';
import type { Lantern } from './lantern';

const room = constellations.reduce((sum, { lines }) => sum + lines.length, 0);

/** Thin lines between lanterns at their places. Reports completed patterns. */
export class SkyLines extends GlowLines {
  private readonly strength = new Float32Array(room);
  private readonly whole = new Set<number>();

  constructor() {
    super(room);
  }

  /** Draws the lines and returns the names of the patterns completed in this frame. */
  draw(lanterns: readonly Lantern[], seconds: number): readonly string[] {
    const at = new Map<number, Lantern>();
    for (const lantern of lanterns)
      if (!lantern.held && lantern.place >= 0 && lantern.arrived) at.set(lantern.place % placeCount, lantern);
    const completed: string[] = [];
    const { position, color } = this.geometry.attributes;
    let line = 0;
    let first = 0;
    constellations.forEach((pattern, number) => {
      for (const [a, b] of pattern.lines) {
        const from = at.get(first + a);
        const to = at.get(first + b);
        const joined = from !== undefined && to !== undefined;
        const strength = Math.max(0, Math.min(1, (this.strength[line] ?? 0) + (joined ? seconds * 0.5 : -seconds)));
        this.strength[line] = strength;
        for (const [end, lantern] of [
          [0, from],
          [1, to],
        ] as const) {
          const vertex = line * 2 + end;
          if (lantern !== undefined)
            position?.setXYZ(vertex, lantern.position.x, lantern.position.y + 0.2, lantern.position.z);
          color?.setXYZ(vertex, 0.34 * strength, 0.24 * strength, 0.13 * strength);
        }
        line += 1;
      }
      const full = pattern.places.every((_, index) => at.has(first + index));
      if (full && !this.whole.has(number)) completed.push(pattern.name);
      if (full) this.whole.add(number);
      else this.whole.delete(number);
      first += pattern.places.length;
    });
    if (position !== undefined) position.needsUpdate = true;
    if (color !== undefined) color.needsUpdate = true;
    return completed;
  }
}
