import type { Vector3 } from 'three';
import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  DynamicDrawUsage,
  Mesh,
  ShaderMaterial,
} from 'three';

const room = 220;
const lasts = 9;
const vertex = `attribute vec4 tint; varying vec4 vTint; varying float vSide; attribute float side; void main() { vTint = tint; vSide = side; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`;
const fragment = `
varying vec4 vTint; varying float vSide;
void main() {
  float soft = pow(max(0.0, 1.0 - abs(vSide)), 0.7);
  gl_FragColor = vec4(vTint.rgb * vTint.a * soft, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The trail of light behind the kite's tail: nine seconds, brightest at the newest end. */
export class Ribbon extends Mesh<BufferGeometry, ShaderMaterial> {
  private readonly marks: { readonly at: Vector3; age: number; hue: number }[] = [];
  private hue = 0;

  constructor() {
    const geometry = new BufferGeometry();
    const put = (name: string, width: number): BufferAttribute => {
      const attribute = new BufferAttribute(new Float32Array(room * 2 * width), width).setUsage(DynamicDrawUsage);
      geometry.setAttribute(name, attribute);
      return attribute;
    };
    put('position', 3);
    put('tint', 4);
    const side = put('side', 1);
    for (let i = 0; i < room * 2; i += 1) side.setX(i, i % 2 === 0 ? -1 : 1);
    geometry.setIndex(
      Array.from({ length: room - 1 }, (_, i) => [i * 2, i * 2 + 1, i * 2 + 2, i * 2 + 1, i * 2 + 3, i * 2 + 2]).flat(),
    );
    super(
      geometry,
      new ShaderMaterial({
        vertexShader: vertex,
        fragmentShader: fragment,
        transparent: true,
        depthWrite: false,
        side: DoubleSide,
        blending: AdditiveBlending,
      }),
    );
    this.frustumCulled = false;
    this.renderOrder = 5;
  }

  restart(): void {
    this.marks.length = 0;
  }

  /** Extends the trail to the tail. `bright` (0 to 1) follows its speed. */
  trail(at: Vector3, seconds: number): void {
    for (const mark of this.marks) mark.age += seconds;
    while (this.marks.length > 0 && (this.marks[this.marks.length - 1]?.age ?? 0) > lasts) this.marks.pop();
    const last = this.marks[0];
    if (last === undefined || last.at.distanceTo(at) > 0.18) {
      this.hue += 0.004;
      this.marks.unshift({ at: at.clone(), age: 0, hue: this.hue });
      this.marks.length = Math.min(room, this.marks.length);
    }
  }

  /** Turns the trail towards the eye. */
  draw(eye: Vector3): void {
    const { position, tint } = this.geometry.attributes;
    const colour = new Color();
    this.marks.forEach(({ at, age, hue }, i) => {
      const next = this.marks[i + 1]?.at ?? at;
      const before = this.marks[i - 1]?.at ?? at;
      const across = before.clone().sub(next).cross(eye.clone().sub(at));
      const fade = Math.max(0, 1 - age / lasts);
      across.setLength((across.lengthSq() > 0 ? 1 : 0) * (0.06 + 0.0028 * at.distanceTo(eye)) * (0.35 + 0.65 * fade));
      position?.setXYZ(i * 2, at.x - across.x, at.y - across.y, at.z - across.z);
      position?.setXYZ(i * 2 + 1, at.x + across.x, at.y + across.y, at.z + across.z);
      colour.setHSL((0.02 + 0.12 * Math.sin(hue * 3) + 1) % 1, 0.85, 0.58);
      for (const k of [0, 1]) tint?.setXYZW(i * 2 + k, colour.r, colour.g, colour.b, fade * fade * 0.95);
    });
    this.geometry.setDrawRange(0, Math.max(0, this.marks.length - 1) * 6);
    for (const attribute of [position, tint]) if (attribute !== undefined) attribute.needsUpdate = true;
  }
}
