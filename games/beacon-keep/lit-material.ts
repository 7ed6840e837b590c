import { DoubleSide, FrontSide, ShaderMaterial } from 'three';
import { beamGlsl, beamUniforms } from './beam-light';

const vertex = `
varying vec3 vWorld, vNormal2, vTint;
void main() {
  vTint = color;
  mat4 place = modelMatrix;
  #ifdef USE_INSTANCING
  place = modelMatrix * instanceMatrix;
  #endif
  vec4 world = place * vec4(position, 1.0);
  vWorld = world.xyz;
  vNormal2 = mat3(place) * normal;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;
const fragment = `
varying vec3 vWorld, vNormal2, vTint;
${beamGlsl}
void main() {
  vec3 n = normalize(vNormal2) * (gl_FrontFacing ? 1.0 : -1.0);
  vec3 from = normalize(lamp - vWorld);
  float facing = 0.30 + 0.70 * max(0.0, dot(n, from));
  vec3 colour = vTint * (skyOn(n) + beamOn(vWorld) * facing);
  float near = distance(lamp, vWorld);
  colour += vTint * vec3(1.0, 0.62, 0.30) * 0.9 * max(0.0, dot(n, from)) / (1.0 + near * near * 0.22);
  gl_FragColor = vec4(far(colour, vWorld), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Creates matt surfaces with vertex colours, lit by the moon, the beam and the lamp room. */
export function litMaterial(bothSides = false): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    vertexColors: true,
    side: bothSides ? DoubleSide : FrontSide,
    uniforms: beamUniforms,
  });
}
