import { ExtrudeGeometry, Group, Mesh, Path, Shape } from 'three';
import type { SeededRandom } from '../kit/seeded-random';
import { engraving } from './engraving';
import type { Channel } from './gate';
import { LightRibbon } from './light-ribbon';
import { StoneMaterial, type SharedLight } from './stone-material';

/** Creates a flat ring of stone with soft edges. Its face is at z = 0 and faces +z. */
export function annulus(inner: number, outer: number, thick: number, segments: number): ExtrudeGeometry {
  const bevel = Math.min(0.035, (outer - inner) * 0.12);
  const shape = new Shape().absarc(0, 0, outer - bevel, 0, Math.PI * 2, false);
  shape.holes.push(new Path().absarc(0, 0, inner + bevel, 0, Math.PI * 2, true));
  const geometry = new ExtrudeGeometry(shape, {
    depth: thick,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: segments,
  });
  return geometry.translate(0, 0, -thick - bevel);
}

/** One turning ring of the gate with its carved channels and the light in them. */
export class RingMesh extends Group {
  readonly inner: number;
  readonly outer: number;
  readonly ribbons: readonly LightRibbon[];
  private readonly stone: Mesh<ExtrudeGeometry, StoneMaterial>;

  constructor(
    channels: readonly Channel[],
    inner: number,
    outer: number,
    shared: SharedLight,
    random: SeededRandom,
    octaves: number,
  ) {
    super();
    this.inner = inner;
    this.outer = outer;
    const carving = engraving(channels, inner, outer, random);
    const tint = ['#8d8496', '#7d778c', '#988a92'][random.index(3)] ?? '#8d8496';
    this.stone = new Mesh(
      annulus(inner + 0.012, outer - 0.012, 0.2, 48),
      new StoneMaterial({ tint, carving, radius: outer, octaves }, shared),
    );
    this.ribbons = channels.map((channel) => new LightRibbon(channel, inner, outer));
    for (const ribbon of this.ribbons) ribbon.position.z = 0.006;
    this.add(this.stone, ...this.ribbons);
  }

  /** Highlights the ring: 0 to 1. */
  set lift(value: number) {
    this.stone.material.lift = value;
  }

  /** Disposes of the ring's own resources. */
  free(): void {
    this.stone.geometry.dispose();
    const { carving } = this.stone.material.uniforms;
    (carving?.value as { dispose(): void } | null)?.dispose();
    this.stone.material.dispose();
    for (const ribbon of this.ribbons) ribbon.free();
  }
}
