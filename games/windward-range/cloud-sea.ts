import { Mesh, PlaneGeometry, ShaderMaterial } from 'three';
import { noiseGlsl } from '../kit/noise-glsl';

/** Height of the sea of clouds in metres. */
export const cloudLevel = -9;

const vertex = `varying vec3 vWorld; void main() { vec4 w = modelMatrix * vec4(position, 1.0); vWorld = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`;
const fragment = `
varying vec3 vWorld; uniform float time; uniform float drift;
${noiseGlsl}
float cloud(vec2 p) { return fbm2(p) + 0.35 * fbm2(p * 2.7 + 8.0); }
void main() {
  vec3 d = normalize(vWorld - cameraPosition);
  float far = length(vWorld.xz);
  vec2 p = vWorld.xz * vec2(0.045, 0.06) + vec2(-drift, time * 0.006);
  float n = cloud(p);
  float slope = cloud(p + vec2(-0.10, -0.42)) - n;
  float ahead = pow(max(0.0, 0.5 - 0.5 * normalize(d.xz + 1e-5).y), 3.0);
  vec3 shade = vec3(0.030, 0.040, 0.070) + vec3(0.075, 0.078, 0.105) * n;
  vec3 lit = mix(vec3(0.120, 0.105, 0.140), vec3(0.86, 0.34, 0.15), ahead * smoothstep(0.0, 70.0, far));
  vec3 colour = shade + lit * smoothstep(0.02, 0.34, -slope + 0.12 * n) * (0.28 + 0.8 * n);
  vec3 haze = mix(vec3(0.030, 0.055, 0.095), vec3(0.50, 0.195, 0.09), ahead);
  colour = mix(colour, haze, smoothstep(60.0, 420.0, far) * 0.92);
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The sea of clouds below the cliff, which drifts with the wind. */
export class CloudSea extends Mesh<PlaneGeometry, ShaderMaterial> {
  private drift = 0;

  constructor(octaves: number) {
    super(
      new PlaneGeometry(1600, 1600),
      new ShaderMaterial({
        defines: { OCTAVES: octaves },
        vertexShader: vertex,
        fragmentShader: fragment,
        uniforms: { time: { value: 0 }, drift: { value: 0 } },
      }),
    );
    this.rotation.x = -Math.PI / 2;
    this.position.y = cloudLevel;
  }

  update(seconds: number, time: number, wind: number): void {
    this.drift += (wind * 0.012 + 0.01) * seconds;
    const { uniforms } = this.material;
    if (uniforms['time'] !== undefined) uniforms['time'].value = time;
    if (uniforms['drift'] !== undefined) uniforms['drift'].value = this.drift;
  }
}
