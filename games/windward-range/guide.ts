import type { Vector3 } from 'three';
import { AdditiveBlending, Color, InstancedMesh, Matrix4, MeshBasicMaterial, SphereGeometry } from 'three';
import { flyOn } from './flight';

const dots = 14;
const reach = 0.5;

/** Dots along the first half second of an arrow's flight without wind, which the archer must judge. */
export class Guide extends InstancedMesh<SphereGeometry, MeshBasicMaterial> {
  constructor() {
    super(
      new SphereGeometry(1, 8, 6),
      new MeshBasicMaterial({
        color: '#ffe2b0',
        transparent: true,
        blending: AdditiveBlending,
        depthWrite: false,
        fog: false,
      }),
      dots,
    );
    this.frustumCulled = false;
    this.visible = false;
  }

  show(from: Vector3, velocity: Vector3, strength: number): void {
    this.visible = strength > 0.05;
    if (!this.visible) return;
    const matrix = new Matrix4();
    const flying = { position: from.clone(), velocity: velocity.clone() };
    for (let i = 0; i < dots; i += 1) {
      flyOn(flying, 0, reach / dots);
      const size = 0.004 + flying.position.distanceTo(from) * 0.0022;
      matrix.makeScale(size, size, size).setPosition(flying.position);
      this.setMatrixAt(i, matrix);
      const light = strength * (1 - i / dots);
      this.setColorAt(i, new Color(light, light, light));
    }
    this.instanceMatrix.needsUpdate = true;
    if (this.instanceColor !== null) this.instanceColor.needsUpdate = true;
  }
}
