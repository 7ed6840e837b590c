import { plot, type Spot } from './plot';

/** Distance between two tines of the rake, and its width, in metres. */
export const tine = 0.055;
export const rakeWidth = 0.33;
const boardWidth = 0.42;
const soft = 0.035;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The surface of the sand: heights from -1 (a furrow) to 1 (a ridge), row by row from the far left. */
export class SandField {
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float32Array;
  /** Version number, incremented by each change. */
  version = 0;

  constructor(columns: number) {
    this.columns = columns;
    this.rows = Math.round((columns * plot.depth) / plot.width);
    this.heights = new Float32Array(columns * this.rows);
  }

  /** Returns the height at a spot; 0 outside the sand. */
  at({ x, z }: Spot): number {
    const column = Math.floor((x / plot.width + 0.5) * this.columns);
    const row = Math.floor((z / plot.depth + 0.5) * this.rows);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return 0;
    return this.heights[row * this.columns + column] ?? 0;
  }

  /** Flattens all sand. */
  clear(): void {
    this.heights.fill(0);
    this.version += 1;
  }

  /** Draws the rake from one spot to another: furrows with a round end. */
  rake(from: Spot, to: Spot): void {
    this.along(from, to, rakeWidth / 2, (side) => -Math.cos((side * 2 * Math.PI) / tine));
  }

  /** Draws the smoothing board from one spot to another. */
  smooth(from: Spot, to: Spot): void {
    this.along(from, to, boardWidth / 2, () => 0);
  }

  /** Rakes rings around a stone of this radius. */
  ring({ x, z }: Spot, radius: number): void {
    const first = radius + 0.015;
    const wide = tine * 4;
    this.each(x - first - wide, z - first - wide, x + first + wide, z + first + wide, (px, pz, i) => {
      const away = Math.hypot(px - x, pz - z) - first;
      if (away > wide) return;
      if (away < 0) this.blend(i, 0, clamp((away + radius) / radius, 0, 1));
      else this.blend(i, -Math.cos((away * 2 * Math.PI) / tine), clamp((wide - away) / soft, 0, 1));
    });
  }

  private along(from: Spot, to: Spot, half: number, profile: (side: number) => number): void {
    const [dx, dz] = [to.x - from.x, to.z - from.z];
    const long = Math.hypot(dx, dz);
    if (long < 1e-6) return;
    const [ux, uz] = [dx / long, dz / long];
    const [left, right] = [Math.min(from.x, to.x) - half, Math.max(from.x, to.x) + half];
    const [far, near] = [Math.min(from.z, to.z) - half, Math.max(from.z, to.z) + half];
    this.each(left, far, right, near, (px, pz, i) => {
      const [rx, rz] = [px - from.x, pz - from.z];
      const ahead = rx * ux + rz * uz;
      if (ahead < 0) return;
      const across = rx * uz - rz * ux;
      const side = ahead <= long ? across : Math.sign(across || 1) * Math.hypot(across, ahead - long);
      const inside = half - Math.abs(side);
      if (inside > 0) this.blend(i, profile(side), clamp(inside / soft, 0, 1));
    });
  }

  private blend(i: number, height: number, share: number): void {
    const old = this.heights[i] ?? 0;
    this.heights[i] = old + (height - old) * share;
  }

  private each(
    left: number,
    far: number,
    right: number,
    near: number,
    visit: (x: number, z: number, i: number) => void,
  ): void {
    const column = (x: number): number => (x / plot.width + 0.5) * this.columns;
    const row = (z: number): number => (z / plot.depth + 0.5) * this.rows;
    const [c0, c1] = [Math.max(0, Math.floor(column(left))), Math.min(this.columns - 1, Math.ceil(column(right)))];
    const [r0, r1] = [Math.max(0, Math.floor(row(far))), Math.min(this.rows - 1, Math.ceil(row(near)))];
    for (let r = r0; r <= r1; r += 1) {
      const z = ((r + 0.5) / this.rows - 0.5) * plot.depth;
      for (let c = c0; c <= c1; c += 1) visit(((c + 0.5) / this.columns - 0.5) * plot.width, z, r * this.columns + c);
    }
    this.version += 1;
  }
}
