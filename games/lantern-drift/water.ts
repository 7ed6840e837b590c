import { Mesh, PlaneGeometry, ShaderMaterial, Vector4, type CubeTexture } from 'three';
import { noiseGlsl } from '../kit/noise-glsl';

/** Height of the lake in metres, below the pier. */
export const waterLevel = -0.55;

const vertex = `varying vec3 vWorld; void main() { vec4 w = modelMatrix * vec4(position, 1.0); vWorld = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`;
const fragment = `
varying vec3 vWorld;
uniform samplerCube night; uniform float time; uniform vec4 lamps[LAMPS];
${noiseGlsl}
#if LAMPS < 8
float swell(vec2 p) { return noise2(p * vec2(0.9, 1.5) + vec2(time * 0.2, time * 0.3)) * 1.6; }
#else
float swell(vec2 p) { return noise2(p * vec2(0.55, 0.9) + vec2(time * 0.16, time * 0.22)) + 0.5 * noise2(p * vec2(1.7, 2.6) - vec2(time * 0.3, time * 0.12)) + 0.22 * noise2(p * vec2(4.6, 7.0) + time * 0.5); }
#endif
void main() {
  vec3 toPoint = vWorld - cameraPosition;
  float far = length(toPoint);
  vec3 v = toPoint / far;
  float e = 0.06;
  float s = swell(vWorld.xz);
  vec2 g = vec2(swell(vWorld.xz + vec2(e, 0.0)) - s, swell(vWorld.xz + vec2(0.0, e)) - s) / e;
  float calm = 0.055 / (1.0 + far * 0.045);
  vec3 n = normalize(vec3(-g.x * calm, 1.0, -g.y * calm * 1.5));
  vec3 r = reflect(v, n); r.y = abs(r.y) + 0.004;
  float fresnel = 0.05 + 0.95 * pow(1.0 - clamp(dot(-v, n), 0.0, 1.0), 4.0);
  vec3 colour = vec3(0.0025, 0.0060, 0.0115) + textureLod(night, normalize(r), 1.2).rgb * (0.12 + 0.88 * fresnel);
  for (int i = 0; i < LAMPS; i++) {
    vec2 away = vWorld.xz - lamps[i].xy;
    float h = lamps[i].z + 0.5;
    float pool = lamps[i].w / (1.0 + dot(away, away) / (h * h) * 2.2) / (h * h);
    colour += vec3(1.0, 0.48, 0.16) * pool * (0.028 + 0.05 * max(0.0, dot(g, normalize(-away + 1e-4))) * 0.5);
  }
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The lake, which reflects the baked night sky and the light of the nearest lanterns. */
export class Water extends Mesh<PlaneGeometry, ShaderMaterial> {
  readonly lamps: readonly Vector4[];

  constructor(night: CubeTexture, lamps: number) {
    const pools = Array.from({ length: lamps }, () => new Vector4(0, 0, 1, 0));
    super(
      new PlaneGeometry(900, 900),
      new ShaderMaterial({
        defines: { LAMPS: lamps, OCTAVES: 3 },
        uniforms: { night: { value: night }, time: { value: 0 }, lamps: { value: pools } },
        vertexShader: vertex,
        fragmentShader: fragment,
        depthWrite: false,
      }),
    );
    this.lamps = pools;
    this.rotation.x = -Math.PI / 2;
    this.position.y = waterLevel;
    this.renderOrder = -1;
  }

  update(time: number): void {
    const uniform = this.material.uniforms['time'];
    if (uniform !== undefined) uniform.value = time;
  }
}
