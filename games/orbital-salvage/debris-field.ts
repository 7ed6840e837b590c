import {
  BoxGeometry,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
  type BufferGeometry,
} from 'three';
import { seededRandom } from '../kit/seeded-random';

interface Piece {
  readonly at: Vector3;
  readonly axis: Vector3;
  readonly spin: number;
  readonly size: Vector3;
}

/** Decorative drifting scrap. */
export class DebrisField {
  readonly meshes: readonly InstancedMesh[];
  private readonly pieces: readonly (readonly Piece[])[];

  constructor(count: number) {
    const random = seededRandom(404);
    const metal = new MeshStandardMaterial({ color: '#8b8f94', metalness: 0.75, roughness: 0.4, flatShading: true });
    const rock = new MeshStandardMaterial({ color: '#6a6460', metalness: 0.1, roughness: 0.9, flatShading: true });
    const kinds: readonly (readonly [BufferGeometry, MeshStandardMaterial, boolean])[] = [
      [new BoxGeometry(1, 1, 1), metal, true],
      [new IcosahedronGeometry(0.6, 0), rock, false],
    ];
    this.meshes = kinds.map(([geometry, material]) => new InstancedMesh(geometry, material, count));
    this.pieces = kinds.map(([, , flat]) =>
      Array.from({ length: count }, () => {
        const turn = random.range(-1.5, 1.5);
        const far = random.range(9, 48);
        const scale = random.range(0.08, 0.55) * (far > 25 ? 1.8 : 1);
        return {
          at: new Vector3(Math.sin(turn) * far, random.range(-9, 12), -Math.cos(turn) * far),
          axis: new Vector3(random.range(-1, 1), random.range(-1, 1), random.range(-1, 1)).normalize(),
          spin: random.range(0.05, 0.6),
          size: flat
            ? new Vector3(scale, scale * random.range(0.06, 0.4), scale * random.range(0.5, 2))
            : new Vector3(scale, scale * 0.8, scale * 1.1),
        };
      }),
    );
  }

  update(time: number): void {
    const matrix = new Matrix4();
    const turn = new Quaternion();
    this.meshes.forEach((mesh, kind) => {
      this.pieces[kind]?.forEach(({ at, axis, spin, size }, i) => {
        turn.setFromAxisAngle(axis, time * spin + i);
        mesh.setMatrixAt(i, matrix.compose(at, turn, size));
      });
      mesh.instanceMatrix.needsUpdate = true;
    });
  }
}
