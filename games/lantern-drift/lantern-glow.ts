import {
  AdditiveBlending,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import { noiseGlsl } from '../kit/noise-glsl';
import type { Lantern } from './lantern';
import { waterLevel } from './water';

const vertex = `
attribute vec4 place; attribute vec4 light;
uniform float stretch; uniform float flip;
varying vec2 vUv; varying vec4 vLight; varying vec3 vWorld; varying float vFar;
void main() {
  vUv = position.xy * 2.0; vLight = light;
  vec3 centre = place.xyz; centre.y += 0.2 * place.w;
  if (flip > 0.5) centre.y = 2.0 * float(LEVEL) - centre.y;
  vec4 eye = viewMatrix * vec4(centre, 1.0);
  vFar = -eye.z;
  float reach = place.w * (2.1 + vFar * 0.05);
  eye.xy += position.xy * vec2(reach, reach * stretch);
  vWorld = (inverse(viewMatrix) * eye).xyz;
  gl_Position = projectionMatrix * eye;
}`;
const glow = `
varying vec2 vUv; varying vec4 vLight; varying float vFar;
void main() {
  float d = length(vUv);
  float halo = pow(max(0.0, 1.0 - d), 2.8) * 0.2;
  float near = smoothstep(2.0, 14.0, vFar);
  float core = exp(-d * d * 42.0) * (0.08 + 1.1 * near);
  gl_FragColor = vec4((vLight.rgb * halo + mix(vLight.rgb, vec3(1.0, 0.85, 0.6), 0.45) * core) * vLight.a, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;
const streak = `
varying vec2 vUv; varying vec4 vLight; varying vec3 vWorld; varying float vFar;
uniform float time;
${noiseGlsl}
void main() {
  if (vWorld.y > float(LEVEL) || cameraPosition.y < float(LEVEL)) discard;
  vec3 down = vWorld - cameraPosition;
  vec3 hit = cameraPosition + down * ((cameraPosition.y - float(LEVEL)) / -down.y);
  vec2 p = hit.xz;
  float ripple = noise2(p * vec2(0.8, 2.6) + vec2(time * 0.2, time * 0.5)) + 0.6 * noise2(p * vec2(2.2, 7.0) - vec2(0.0, time * 0.8)) - 0.8;
  float dx = vUv.x + ripple * 0.26;
  float width = exp(-dx * dx * 34.0);
  float fall = exp(-vUv.y * vUv.y * 5.0);
  float glint = 0.35 + 0.9 * smoothstep(-0.1, 0.55, ripple);
  float soft = pow(max(0.0, 1.0 - length(vUv)), 2.5) * 0.16;
  gl_FragColor = vec4(vLight.rgb * vLight.a * (width * fall * glint * 0.62 + soft), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The light of all lanterns in one draw call: around them, or reflected as streaks on the lake. */
export class LanternGlow extends Mesh<InstancedBufferGeometry, ShaderMaterial> {
  private readonly place: InstancedBufferAttribute;
  private readonly light: InstancedBufferAttribute;

  constructor(room: number, mirrored: boolean) {
    const quad = new PlaneGeometry(1, 1);
    const geometry = new InstancedBufferGeometry();
    geometry.index = quad.index;
    geometry.setAttribute('position', quad.getAttribute('position'));
    const place = new InstancedBufferAttribute(new Float32Array(room * 4), 4).setUsage(DynamicDrawUsage);
    const light = new InstancedBufferAttribute(new Float32Array(room * 4), 4).setUsage(DynamicDrawUsage);
    geometry.setAttribute('place', place);
    geometry.setAttribute('light', light);
    super(
      geometry,
      new ShaderMaterial({
        defines: { LEVEL: waterLevel.toFixed(3), OCTAVES: 3 },
        uniforms: { stretch: { value: mirrored ? 2.6 : 1 }, flip: { value: mirrored ? 1 : 0 }, time: { value: 0 } },
        vertexShader: vertex,
        fragmentShader: mirrored ? streak : glow,
        transparent: true,
        depthWrite: false,
        depthTest: true,
        blending: AdditiveBlending,
      }),
    );
    this.place = place;
    this.light = light;
    this.frustumCulled = false;
    this.renderOrder = mirrored ? 1 : 5;
  }

  draw(lanterns: readonly Lantern[], time: number): void {
    lanterns.forEach((lantern, i) => {
      const { position, tint, phase } = lantern;
      const flicker = 0.93 + 0.07 * Math.sin(time * 8 + phase * 40);
      this.place.setXYZW(i, position.x, position.y, position.z, lantern.size);
      this.light.setXYZW(i, tint.r, tint.g, tint.b, lantern.heat * flicker);
    });
    this.geometry.instanceCount = lanterns.length;
    this.place.needsUpdate = true;
    this.light.needsUpdate = true;
    const uniform = this.material.uniforms['time'];
    if (uniform !== undefined) uniform.value = time;
  }
}
