import type { Vector4 } from 'three';
import { DoubleSide, Group, Mesh, PlaneGeometry, ShaderMaterial } from 'three';
import { noiseGlsl } from '../kit/noise-glsl';
import { waterLevel } from './water';

const vertex = `varying vec2 vUv; varying vec3 vWorld; void main() { vUv = uv; vec4 w = modelMatrix * vec4(position, 1.0); vWorld = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`;
const fragment = `
varying vec2 vUv; varying vec3 vWorld;
uniform float time; uniform float layer; uniform vec4 lamps[LAMPS];
${noiseGlsl}
void main() {
  vec2 p = vec2(vUv.x * 9.0 + layer * 4.7 + time * (0.012 + 0.006 * layer), vUv.y * 1.7 - time * 0.012);
  float wisps = smoothstep(0.25, 0.95, fbm2(p + (LAMPS < 8 ? 0.35 : fbm2(p * 1.3) * 0.7)));
  float shape = smoothstep(0.0, 0.10, vUv.y) * pow(max(0.0, 1.0 - vUv.y), 2.2) * smoothstep(0.0, 0.14, vUv.x) * smoothstep(1.0, 0.86, vUv.x);
  vec3 colour = vec3(0.045, 0.06, 0.11);
  for (int i = 0; i < LAMPS; i++) {
    vec3 away = vWorld - vec3(lamps[i].x, lamps[i].z, lamps[i].y);
    colour += vec3(1.0, 0.46, 0.16) * lamps[i].w * 1.5 / (4.0 + dot(away, away) * 0.35);
  }
  gl_FragColor = vec4(colour, wisps * shape * 0.5);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Banks of mist on the lake, lit by the same lamps as the water. */
export class Mist extends Group {
  private readonly materials: readonly ShaderMaterial[];

  constructor(lamps: readonly Vector4[], layers: number) {
    super();
    this.materials = Array.from({ length: layers }, (_, i) => {
      const material = new ShaderMaterial({
        defines: { LAMPS: lamps.length, OCTAVES: 3 },
        uniforms: { time: { value: 0 }, layer: { value: i }, lamps: { value: lamps } },
        vertexShader: vertex,
        fragmentShader: fragment,
        transparent: true,
        depthWrite: false,
        side: DoubleSide,
      });
      const far = 14 + i * i * 7;
      const bank = new Mesh(new PlaneGeometry(far * 4.5, 2 + far * 0.12), material);
      bank.position.set((i % 2) * 6 - 3, waterLevel + (2 + far * 0.12) / 2 - 0.05, -far);
      bank.renderOrder = 3;
      this.add(bank);
      return material;
    });
  }

  update(time: number): void {
    for (const { uniforms } of this.materials) if (uniforms['time'] !== undefined) uniforms['time'].value = time;
  }
}
