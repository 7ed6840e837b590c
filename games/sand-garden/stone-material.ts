import { ShaderMaterial } from 'three';
import { noiseGlsl } from '../kit/noise-glsl';
import { gardenGlsl, gardenLight } from './garden-light';

const vertex = `
varying vec3 vWorld, vNormal2, vTint;
void main() {
  vTint = color;
  #ifdef USE_INSTANCING_COLOR
  vTint *= instanceColor;
  #endif
  mat4 place = modelMatrix;
  #ifdef USE_INSTANCING
  place = modelMatrix * instanceMatrix;
  #endif
  vec4 w = place * vec4(position, 1.0);
  vWorld = w.xyz; vNormal2 = mat3(place) * normal;
  gl_Position = projectionMatrix * viewMatrix * w;
}`;
const fragment = `
varying vec3 vWorld, vNormal2, vTint;
uniform float rough, shine;
${noiseGlsl}
${gardenGlsl}
void main() {
  vec3 n = normalize(normalize(vNormal2) + (vec3(noise3(vWorld * 46.0), noise3(vWorld * 46.0 + 7.0), noise3(vWorld * 46.0 + 13.0)) - 0.5) * rough);
  float dirt = 0.72 + 0.5 * noise3(vWorld * 9.0);
  float foot = smoothstep(-0.02, 0.16, vWorld.y) * 0.55 + 0.45;
  vec3 colour = vTint * litBy(vWorld, n, 1.0) * dirt * foot;
  vec3 v = normalize(cameraPosition - vWorld);
  colour += shine * vec3(0.30, 0.40, 0.75) * (0.25 + pow(1.0 - max(0.0, dot(n, v)), 2.0)) * vTint;
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Creates a matt material with vertex colours in moonlight and lantern light. `shine` adds a faint glow. */
export function stoneMaterial(rough: number, shine = 0): ShaderMaterial {
  return new ShaderMaterial({
    defines: { OCTAVES: 2 },
    vertexShader: vertex,
    fragmentShader: fragment,
    vertexColors: true,
    uniforms: { ...gardenLight, rough: { value: rough }, shine: { value: shine } },
  });
}
