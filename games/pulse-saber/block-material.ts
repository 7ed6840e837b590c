import { ShaderMaterial } from 'three';

const vertex = `
attribute vec4 tint;
varying vec2 vUv; varying vec3 vFace, vNormal2, vView; varying vec4 vTint;
void main() {
  vUv = uv; vTint = tint; vFace = normal;
  vec4 world = modelMatrix * instanceMatrix * vec4(position, 1.0);
  vNormal2 = normalize(mat3(modelMatrix * instanceMatrix) * normal);
  vView = normalize(cameraPosition - world.xyz);
  gl_Position = projectionMatrix * viewMatrix * world;
}`;
const fragment = `
varying vec2 vUv; varying vec3 vFace, vNormal2, vView; varying vec4 vTint;
void main() {
  vec2 p = vUv - 0.5;
  float rim = max(abs(p.x), abs(p.y));
  float edge = smoothstep(0.435, 0.475, rim);
  float halo = smoothstep(0.25, 0.5, rim);
  float shine = pow(1.0 - abs(dot(normalize(vNormal2), vView)), 2.0);
  vec3 colour = vTint.rgb * (0.055 + 0.16 * halo * halo + 0.25 * shine) + vec3(0.006, 0.006, 0.014);
  colour = mix(colour, vTint.rgb * 1.25 + 0.04, edge);
  if (vFace.z > 0.5 && vTint.a < 1.5) {
    float arrow;
    if (vTint.a > 0.5) arrow = smoothstep(0.155, 0.145, length(p));
    else {
      vec2 q = vec2(abs(p.x), p.y + 0.03);
      float chevron = max(q.x * 0.72 + q.y - 0.20, -(q.x * 0.72 + q.y - 0.055));
      arrow = smoothstep(0.012, 0.0, max(chevron, q.x - 0.27));
      float second = max(q.x * 0.72 + q.y - 0.01, -(q.x * 0.72 + q.y + 0.075));
      arrow = max(arrow, 0.55 * smoothstep(0.012, 0.0, max(second, q.x - 0.22)));
    }
    colour = mix(colour, vec3(1.15) * mix(vec3(1.0), vTint.rgb, 0.12), arrow);
  }
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/**
 * Creates dark glass with neon edges and an arrow on the front. The instance attribute `tint` contains the colour, and 1 for a dot
 * instead of an arrow.
 */
export function blockMaterial(): ShaderMaterial {
  return new ShaderMaterial({ vertexShader: vertex, fragmentShader: fragment });
}
