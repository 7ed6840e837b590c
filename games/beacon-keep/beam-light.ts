import { Color, Vector3 } from 'three';
import { lampAt } from './beam';

/** Lights shared by all lit objects of the storm: the beam, a flare over the sea, and lightning. */
export const beamLight = {
  lamp: { value: lampAt },
  way: { value: new Vector3(0, -0.2, -1) },
  /** Half of the beam's angle in radians. */
  half: { value: 0.085 },
  power: { value: 1 },
  flare: { value: 0 },
  flash: { value: 0 },
  dawn: { value: 0 },
  haze: { value: new Color(0.03, 0.062, 0.08) },
};

/**
 * GLSL: `beamOn(p)` returns the beam's light at a world point, `skyOn(n)` the sky's light on a face, and `far(c, p)` applies the haze.
 */
export const beamGlsl = `
uniform vec3 lamp, way, haze; uniform float half_, power, flare, flash, dawn;
vec3 beamOn(vec3 p) {
  vec3 v = p - lamp; float d = length(v);
  float angle = acos(clamp(dot(v / d, way), -1.0, 1.0));
  float s = smoothstep(half_, half_ * 0.45, angle) + 0.10 * smoothstep(half_ * 2.4, half_ * 0.6, angle);
  return vec3(1.0, 0.74, 0.40) * power * s * 95.0 / (28.0 + d) + flare * vec3(1.0, 0.42, 0.26) * 0.55;
}
vec3 skyOn(vec3 n) {
  float moon = max(0.0, dot(n, normalize(vec3(0.42, 0.5, -0.6))));
  return vec3(0.030, 0.046, 0.060) * (0.55 + 0.45 * n.y) + vec3(0.085, 0.11, 0.125) * moon + flash * vec3(0.30, 0.36, 0.44) + dawn * vec3(0.30, 0.17, 0.12) * (0.6 + 0.4 * n.y);
}
vec3 far(vec3 c, vec3 p) { float d = distance(p, cameraPosition); return mix(c, haze + dawn * vec3(0.10, 0.055, 0.035) + flash * 0.02, 1.0 - exp(-d * d * 0.000028)); }
`;

/** Uniforms by their GLSL names. The values are shared. */
export const beamUniforms = {
  lamp: beamLight.lamp,
  way: beamLight.way,
  half_: beamLight.half,
  power: beamLight.power,
  flare: beamLight.flare,
  flash: beamLight.flash,
  dawn: beamLight.dawn,
  haze: beamLight.haze,
};
