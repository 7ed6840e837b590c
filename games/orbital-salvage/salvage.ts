import {
  BoxGeometry,
  Color,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { SeededRandom } from '../kit/seeded-random';

/** A crate: position in metres, velocity in metres per second. */
export interface Crate {
  readonly position: Vector3;
  readonly velocity: Vector3;
  readonly axis: Vector3;
  readonly spin: number;
  pulled: boolean;
}

const room = 14;
const home = new Vector3(0, 1.25, -0.4);

function boxAt(size: readonly [number, number, number], at: readonly [number, number, number]): BoxGeometry {
  const box = new BoxGeometry(...size);
  box.translate(...at);
  return box;
}

/** The crates, which drift, follow a tractor, and are collected close to the player. */
export class Salvage {
  crates: Crate[] = [];
  readonly hull: InstancedMesh;
  readonly core: InstancedMesh;

  constructor() {
    const ribs = [-0.2, 0.2].flatMap((y) => [boxAt([0.52, 0.1, 0.52], [0, y, 0])]);
    const posts = [-0.21, 0.21].flatMap((x) => [-0.21, 0.21].map((z) => boxAt([0.09, 0.34, 0.09], [x, 0, z])));
    this.hull = new InstancedMesh(
      mergeGeometries([...ribs, ...posts]),
      new MeshStandardMaterial({ color: '#b3b9bd', metalness: 0.3, roughness: 0.7 }),
      room,
    );
    this.core = new InstancedMesh(new BoxGeometry(0.36, 0.3, 0.36), new MeshBasicMaterial(), room);
    this.hull.frustumCulled = false;
    this.core.frustumCulled = false;
  }

  add(at: Vector3, random: SeededRandom): void {
    if (this.crates.length >= room) return;
    const axis = new Vector3(random.range(-1, 1), random.range(-1, 1), random.range(-1, 1)).normalize();
    const velocity = new Vector3(random.range(-0.25, 0.25), random.range(-0.12, 0.12), random.range(-0.1, 0.1));
    this.crates.push({ position: at.clone(), velocity, axis, spin: random.range(0.3, 1.1), pulled: false });
  }

  /** Moves the crates. Returns the collected ones. */
  update(seconds: number, time: number): readonly Crate[] {
    for (const crate of this.crates) {
      const to = home.clone().sub(crate.position);
      if (crate.pulled)
        crate.velocity.addScaledVector(to.normalize(), seconds * 34).multiplyScalar(Math.max(0, 1 - seconds * 1.6));
      else if (crate.velocity.lengthSq() < 0.16)
        crate.velocity.addScaledVector(to.normalize(), crate.position.length() > 20 ? seconds * 0.4 : 0);
      crate.position.addScaledVector(crate.velocity, seconds);
      crate.pulled = false;
    }
    const aboard = this.crates.filter(({ position }) => position.distanceTo(home) < 1.5);
    this.crates = this.crates.filter((crate) => !aboard.includes(crate));
    this.draw(time);
    return aboard;
  }

  private draw(time: number): void {
    const matrix = new Matrix4();
    const turn = new Quaternion();
    const tint = new Color();
    this.crates.forEach(({ position, axis, spin }, i) => {
      turn.setFromAxisAngle(axis, time * spin + i);
      matrix.compose(position, turn, new Vector3(1, 1, 1));
      this.hull.setMatrixAt(i, matrix);
      this.core.setMatrixAt(i, matrix);
      this.core.setColorAt(i, tint.setRGB(0.08, 1.0, 0.75).multiplyScalar(0.85 + 0.4 * Math.sin(time * 4 + i)));
    });
    for (const mesh of [this.hull, this.core]) {
      mesh.count = this.crates.length;
      mesh.instanceMatrix.needsUpdate = true;
    }
    if (this.core.instanceColor !== null) this.core.instanceColor.needsUpdate = true;
  }
}
