import { ShaderMaterial } from 'three';

const vertex = `
varying vec3 vTint; varying vec3 vNormal; varying vec3 vWorld;
void main() {
  mat4 place = modelMatrix * instanceMatrix;
  vec4 w = place * vec4(position, 1.0);
  vTint = instanceColor;
  vWorld = w.xyz;
  vNormal = normalize(mat3(place) * normal);
  gl_Position = projectionMatrix * viewMatrix * w;
}`;
const fragment = `
varying vec3 vTint; varying vec3 vNormal; varying vec3 vWorld;
void main() {
  float facing = max(0.0, dot(normalize(vNormal), normalize(cameraPosition - vWorld)));
  float shine = pow(max(0.0, dot(normalize(vNormal), normalize(vec3(-0.35, 0.85, 0.4)))), 14.0);
  vec3 colour = vTint * (0.28 + 0.8 * facing * facing) + vTint * pow(1.0 - facing, 3.0) * 0.5;
  colour += vec3(1.0, 0.95, 0.88) * (shine * 0.55 + pow(facing, 9.0) * 0.22 * vTint);
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Creates the material of glass beads with an inner light. Each instance has its own colour. */
export const beadMaterial = (): ShaderMaterial =>
  new ShaderMaterial({ vertexShader: vertex, fragmentShader: fragment });
