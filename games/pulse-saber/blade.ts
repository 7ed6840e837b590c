import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  CapsuleGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three';
import { prismLight } from './blade-light';
import { neon } from './lane';

/** Length of a blade in metres. */
export const bladeLength = 1;
const trailLength = 14;
const up = new Vector3(0, 1, 0);
const glowVertex = `varying vec3 vN, vV; void main() { vec4 e = modelViewMatrix * vec4(position, 1.0); vN = normalize(normalMatrix * normal); vV = normalize(-e.xyz); gl_Position = projectionMatrix * e; }`;
const glowFragment = `varying vec3 vN, vV; uniform vec3 tint; void main() { float f = abs(dot(normalize(vN), vV)); gl_FragColor = vec4(tint * pow(f, 4.0) * 0.55, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** A blade of light with its hilt and trail. */
export class Blade extends Group {
  readonly hand: 'left' | 'right';
  readonly base = new Vector3();
  readonly tip = new Vector3();
  readonly lastBase = new Vector3();
  readonly lastTip = new Vector3();
  private readonly body = new Group();
  private readonly core = new MeshBasicMaterial();
  private readonly glow: ShaderMaterial;
  private readonly trail: Mesh<BufferGeometry, MeshBasicMaterial>;
  private readonly history: { base: Vector3; tip: Vector3 }[] = [];
  private readonly tint = new Color();
  private readonly light = new Color();
  private fresh = true;
  /** True for a trail in five colours. */
  prism = false;

  constructor(hand: 'left' | 'right') {
    super();
    this.hand = hand;
    this.glow = new ShaderMaterial({
      vertexShader: glowVertex,
      fragmentShader: glowFragment,
      uniforms: { tint: { value: this.tint } },
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
    });
    const core = new Mesh(new CapsuleGeometry(0.013, bladeLength, 4, 10), this.core);
    const halo = new Mesh(new CapsuleGeometry(0.055, bladeLength, 6, 14), this.glow);
    const hilt = new Mesh(
      new CylinderGeometry(0.02, 0.023, 0.17, 14),
      new MeshStandardMaterial({ color: '#2a2d3d', metalness: 0.7, roughness: 0.35 }),
    );
    core.position.y = bladeLength / 2 + 0.02;
    halo.position.y = bladeLength / 2 + 0.02;
    hilt.position.y = -0.06;
    this.body.add(core, halo, hilt);
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(trailLength * 6), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(trailLength * 6), 3));
    geometry.setIndex(
      Array.from({ length: trailLength - 1 }, (_, i) => [
        i * 2,
        i * 2 + 1,
        i * 2 + 2,
        i * 2 + 1,
        i * 2 + 3,
        i * 2 + 2,
      ]).flat(),
    );
    this.trail = new Mesh(
      geometry,
      new MeshBasicMaterial({
        vertexColors: true,
        transparent: true,
        depthWrite: false,
        blending: AdditiveBlending,
        side: DoubleSide,
      }),
    );
    this.trail.frustumCulled = false;
    this.add(this.body, this.trail);
    this.colour(neon[hand]);
  }

  colour(tint: Color): void {
    this.tint.copy(tint);
    this.core.color.copy(tint).multiplyScalar(0.9).addScalar(0.75);
  }

  /** Clears the trail, for instance when the blade appears. */
  restart(): void {
    this.fresh = true;
    this.history.length = 0;
  }

  /** Places the hilt at `base`, pointing to `tip`. */
  hold(base: Vector3, tip: Vector3): void {
    this.lastBase.copy(this.fresh ? base : this.base);
    this.lastTip.copy(this.fresh ? tip : this.tip);
    this.fresh = false;
    this.base.copy(base);
    this.tip.copy(tip);
    const along = tip.clone().sub(base);
    this.body.position.copy(base);
    this.body.quaternion.copy(new Quaternion().setFromUnitVectors(up, along.clone().normalize()));
    this.body.scale.set(1, along.length() / bladeLength, 1);
    this.history.unshift({ base: base.clone().addScaledVector(along, 0.35), tip: tip.clone() });
    this.history.length = Math.min(this.history.length, trailLength);
    this.drawTrail();
  }

  private drawTrail(): void {
    const { position, color } = this.trail.geometry.attributes;
    const last = this.history[this.history.length - 1];
    for (let i = 0; i < trailLength; i += 1) {
      const at = this.history[i] ?? last;
      if (at === undefined || position === undefined || color === undefined) return;
      const next = this.history[i + 1] ?? at;
      const swing = Math.min(1, at.tip.distanceTo(next.tip) * 9);
      const share = i / trailLength;
      const fade = (1 - share) ** (this.prism ? 1 : 2) * 0.5 * swing;
      const { r, g, b } = this.prism ? prismLight(share, this.light) : this.tint;
      position.setXYZ(i * 2, at.base.x, at.base.y, at.base.z);
      position.setXYZ(i * 2 + 1, at.tip.x, at.tip.y, at.tip.z);
      color.setXYZ(i * 2, r * fade * 0.15, g * fade * 0.15, b * fade * 0.15);
      color.setXYZ(i * 2 + 1, r * fade, g * fade, b * fade);
      position.needsUpdate = true;
      color.needsUpdate = true;
    }
  }
}
