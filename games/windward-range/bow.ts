import {
  CatmullRomCurve3,
  CylinderGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { arrowLength, arrowShape } from './arrow-shape';

const tip = new Vector3(0, 0.6, 0.17);
const longest = 0.44;
const up = new Vector3(0, 1, 0);

function limb(side: 1 | -1): TubeGeometry {
  const curve = new CatmullRomCurve3(
    [
      [0, 0.1, 0],
      [0, 0.26, 0.015],
      [0, 0.42, 0.09],
      [0, 0.54, 0.165],
      [0, 0.6, 0.17],
      [0, 0.64, 0.135],
    ].map(([x, y, z]) => new Vector3(x, (y ?? 0) * side, z)),
  );
  return new TubeGeometry(curve, 24, 0.014, 8);
}

/** The bow in the archer's hand: grip at the origin, arrows leave towards -z. */
export class Bow extends Group {
  private readonly strings: readonly Mesh[];
  private readonly limbs: Mesh;
  readonly arrow: Mesh;

  constructor() {
    super();
    this.limbs = new Mesh(
      mergeGeometries([limb(1), limb(-1)]),
      new MeshStandardMaterial({ color: '#7c3d20', roughness: 0.42 }),
    );
    const grip = new Mesh(
      new CylinderGeometry(0.022, 0.022, 0.22, 12),
      new MeshStandardMaterial({ color: '#1d1518', roughness: 0.8 }),
    );
    const bands = new Mesh(
      mergeGeometries(
        [0.115, -0.115, 0.3, -0.3].map((y) =>
          new TorusGeometry(0.019, 0.006, 6, 14).rotateX(Math.PI / 2).translate(0, y, Math.abs(y) > 0.2 ? 0.027 : 0),
        ),
      ),
      new MeshStandardMaterial({ color: '#e0a94e', roughness: 0.3, metalness: 0.7 }),
    );
    const string = new MeshBasicMaterial({ color: '#d9ccb0' });
    this.strings = [0, 1].map(() => new Mesh(new CylinderGeometry(0.0028, 0.0028, 1, 5), string));
    this.arrow = new Mesh(arrowShape(), new MeshStandardMaterial({ vertexColors: true, roughness: 0.6 }));
    this.add(this.limbs, grip, bands, this.arrow, ...this.strings);
    this.pull(0, true);
  }

  /** Draws the string to a share (0 to 1) of its way. `nocked` shows an arrow on it. */
  pull(draw: number, nocked: boolean): void {
    const bend = 1 - draw * 0.075;
    this.limbs.scale.set(1, bend, 1 + draw * 0.5);
    const nock = new Vector3(0, 0, tip.z * (1 + draw * 0.5) + draw * longest);
    this.arrow.position.copy(nock);
    this.arrow.position.x = 0.014;
    this.arrow.visible = nocked;
    this.arrow.scale.setScalar(1);
    this.strings.forEach((string, i) => {
      const end = new Vector3(0, tip.y * bend * (i === 0 ? 1 : -1), tip.z * (1 + draw * 0.5));
      const way = end.clone().sub(nock);
      const turn = new Quaternion().setFromUnitVectors(up, way.clone().normalize());
      string.matrixAutoUpdate = false;
      string.matrix.copy(
        new Matrix4().compose(nock.clone().addScaledVector(way, 0.5), turn, new Vector3(1, way.length(), 1)),
      );
    });
  }

  /** Returns the position of the arrow's head in the bow's local space. */
  get head(): Vector3 {
    return new Vector3(0, 0, this.arrow.position.z - arrowLength);
  }
}
