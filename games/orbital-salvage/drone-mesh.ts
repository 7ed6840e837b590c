import {
  BoxGeometry,
  Color,
  ConeGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshStandardMaterial,
  OctahedronGeometry,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Drone } from './drones';

const room = 24;

function hull(): ReturnType<typeof mergeGeometries> {
  const body = new OctahedronGeometry(0.48, 1).scale(1, 0.62, 1.25);
  const fins = [0, 1, 2].map((i) => {
    const fin = new BoxGeometry(0.07, 0.95, 0.4).toNonIndexed();
    fin.translate(0, 0.55, 0.15);
    fin.rotateZ((i * Math.PI * 2) / 3);
    return fin;
  });
  const guns = [-0.42, 0.42].map((x) =>
    new ConeGeometry(0.06, 0.8, 6)
      .toNonIndexed()
      .rotateX(-Math.PI / 2)
      .translate(x, -0.08, -0.5),
  );
  const parts = [body, ...fins, ...guns];
  for (const part of parts) part.deleteAttribute('uv');
  return mergeGeometries(parts);
}

/** All drones in two draw calls: dark hulls and their lights. */
export class DroneMesh extends Group {
  private readonly hull = new InstancedMesh(
    hull(),
    new MeshStandardMaterial({ color: '#c6cad2', metalness: 0.12, roughness: 0.35, flatShading: true }),
    room,
  );
  private readonly glow: InstancedMesh;

  constructor() {
    super();
    const eye = new SphereGeometry(0.15, 12, 8).translate(0, 0, -0.56);
    const ring = new TorusGeometry(0.52, 0.022, 6, 24);
    this.glow = new InstancedMesh(mergeGeometries([eye, ring]), new MeshBasicMaterial(), room);
    this.hull.frustumCulled = false;
    this.glow.frustumCulled = false;
    this.add(this.hull, this.glow);
  }

  draw(drones: readonly Drone[], time: number): void {
    const matrix = new Matrix4();
    const turn = new Quaternion();
    const roll = new Quaternion();
    const tint = new Color();
    const shown = drones.slice(0, room);
    shown.forEach((drone, i) => {
      turn.setFromRotationMatrix(new Matrix4().lookAt(drone.position, new Vector3(0, 1.5, 0), new Vector3(0, 1, 0)));
      roll.setFromAxisAngle(new Vector3(0, 0, 1), drone.velocity.x * 0.09 + Math.sin(time + drone.phase) * 0.2);
      const size = drone.worth > 1 ? 1.5 : 1.05;
      matrix.compose(drone.position, turn.multiply(roll), new Vector3(size, size, size));
      this.hull.setMatrixAt(i, matrix);
      this.glow.setMatrixAt(i, matrix);
      const charge = drone.reload < 0.6 ? 1.2 : 0.5;
      tint
        .setRGB(1.3, 0.1, 0.05)
        .multiplyScalar(charge + 0.3 * Math.sin(time * 9 + drone.phase))
        .addScalar(drone.flash * 1.5);
      this.glow.setColorAt(i, tint);
    });
    for (const mesh of [this.hull, this.glow]) {
      mesh.count = shown.length;
      mesh.instanceMatrix.needsUpdate = true;
    }
    if (this.glow.instanceColor !== null) this.glow.instanceColor.needsUpdate = true;
  }
}
