import { BoxGeometry, BufferAttribute, BufferGeometry, CylinderGeometry, Matrix4 } from 'three';
import { mergeParts, type Part } from '../kit/merge-parts';

const stations = 9;
const long = 7.4;

/** Returns half the width of the deck at `t` from stern (0) to bow (1), in metres. */
const beamAt = (t: number): number => 1.15 * Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.45) / 0.55) ** 2.2)) + 0.02;
const sheer = (t: number): number => 1.05 + 0.55 * (t - 0.4) ** 2 * 2;

function hull(): BufferGeometry {
  const points: number[] = [];
  const rib = (i: number): readonly (readonly [number, number, number])[] => {
    const t = i / stations;
    const [w, top, z] = [beamAt(t), sheer(t), (0.5 - t) * long];
    return [
      [-w, top, z],
      [-w * 0.82, 0.1, z],
      [0, -0.8, z],
      [w * 0.82, 0.1, z],
      [w, top, z],
    ];
  };
  const quad = (a: readonly number[], b: readonly number[], c: readonly number[], d: readonly number[]): void => {
    points.push(...a, ...b, ...c, ...a, ...c, ...d);
  };
  for (let i = 0; i < stations; i += 1) {
    const [here, next] = [rib(i), rib(i + 1)];
    for (let k = 0; k < 4; k += 1) {
      const [a, b, c, d] = [here[k], here[k + 1], next[k + 1], next[k]];
      if (a && b && c && d) quad(a, b, c, d);
    }
    const [a, b, c, d] = [here[0], next[0], next[4], here[4]];
    if (a && b && c && d)
      quad([a[0], a[1] - 0.2, a[2]], [b[0], b[1] - 0.2, b[2]], [c[0], c[1] - 0.2, c[2]], [d[0], d[1] - 0.2, d[2]]);
  }
  const stern = rib(0);
  for (let k = 1; k < 4; k += 1) {
    const [a, b, c] = [stern[0], stern[k + 1], stern[k]];
    if (a && b && c) points.push(...a, ...b, ...c);
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  return shape;
}

/** Creates a sail between three corners, bellied by the wind along x. */
function sail(corners: readonly (readonly [number, number, number])[], belly: number): BufferGeometry {
  const [a, b, c] = corners;
  const points: number[] = [];
  if (a === undefined || b === undefined || c === undefined) return new BufferGeometry();
  const steps = 6;
  const at = (u: number, v: number): number[] => {
    const w = 1 - u - v;
    const swell = belly * 27 * u * v * w;
    return [0, 1, 2].map((k) => (a[k] ?? 0) * w + (b[k] ?? 0) * u + (c[k] ?? 0) * v + (k === 0 ? swell : 0));
  };
  for (let i = 0; i < steps; i += 1) {
    for (let j = 0; j < steps - i; j += 1) {
      const s = 1 / steps;
      points.push(...at(i * s, j * s), ...at((i + 1) * s, j * s), ...at(i * s, (j + 1) * s));
      if (j < steps - i - 1)
        points.push(...at((i + 1) * s, j * s), ...at((i + 1) * s, (j + 1) * s), ...at(i * s, (j + 1) * s));
    }
  }
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  return shape;
}

const at = (x: number, y: number, z: number): Matrix4 => new Matrix4().makeTranslation(x, y, z);

/** Creates a small fishing ketch, bow towards -z, its water line at 0. */
export function shipModel(): BufferGeometry {
  const parts: Part[] = [
    { shape: hull(), colour: '#5d3a2a' },
    { shape: new BoxGeometry(1.2, 0.95, 1.7), colour: '#d8d0bd', at: at(0, 1.35, 1.7) },
    { shape: new BoxGeometry(1.4, 0.12, 1.95), colour: '#7c3028', at: at(0, 1.9, 1.7) },
    { shape: new CylinderGeometry(0.07, 0.1, 7.4, 7), colour: '#6b4a30', at: at(0, 4.4, -0.5) },
    { shape: new CylinderGeometry(0.05, 0.07, 4.4, 6), colour: '#6b4a30', at: at(0, 3.2, 2.9) },
    {
      shape: new CylinderGeometry(0.05, 0.06, 2.6, 6),
      colour: '#6b4a30',
      at: at(0, 1.75, -4.4).multiply(new Matrix4().makeRotationX(-1.25)),
    },
    {
      shape: sail(
        [
          [0, 1.9, -0.7],
          [0.15, 1.9, 2.5],
          [0, 7.7, -0.6],
        ],
        0.5,
      ),
      colour: '#e4d8c0',
    },
    {
      shape: sail(
        [
          [0, 1.6, -5.2],
          [0.1, 1.7, -0.9],
          [0, 7.3, -0.7],
        ],
        0.45,
      ),
      colour: '#d3c4a8',
    },
    {
      shape: sail(
        [
          [0, 2.1, 3.0],
          [0.1, 2.1, 4.6],
          [0, 5.2, 2.95],
        ],
        0.25,
      ),
      colour: '#c98f6a',
    },
  ];
  return mergeParts(parts);
}
