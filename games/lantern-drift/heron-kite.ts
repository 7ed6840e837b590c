import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Group,
  LineBasicMaterial,
  LineSegments,
  Vector3,
} from 'three';
import { GlowPoints } from '../kit/glow-points';
import { constellations } from './constellation';
import { waterLevel } from './water';

type Point = readonly [number, number, number];

const heron = constellations[0];
const wing = 4.6;
const moored: Point = [1.3, waterLevel + 0.7, -4.2];
const threads = heron === undefined ? [] : heron.lines;
const lineParts = 12;
const glow = new Color(1.1, 0.72, 0.34);

/** Returns the position of the kite at a time in seconds, in metres. It leans with the wind over the lake. */
export function kiteAt(time: number): Point {
  return [
    -4.6 + 1.6 * Math.sin(time * 0.21) + 0.4 * Math.sin(time * 0.67),
    5.1 + 0.8 * Math.sin(time * 0.33 + 1) + 0.2 * Math.sin(time * 0.9),
    -14 + 0.9 * Math.cos(time * 0.17),
  ];
}

/** Returns the joints of the kite at a time in seconds, in the shape of the constellation Heron with slow wing beats. */
export function kiteJoints(time: number): readonly Point[] {
  const [x, y, z] = kiteAt(time);
  const lean = 0.16 * Math.sin(time * 0.41);
  return (heron?.places ?? []).map(([across, up]) => {
    const out = across * wing;
    const beat = 0.22 * Math.abs(out) * Math.sin(time * 1.3);
    return [x + out * Math.cos(lean), y + up * wing + out * Math.sin(lean) + beat, z + 0.3 * beat];
  });
}

/** The kite of light threads, with a line to the end of the pier. */
export class HeronKite extends Group {
  private readonly lines: LineSegments<BufferGeometry, LineBasicMaterial>;
  private readonly lights = new GlowPoints(heron?.places.length ?? 0);

  constructor() {
    super();
    const ends = (threads.length + lineParts) * 2;
    const colours = new BufferAttribute(new Float32Array(ends * 3), 3);
    for (let i = 0; i < ends; i += 1) {
      const strength = i < threads.length * 2 ? 1 : 0.16;
      colours.setXYZ(i, glow.r * strength, glow.g * strength, glow.b * strength);
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(ends * 3), 3).setUsage(DynamicDrawUsage));
    geometry.setAttribute('color', colours);
    this.lines = new LineSegments(
      geometry,
      new LineBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, blending: AdditiveBlending }),
    );
    this.lines.frustumCulled = false;
    this.lines.renderOrder = 5;
    this.lights.renderOrder = 5;
    this.visible = false;
    this.add(this.lines, this.lights);
  }

  /** Animates one frame. `pixels` is the height of the picture. */
  update(time: number, pixels: number): void {
    if (!this.visible) return;
    const joints = kiteJoints(time);
    const { position } = this.lines.geometry.attributes;
    if (position === undefined) return;
    threads.forEach(([from, to], i) => {
      position.setXYZ(i * 2, ...(joints[from] ?? moored));
      position.setXYZ(i * 2 + 1, ...(joints[to] ?? moored));
    });
    const held = joints[0] ?? moored;
    for (let part = 0; part < lineParts; part += 1)
      for (const end of [0, 1]) {
        const share = (part + end) / lineParts;
        const sag = 0.9 * Math.sin(share * Math.PI);
        const [x, y, z] = moored.map((from, axis) => from + ((held[axis] ?? from) - from) * share) as [
          number,
          number,
          number,
        ];
        position.setXYZ((threads.length + part) * 2 + end, x, y - sag, z);
      }
    position.needsUpdate = true;
    this.lights.draw(
      joints.map((at, i) => ({
        at: new Vector3(...at),
        colour: glow.clone().multiplyScalar(0.75 + 0.2 * Math.sin(time * 3 + i * 1.9)),
        size: 0.55,
      })),
      pixels,
    );
  }
}
