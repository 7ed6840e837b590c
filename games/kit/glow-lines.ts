import { AdditiveBlending, BufferAttribute, BufferGeometry, LineBasicMaterial, LineSegments } from 'three';

/** Up to `count` lines of light in one draw call, each with two coloured ends. */
export class GlowLines extends LineSegments<BufferGeometry, LineBasicMaterial> {
  constructor(count: number) {
    const geometry = new BufferGeometry();
    for (const name of ['position', 'color'])
      geometry.setAttribute(name, new BufferAttribute(new Float32Array(count * 6), 3));
    super(
      geometry,
      new LineBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, blending: AdditiveBlending }),
    );
    this.frustumCulled = false;
  }
}
