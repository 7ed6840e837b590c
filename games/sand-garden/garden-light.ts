import { Vector4 } from 'three';

/** Maximum number of lanterns that give light. */
export const mostLamps = 5;

/** Light uniforms of the garden: lanterns with position and strength, and pieces with position, radius and height for their shadows. */
export const gardenLight = {
  lamps: { value: Array.from({ length: mostLamps }, () => new Vector4(0, -9, 0, 0)) },
  pieces: { value: Array.from({ length: 24 }, () => new Vector4(0, 0, 0, 0)) },
};

/** GLSL: `litBy(p, n)` returns moonlight, sky and lantern light on a face at a world point. */
export const gardenGlsl = `
uniform vec4 lamps[${mostLamps}]; uniform vec4 pieces[24];
const vec3 moonWay = normalize(vec3(-0.62, 0.42, -0.55));
float shadowed(vec3 p) {
  float s = 1.0;
  for (int i = 0; i < 24; i++) {
    vec4 k = pieces[i];
    if (k.z <= 0.0) continue;
    vec2 off = p.xz - k.xy;
    float along = dot(off, normalize(-moonWay.xz));
    float across = abs(dot(off, normalize(vec2(-moonWay.z, moonWay.x))));
    float reach = k.w * 1.7;
    float t = clamp(along / max(0.01, reach), 0.0, 1.0);
    float inside = smoothstep(k.z * (1.06 - 0.45 * t) + 0.03 * (1.0 + t), k.z * (0.85 - 0.55 * t), across) * step(-k.z * 0.4, along) * smoothstep(reach + 0.05, reach * 0.7, along);
    s *= 1.0 - 0.8 * inside;
  }
  return s;
}
float nestled(vec3 p) {
  float s = 1.0;
  for (int i = 0; i < 24; i++) {
    vec4 k = pieces[i];
    if (k.z <= 0.0) continue;
    s *= 1.0 - 0.55 * smoothstep(k.z * 1.5, k.z * 0.8, length(p.xz - k.xy));
  }
  return s;
}
vec3 litBy(vec3 p, vec3 n, float shade) {
  vec3 light = vec3(0.052, 0.064, 0.108) * (0.65 + 0.35 * n.y) + vec3(0.42, 0.50, 0.72) * 0.62 * max(0.0, dot(n, moonWay)) * shade;
  for (int i = 0; i < ${mostLamps}; i++) {
    vec3 v = lamps[i].xyz - p; float d2 = dot(v, v) + 0.02;
    light += vec3(1.0, 0.56, 0.22) * lamps[i].w * max(0.0, dot(n, v * inversesqrt(d2)) * 0.9 + 0.1) / (0.25 + d2 * 1.5);
  }
  return light;
}
`;
