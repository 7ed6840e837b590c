import { Color, DynamicDrawUsage, InstancedMesh, Matrix4, MeshStandardMaterial, Quaternion, Vector3 } from 'three';
import type { Particles } from '../kit/particles';
import type { SeededRandom } from '../kit/seeded-random';
import { arrowLength, arrowShape } from './arrow-shape';
import type { Flying } from './flight';

const room = 8;
const ahead = new Vector3(0, 0, -1);
const pale = new Color(0.3, 0.42, 0.55);
const ember = new Color(1.7, 0.62, 0.14);

/** The arrows in flight with their trails. */
export class ArrowFlock extends InstancedMesh {
  private readonly random: SeededRandom;
  private readonly sparks: Particles;
  /** True if the arrows burn (the item "Ember Arrows"). */
  burning = false;

  constructor(random: SeededRandom, sparks: Particles) {
    super(arrowShape(), new MeshStandardMaterial({ vertexColors: true, roughness: 0.6 }), room);
    this.random = random;
    this.sparks = sparks;
    this.count = 0;
    this.frustumCulled = false;
    this.instanceMatrix.setUsage(DynamicDrawUsage);
  }

  draw(arrows: readonly Flying[]): void {
    const matrix = new Matrix4();
    const turn = new Quaternion();
    this.count = Math.min(room, arrows.length);
    arrows.slice(0, room).forEach(({ position, velocity }, i) => {
      turn.setFromUnitVectors(ahead, velocity.clone().normalize());
      const nock = velocity.clone().normalize().multiplyScalar(-arrowLength).add(position);
      // A distant arrow would be thinner than a pixel.
      const size = Math.max(1, -position.z * 0.055);
      this.setMatrixAt(i, matrix.compose(nock, turn, new Vector3(size, size, 1 + (size - 1) * 0.3)));
    });
    this.instanceMatrix.needsUpdate = true;
  }

  /** Adds a trail between two places. */
  trail(from: Vector3, to: Vector3, detail: number): void {
    const steps = Math.max(1, Math.round(from.distanceTo(to) * (this.burning ? 6 : 4) * detail));
    for (let i = 0; i < steps; i += 1) {
      const at = from.clone().lerp(to, (i + this.random.next()) / steps);
      const spread = this.burning ? 0.32 : 0.03;
      const velocity = [
        this.random.range(-spread, spread),
        this.random.range(-spread, spread),
        this.random.range(-spread, spread),
      ] as const;
      const far = 1 + Math.max(0, -at.z) * 0.022;
      this.sparks.emit(at, {
        velocity,
        colour: this.burning ? ember : pale,
        life: this.burning ? this.random.range(0.5, 1.3) : 0.55,
        size: (this.burning ? this.random.range(0.03, 0.075) : 0.035) * far,
        gravity: this.burning ? 0.5 : 0,
        drag: 0.6,
      });
    }
  }
}
