import {
  BoxGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
  type Color,
  type ShaderMaterial,
} from 'three';
import { blockMaterial } from './block-material';
import { blockSize } from './lane';

interface Half {
  readonly position: Vector3;
  readonly velocity: Vector3;
  readonly turn: Quaternion;
  readonly axis: Vector3;
  readonly tint: Color;
  age: number;
}

const room = 40;
const life = 0.9;

/** The tumbling halves of cut blocks. */
export class Halves extends InstancedMesh<BoxGeometry, ShaderMaterial> {
  private readonly tint = new InstancedBufferAttribute(new Float32Array(room * 4), 4).setUsage(DynamicDrawUsage);
  private halves: Half[] = [];

  constructor() {
    const geometry = new BoxGeometry(blockSize, blockSize / 2, blockSize);
    super(geometry, blockMaterial(), room);
    geometry.setAttribute('tint', this.tint);
    this.frustumCulled = false;
    this.count = 0;
  }

  /** Splits a block at `at` by a swing along (x, y). */
  split(at: Vector3, x: number, y: number, tint: Color): void {
    const angle = Math.atan2(y, x);
    const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), angle);
    for (const side of [-1, 1]) {
      const apart = new Vector3(0, side, 0).applyQuaternion(turn);
      this.halves.push({
        position: at.clone().addScaledVector(apart, blockSize * 0.28),
        velocity: apart
          .clone()
          .multiplyScalar(1.9)
          .add(new Vector3(Math.cos(angle) * 1.3, Math.sin(angle) * 1.3 + 0.6, 1.2)),
        turn: turn.clone(),
        axis: new Vector3(side, 0.4, side * 0.6).normalize(),
        tint,
        age: 0,
      });
    }
    this.halves = this.halves.slice(-room);
  }

  update(seconds: number): void {
    this.halves = this.halves.filter(({ age }) => age < life);
    this.count = this.halves.length;
    const spin = new Quaternion();
    const matrix = new Matrix4();
    this.halves.forEach((half, i) => {
      half.age += seconds;
      half.velocity.y -= 5.5 * seconds;
      half.position.addScaledVector(half.velocity, seconds);
      half.turn.premultiply(spin.setFromAxisAngle(half.axis, seconds * 6));
      const size = Math.max(0.001, 1 - (half.age / life) ** 3);
      this.setMatrixAt(i, matrix.compose(half.position, half.turn, new Vector3(size, size, size)));
      this.tint.setXYZW(i, half.tint.r, half.tint.g, half.tint.b, 2);
    });
    this.instanceMatrix.needsUpdate = true;
    this.tint.needsUpdate = true;
  }
}
