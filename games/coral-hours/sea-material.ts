import { DoubleSide, FrontSide, ShaderMaterial } from 'three';
import { noiseGlsl } from '../kit/noise-glsl';
import type { SeaLight } from './hour-light';

/** Shader source for the colour of open water in a direction. */
export const waterGlsl = `
uniform vec3 deep; uniform vec3 bright; uniform float fog; uniform float night;
vec3 water(vec3 d) { return mix(deep * mix(0.35, 1.0, smoothstep(-0.7, 0.05, d.y)), bright, pow(smoothstep(-0.25, 1.0, d.y), 1.35)); }
`;

const vertex = `
attribute float glow;
uniform float time; uniform float sway; uniform float swim; uniform float flap; uniform float rate;
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vTint; varying float vGlow; varying vec3 vLocal;
void main() {
  vec3 p = position;
  vLocal = p;
  float phase = 0.0;
  #ifdef USE_INSTANCING
  mat4 place = modelMatrix * instanceMatrix;
  phase = instanceMatrix[3].x * 1.7 + instanceMatrix[3].z * 2.3;
  #else
  mat4 place = modelMatrix;
  #endif
  p.x += swim * sin(time * rate + p.z * 4.0 + phase) * smoothstep(-0.7, 1.0, p.z);
  p.y += flap * pow(abs(p.x), 1.4) * sin(time * rate - abs(p.x) * 1.3);
  vec4 w = place * vec4(p, 1.0);
  float bend = sway * max(0.0, p.y) * max(0.0, p.y);
  w.xz += bend * vec2(sin(time * 0.9 + w.x * 0.6 + w.z * 0.4), 0.6 * sin(time * 0.7 + w.z * 0.7));
  vWorld = w.xyz;
  vNormal = normalize(mat3(place) * normal);
  vTint = color;
  #ifdef USE_INSTANCING_COLOR
  vTint *= instanceColor;
  #endif
  vGlow = glow;
  gl_Position = projectionMatrix * viewMatrix * w;
}`;
const fragment = `
varying vec3 vWorld; varying vec3 vNormal; varying vec3 vTint; varying float vGlow; varying vec3 vLocal;
uniform vec3 sun; uniform vec3 ambient; uniform float caustics; uniform float time; uniform float grain;
${waterGlsl}
${noiseGlsl}
float web(vec2 p) {
  vec2 q = p + 0.35 * vec2(noise2(p * 1.3 + time * 0.35), noise2(p * 1.3 - time * 0.3 + 9.0));
  float a = abs(noise2(q * 1.5 + time * 0.22) - 0.5), b = abs(noise2(q * 1.9 - time * 0.27 + 5.0) - 0.5);
  return pow(1.0 - min(1.0, (a + b) * 2.1), 5.0);
}
void main() {
  vec3 n = normalize(vNormal);
  vec3 to = vWorld - cameraPosition;
  float far = length(to);
  vec3 v = to / far;
  if (dot(n, v) > 0.0) n = -n;
  float mottle = mix(1.0, 0.62 + 0.8 * noise3(vLocal * 9.0 + 2.0) , grain);
  vec3 base = vTint * mottle;
  float top = max(0.0, n.y * 0.75 + 0.25);
  vec3 colour = base * (ambient * (0.65 + 0.35 * n.y) + sun * top * 0.62);
  if (far < 26.0) colour += base * sun * caustics * web(vWorld.xz * 1.15 + vWorld.y * 0.4) * top * 1.25;
  float rim = pow(1.0 - max(dot(n, -v), 0.0), 3.0);
  colour += rim * mix(ambient, bright, 0.5) * 0.35;
  colour += vTint * vGlow * (0.25 + 1.9 * night) * (0.8 + 0.2 * sin(time * 2.0 + vLocal.y * 8.0));
  float veil = 1.0 - exp(-far * fog - pow(far * fog, 2.0) * 0.12);
  gl_FragColor = vec4(mix(colour, water(v), clamp(veil, 0.0, 1.0)), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Movement of an object in the sea: bending in the swell, waving its tail, beating its wings (angular frequency). */
export interface SeaMotion {
  readonly sway?: number;
  readonly swim?: number;
  readonly flap?: number;
  readonly rate?: number;
  readonly grain?: number;
  readonly twoSided?: boolean;
}

/** The material of all solid objects in the sea: vertex colours, sunlight with caustics, glow at night, and the water in between. */
export class SeaMaterial extends ShaderMaterial {
  constructor(light: SeaLight, { sway = 0, swim = 0, flap = 0, rate = 5, grain = 0.5, twoSided = false }: SeaMotion) {
    super({
      defines: { OCTAVES: 3 },
      uniforms: {
        ...light.uniforms,
        sway: { value: sway },
        swim: { value: swim },
        flap: { value: flap },
        rate: { value: rate },
        grain: { value: grain },
      },
      vertexShader: vertex,
      fragmentShader: fragment,
      vertexColors: true,
      side: twoSided ? DoubleSide : FrontSide,
    });
  }
}
