import { Color, ShaderMaterial, type Texture, type Vector3 } from 'three';
import { noiseGlsl } from '../kit/noise-glsl';

const vertex = `
varying vec3 vLocal; varying vec3 vWorld; varying vec3 vNormal;
#ifdef USE_INSTANCING
#define MODEL modelMatrix * instanceMatrix
#else
#define MODEL modelMatrix
#endif
void main() {
  vLocal = position;
  vec4 w = MODEL * vec4(position, 1.0);
  vWorld = w.xyz;
  vNormal = normalize(mat3(MODEL) * normal);
  gl_Position = projectionMatrix * viewMatrix * w;
}`;
const fragment = `
varying vec3 vLocal; varying vec3 vWorld; varying vec3 vNormal;
uniform vec3 tint; uniform vec3 heart; uniform vec3 glow; uniform float radius; uniform float lift; uniform vec3 accent;
#ifdef CARVED
uniform sampler2D carving;
#endif
${noiseGlsl}
void main() {
  vec3 n = normalize(vNormal);
  vec3 p = vLocal * 3.1;
  float grain = fbm3(p) - 0.5;
  float fine = noise3(p * 9.0) - 0.5;
  float depth = 1.0, cut = 0.0;
  #ifdef CARVED
  if (abs(vLocal.z) > 0.0) {
    vec2 uv = vLocal.xy / (2.0 * radius) + 0.5;
    float e = 1.0 / 512.0;
    float h = texture2D(carving, uv).r;
    depth = mix(1.0, 0.35, h);
    cut = h;
    float face = smoothstep(0.5, 0.9, n.z);
    n = normalize(n - face * vec3(texture2D(carving, uv - vec2(e, 0.0)).r - texture2D(carving, uv + vec2(e, 0.0)).r, texture2D(carving, uv - vec2(0.0, e)).r - texture2D(carving, uv + vec2(0.0, e)).r, 0.0) * -1.5);
  }
  #endif
  n = normalize(n + 0.35 * vec3(grain, noise3(p + 7.0) - 0.5, fine * 0.5));
  vec3 eye = normalize(cameraPosition - vWorld);
  vec3 albedo = tint * (0.75 + 0.9 * grain + 0.35 * fine) * depth;
  vec3 moon = normalize(vec3(0.8, 0.62, 0.42));
  float cool = max(dot(n, moon), 0.0);
  vec3 sky = mix(vec3(0.075, 0.030, 0.050), vec3(0.070, 0.068, 0.140), 0.5 + 0.5 * n.y);
  vec3 colour = albedo * (sky * 1.1 + cool * vec3(0.46, 0.40, 0.50));
  vec3 away = heart - vWorld;
  float far = length(away);
  float warm = (0.35 + 0.65 * max(dot(n, away / far), 0.0)) / (1.0 + far * far * 0.55);
  colour += albedo * glow * warm * 2.6;
  float rim = pow(1.0 - max(dot(n, eye), 0.0), 3.0);
  colour += rim * vec3(0.035, 0.028, 0.075) + accent * lift * (0.12 + 0.6 * rim);
  colour += cut * vec3(0.10, 0.11, 0.19);
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Appearance of a stone. `carving` is a square texture over a ring's face of this outer radius in metres. */
export interface StoneLook {
  readonly tint: string;
  readonly carving?: Texture;
  readonly radius?: number;
  readonly octaves: number;
}

/** Creates weathered stone, lit by the moon and the gate's heart. `lift` highlights it. */
export class StoneMaterial extends ShaderMaterial {
  constructor({ tint, carving, radius = 1, octaves }: StoneLook, shared: SharedLight) {
    super({
      defines: { OCTAVES: octaves, ...(carving === undefined ? {} : { CARVED: 1 }) },
      uniforms: {
        tint: { value: new Color(tint) },
        carving: { value: carving ?? null },
        radius: { value: radius },
        lift: { value: 0 },
        heart: shared.heart,
        glow: shared.glow,
        accent: { value: new Color('#8fb8ff') },
      },
      vertexShader: vertex,
      fragmentShader: fragment,
    });
  }

  set lift(value: number) {
    const { lift } = this.uniforms;
    if (lift !== undefined) lift.value = value;
  }
}

/** The light of the gate's heart, shared by all stones. */
export interface SharedLight {
  readonly heart: { value: Vector3 };
  readonly glow: { value: Color };
}
