import {
  Color,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PointLight,
  ShaderMaterial,
  TorusGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { noiseGlsl } from '../kit/noise-glsl';

/** Positions of the two braziers: x and z in metres. Their bowls are at `bowlHeight`. */
export const braziers = [
  [-2.75, -1.05],
  [2.75, -1.05],
] as const;
export const bowlHeight = 0.92;
const radius = 3.3;

const vertex = `varying vec3 vAt; void main() { vAt = (modelMatrix * vec4(position, 1.0)).xyz; gl_Position = projectionMatrix * viewMatrix * vec4(vAt, 1.0); }`;
const fragment = `
varying vec3 vAt; uniform float flicker;
${noiseGlsl}
void main() {
  float r = length(vAt.xz);
  float ring = floor(r / 0.55);
  float turn = (atan(vAt.z, vAt.x) / 6.2832 + ring * 0.13) * (4.0 + ring * 5.0);
  float gap = max(smoothstep(0.475, 0.49, abs(fract(r / 0.55) - 0.5)), smoothstep(0.485, 0.495, abs(fract(turn) - 0.5)));
  float tone = 0.75 + 0.5 * hash21(vec2(ring, floor(turn))) + 0.35 * (fbm2(vAt.xz * 5.0) - 0.5);
  vec3 colour = vec3(0.024, 0.027, 0.040) * tone;
  float lamps = exp(-length(vAt.xz - vec2(-2.75, -1.05)) * 1.25) + exp(-length(vAt.xz - vec2(2.75, -1.05)) * 1.25);
  colour += vec3(0.52, 0.19, 0.045) * lamps * tone * flicker;
  colour += vec3(0.11, 0.045, 0.025) * smoothstep(1.5, -3.3, vAt.z) * tone * 0.6;
  colour *= 1.0 - 0.8 * gap;
  if (vAt.y < -0.02) colour = vec3(0.010, 0.012, 0.020);
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The round stone terrace at the edge of the cliff, with two braziers and a low rail; its floor is at height 0. */
export class Terrace extends Group {
  private readonly lights: readonly PointLight[];
  private readonly floor: ShaderMaterial;

  constructor() {
    super();
    this.floor = new ShaderMaterial({
      defines: { OCTAVES: 3 },
      vertexShader: vertex,
      fragmentShader: fragment,
      uniforms: { flicker: { value: 1 } },
    });
    const slab = new Mesh(new CylinderGeometry(radius, radius * 0.92, 0.5, 64).translate(0, -0.25, 0), this.floor);
    const stone = new MeshStandardMaterial({ color: '#3d3a44', roughness: 0.95 });
    const rail = new TorusGeometry(radius - 0.12, 0.045, 8, 40, Math.PI * 0.96)
      .rotateX(-Math.PI / 2)
      .rotateY(Math.PI * 0.02)
      .translate(0, 0.5, 0);
    const posts = Array.from({ length: 9 }, (_, i) => {
      const turn = Math.PI * (0.02 + (0.96 * i) / 8);
      return new CylinderGeometry(0.055, 0.075, 0.52, 8).translate(
        Math.cos(turn) * (radius - 0.12),
        0.26,
        -Math.sin(turn) * (radius - 0.12),
      );
    });
    const stands = braziers.map(([x, z]) =>
      mergeGeometries([
        new CylinderGeometry(0.07, 0.15, 0.78, 10).translate(x, 0.39, z),
        new CylinderGeometry(0.27, 0.12, 0.2, 14, 1, true).translate(x, bowlHeight - 0.1, z),
      ]),
    );
    const wood = new Mesh(mergeGeometries([rail, ...posts]), stone);
    const iron = new Mesh(
      mergeGeometries(stands),
      new MeshStandardMaterial({ color: '#57402c', roughness: 0.6, metalness: 0.4, side: 2 }),
    );
    const coals = new Mesh(
      mergeGeometries(braziers.map(([x, z]) => new CylinderGeometry(0.23, 0.2, 0.05, 14).translate(x, bowlHeight, z))),
      new MeshBasicMaterial({ color: new Color(1.7, 0.5, 0.1) }),
    );
    this.lights = braziers.map(([x, z]) => {
      const light = new PointLight('#ff9a4a', 5, 9, 1.7);
      light.position.set(x, bowlHeight + 0.35, z);
      return light;
    });
    this.add(slab, wood, iron, coals, ...this.lights);
  }

  update(time: number): void {
    const flicker = 0.9 + 0.08 * Math.sin(time * 9.1) + 0.06 * Math.sin(time * 13.7 + 1);
    for (const light of this.lights) light.intensity = 5 * flicker;
    const uniform = this.floor.uniforms['flicker'];
    if (uniform !== undefined) uniform.value = flicker;
  }
}
