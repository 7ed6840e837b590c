import {
  BoxGeometry,
  CylinderGeometry,
  Euler,
  ExtrudeGeometry,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  Quaternion,
  Shape,
  Vector3,
  type BufferGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { SeededRandom } from '../kit/seeded-random';
import { StoneMaterial, type SharedLight } from './stone-material';

/** Centre of the gate relative to the player's feet, in metres. */
export const gateAt = new Vector3(0, 2.52, -5.4);

function columns(): BufferGeometry {
  const parts: BufferGeometry[] = [];
  for (const [x, z, tall] of [
    [-4.1, -6.6, 5.2],
    [4.1, -6.6, 3.4],
    [-4.6, -2.6, 2.3],
    [4.7, -2.2, 4.4],
  ] as const) {
    parts.push(new BoxGeometry(0.95, 0.3, 0.95).translate(x, 0.15, z));
    parts.push(new CylinderGeometry(0.3, 0.37, tall, 10, 6).translate(x, 0.3 + tall / 2, z));
    if (tall > 4) parts.push(new BoxGeometry(0.85, 0.26, 0.85).translate(x, 0.42 + tall, z));
  }
  for (const x of [-2.05, 2.05]) {
    parts.push(new BoxGeometry(0.9, 1.1, 0.8).translate(x, 0.5, gateAt.z - 0.15));
    parts.push(new BoxGeometry(0.7, 0.6, 0.6).translate(x * 1.02, 1.3, gateAt.z - 0.15));
  }
  for (let step = 0; step < 3; step += 1)
    parts.push(new BoxGeometry(6.2 - step * 0.9, 0.09, 2.8 - step * 0.5).translate(0, 0.045 + step * 0.09, gateAt.z));
  return mergeGeometries(parts);
}

function slab(from: number, to: number, start: number, end: number, segments: number): BufferGeometry {
  const shape = new Shape().absarc(0, 0, to, start, end, false);
  if (from > 0) shape.absarc(0, 0, from, end, start, true);
  return new ExtrudeGeometry(shape, { depth: 0.3, bevelEnabled: false, curveSegments: segments }).rotateX(-Math.PI / 2);
}

function floor(): BufferGeometry {
  const parts: BufferGeometry[] = [];
  for (const [from, to, count] of [
    [0, 1.6, 1],
    [1.66, 3.4, 12],
    [3.46, 5.4, 18],
    [5.46, 7.6, 24],
    [7.66, 9.4, 30],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const wide = (Math.PI * 2) / count;
      const gap = count === 1 ? 0 : 0.035 / ((from + to) / 2);
      const sunk = ((i * 7 + count * 3) % 5) * 0.008;
      const tile = slab(from, to, i * wide, count === 1 ? wide : (i + 1) * wide - gap, count === 1 ? 40 : 5);
      parts.push(tile.translate(0, -0.3 - sunk, -2.6));
    }
  }
  return mergeGeometries(parts);
}

/** The terrace in front of the gate: a round floor above the clouds, columns, and floating stones. */
export class Terrace extends Group {
  private readonly stones: InstancedMesh;
  private readonly homes: readonly { readonly at: Vector3; readonly size: number; readonly phase: number }[];

  constructor(shared: SharedLight, random: SeededRandom, octaves: number) {
    super();
    const dark = new StoneMaterial({ tint: '#6b6478', octaves }, shared);
    this.add(new Mesh(floor(), dark), new Mesh(columns(), new StoneMaterial({ tint: '#857b8c', octaves }, shared)));
    this.homes = Array.from({ length: 26 }, (_, i) => {
      const side = i % 2 === 0 ? -1 : 1;
      const at = new Vector3(side * random.range(3.4, 12), random.range(-1.6, 6.6), random.range(-15, -4));
      return { at, size: random.range(0.12, 0.62), phase: random.range(0, 6) };
    });
    this.stones = new InstancedMesh(new IcosahedronGeometry(1, 1), dark, this.homes.length);
    this.stones.frustumCulled = false;
    this.add(this.stones);
    this.update(0);
  }

  update(time: number): void {
    const place = new Matrix4();
    this.homes.forEach(({ at, size, phase }, i) => {
      const turn = new Quaternion().setFromEuler(new Euler(phase + time * 0.05, phase * 2 + time * 0.08, phase));
      place.compose(
        new Vector3(at.x, at.y + Math.sin(time * 0.4 + phase) * 0.16, at.z),
        turn,
        new Vector3(size, size * (0.8 + 0.3 * Math.sin(phase)), size * 0.9),
      );
      this.stones.setMatrixAt(i, place);
    });
    this.stones.instanceMatrix.needsUpdate = true;
  }
}
