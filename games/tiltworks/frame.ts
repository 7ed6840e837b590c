import {
  BoxGeometry,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector3,
  Color,
  LatheGeometry,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { brass } from '../kit/brass';
import { seededRandom } from '../kit/seeded-random';

/** Returns the ring around the board, which tilts around one axis only, as in a gimbal. */
export function gimbal(): { readonly outer: Group; readonly inner: Group } {
  const metal = brass('#b57f38', 0.34);
  const outer = new Group();
  const inner = new Group();
  const ticks = Array.from({ length: 72 }, (_, i) =>
    new BoxGeometry(i % 9 === 0 ? 0.05 : 0.026, 0.008, 0.007).translate(1.21, 0.034, 0).rotateY((i * Math.PI) / 36),
  );
  const pin = (radius: number, turn: number): CylinderGeometry =>
    new CylinderGeometry(0.022, 0.022, 0.13, 12)
      .rotateZ(Math.PI / 2)
      .translate(radius, 0, 0)
      .rotateY(turn);
  const ball = (radius: number, turn: number): SphereGeometry =>
    new SphereGeometry(0.04, 16, 12).translate(radius, 0, 0).rotateY(turn);
  inner.add(
    new Mesh(
      mergeGeometries([
        new TorusGeometry(1.21, 0.034, 10, 120).rotateX(-Math.PI / 2).scale(1, 0.9, 1),
        pin(1.11, 0),
        pin(1.11, Math.PI),
      ]),
      metal,
    ),
    new Mesh(mergeGeometries(ticks), new MeshBasicMaterial({ color: '#1b1208' })),
  );
  outer.add(
    new Mesh(
      mergeGeometries([
        new TorusGeometry(1.4, 0.028, 10, 120).rotateX(-Math.PI / 2),
        ...[0, 1, 2, 3].map((i) => ball(1.4, (i * Math.PI) / 2)),
        pin(1.31, Math.PI / 2),
        pin(1.31, -Math.PI / 2),
      ]),
      metal,
    ),
    inner,
  );
  return { outer, inner };
}

function gear(teeth: number): ReturnType<typeof mergeGeometries> {
  return mergeGeometries([
    new TorusGeometry(0.82, 0.1, 6, 40),
    new TorusGeometry(0.2, 0.07, 6, 24),
    ...[0, 1, 2, 3, 4].map((i) => new BoxGeometry(0.1, 0.6, 0.08).translate(0, 0.5, 0).rotateZ((i * Math.PI * 2) / 5)),
    ...Array.from({ length: teeth }, (_, i) =>
      new BoxGeometry(0.1, 0.2, 0.16).translate(0, 0.98, 0).rotateZ((i * Math.PI * 2) / teeth),
    ),
  ]);
}

/** Slow wheels far below and around. */
export class Wheels extends InstancedMesh {
  private readonly places: readonly { at: Vector3; size: number; lean: Quaternion; pace: number }[];

  constructor(count: number) {
    super(gear(22), brass('#43301a', 0.55), count);
    const random = seededRandom(31);
    this.places = Array.from({ length: count }, () => {
      const turn = random.range(0, Math.PI * 2);
      const out = random.range(3.4, 8);
      return {
        at: new Vector3(Math.cos(turn) * out, random.range(-4.6, -1.5), -0.6 - Math.abs(Math.sin(turn)) * out),
        size: random.range(0.4, 1.5),
        lean: new Quaternion().setFromAxisAngle(
          new Vector3(random.range(-1, 1), random.range(-1, 1), random.range(-0.2, 0.2)).normalize(),
          random.range(0.2, 1.3),
        ),
        pace: random.range(0.08, 0.3) * (random.next() < 0.5 ? -1 : 1),
      };
    });
    this.frustumCulled = false;
  }

  update(time: number): void {
    const matrix = new Matrix4();
    const axis = new Vector3(0, 0, 1);
    this.places.forEach(({ at, size, lean, pace }, i) => {
      const turn = lean.clone().multiply(new Quaternion().setFromAxisAngle(axis, time * pace));
      this.setMatrixAt(i, matrix.compose(at, turn, new Vector3(size, size, size)));
    });
    this.instanceMatrix.needsUpdate = true;
  }
}

/** The lamp in the middle: a glass bulb on a brass foot. */
export class Lamp extends Group {
  private readonly bulb = new MeshBasicMaterial({ color: '#000000' });

  constructor() {
    super();
    const outline = [
      [0, 0],
      [0.075, 0],
      [0.078, 0.012],
      [0.036, 0.03],
      [0.03, 0.05],
      [0.042, 0.062],
    ].map(([x, y]) => new Vector2(x, y));
    const foot = new Mesh(new LatheGeometry(outline, 28), brass('#d8a04c', 0.25));
    const bulb = new Mesh(new SphereGeometry(0.052, 24, 18).scale(1, 1.18, 1).translate(0, 0.115, 0), this.bulb);
    this.add(foot, bulb);
    this.glow(0);
  }

  /** Brightness from 0 (dark) to 1. */
  glow(lit: number): void {
    this.bulb.color.copy(new Color(0.1, 0.065, 0.035)).lerp(new Color(3.2, 1.7, 0.6), lit);
  }
}
