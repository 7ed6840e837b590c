import { AdditiveBlending, BufferAttribute, BufferGeometry, LineBasicMaterial, LineSegments } from 'three';
import type { Aim } from './aim';
import type { Stage } from './stage';

const most = 2;

/** Thin rays from the hands of a player in a headset. Invisible in a window. */
export class PointerRays extends LineSegments<BufferGeometry, LineBasicMaterial> {
  private readonly stage: Stage;
  private readonly reach: number;

  constructor(stage: Stage, reach = 3) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(most * 6), 3));
    geometry.setAttribute(
      'color',
      new BufferAttribute(new Float32Array(Array.from({ length: most }, () => [0.6, 0.8, 1, 0, 0, 0]).flat()), 3),
    );
    super(
      geometry,
      new LineBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, blending: AdditiveBlending }),
    );
    this.stage = stage;
    this.reach = reach;
    this.frustumCulled = false;
    this.visible = false;
    stage.scene.add(this);
  }

  update(aims: readonly Aim[]): void {
    this.visible = this.stage.presenting;
    if (!this.visible) return;
    const { position } = this.geometry.attributes;
    for (let i = 0; i < most; i += 1) {
      const aim = aims[i];
      const { origin, direction } = aim ?? { origin: { x: 0, y: -9, z: 0 }, direction: { x: 0, y: 0, z: 0 } };
      position?.setXYZ(i * 2, origin.x, origin.y, origin.z);
      position?.setXYZ(
        i * 2 + 1,
        origin.x + direction.x * this.reach,
        origin.y + direction.y * this.reach,
        origin.z + direction.z * this.reach,
      );
    }
    if (position !== undefined) position.needsUpdate = true;
    this.geometry.setDrawRange(0, Math.min(most, aims.length) * 2);
  }
}
