import {
  BoxGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PointLight,
  Quaternion,
  Vector3,
} from 'three';
import type { SeededRandom } from '../kit/seeded-random';
import { waterLevel } from './water';

function planks(random: SeededRandom): InstancedMesh {
  const rows = 26;
  const mesh = new InstancedMesh(
    new BoxGeometry(1, 0.06, 0.235),
    new MeshStandardMaterial({ color: '#c9bcae', roughness: 0.85 }),
    rows,
  );
  for (let i = 0; i < rows; i += 1) {
    const at = new Vector3(random.range(-0.04, 0.04), -0.03 + random.range(-0.006, 0.006), 4.4 - i * 0.25);
    const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), random.range(-0.018, 0.018));
    mesh.setMatrixAt(i, new Matrix4().compose(at, turn, new Vector3(2.3 + random.range(-0.1, 0.1), 1, 1)));
    mesh.setColorAt(i, new Color().setHSL(0.075, 0.13, random.range(0.3, 0.6)));
  }
  return mesh;
}

function post(x: number, z: number, height: number): Mesh {
  const mesh = new Mesh(
    new CylinderGeometry(0.07, 0.085, height + 1.4, 9),
    new MeshStandardMaterial({ color: '#85786d', roughness: 0.95 }),
  );
  mesh.position.set(x, (height - 1.4) / 2, z);
  return mesh;
}

function lamp(x: number, y: number, z: number): Group {
  const group = new Group();
  const glass = new Mesh(
    new CylinderGeometry(0.055, 0.075, 0.15, 8),
    new MeshBasicMaterial({ color: new Color(1.5, 0.72, 0.26) }),
  );
  const roof = new Mesh(new ConeGeometry(0.12, 0.08, 8), new MeshStandardMaterial({ color: '#1c1512' }));
  roof.position.y = 0.115;
  const light = new PointLight('#ffc286', 1.7, 7, 1.7);
  group.add(glass, roof, light);
  group.position.set(x, y, z);
  return group;
}

function reeds(random: SeededRandom, count: number): InstancedMesh {
  const mesh = new InstancedMesh(
    new ConeGeometry(0.011, 1, 4),
    new MeshStandardMaterial({ color: '#2b3a2c', roughness: 1 }),
    count,
  );
  for (let i = 0; i < count; i += 1) {
    const side = i % 3 === 0 ? 1 : -1;
    const height = random.range(0.5, 1.5);
    const at = new Vector3(
      side * random.range(1.7, 3.6),
      waterLevel + height / 2 - 0.05,
      random.range(-2.2, 1.5) - (side > 0 ? 0.4 : 0),
    );
    const lean = new Quaternion().setFromAxisAngle(
      new Vector3(random.range(-1, 1), 0, random.range(-1, 1)).normalize(),
      random.range(0, 0.22),
    );
    mesh.setMatrixAt(i, new Matrix4().compose(at, lean, new Vector3(1, height, 1)));
    mesh.setColorAt(i, new Color().setHSL(random.range(0.2, 0.36), 0.3, random.range(0.25, 0.6)));
  }
  return mesh;
}

/** Creates the wooden pier under the player, with two lamps and reeds. Its deck is at height 0. */
export function makePier(random: SeededRandom, detail: number): Group {
  const group = new Group();
  group.add(planks(random), reeds(random, Math.round(160 * detail)));
  for (const z of [-1.75, 0.6, 3]) for (const x of [-1.1, 1.1]) group.add(post(x, z, x < 0 && z < 0 ? 1.25 : 0.28));
  group.add(post(1.1, -1.75, 0.95));
  group.add(lamp(-1.1, 1.36, -1.75), lamp(1.1, 1.06, -1.75));
  return group;
}
