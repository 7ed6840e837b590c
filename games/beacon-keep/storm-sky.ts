/** GLSL for a stormy night: torn clouds, a moon behind them, a paler band above the horizon. */
export const stormSky = `
const vec3 moonAt = normalize(vec3(0.42, 0.36, -0.83));
vec3 sky(vec3 d) {
  float up = max(d.y, 0.0);
  vec3 colour = mix(vec3(0.020, 0.040, 0.062), vec3(0.0035, 0.0065, 0.015), pow(up, 0.5));
  float ahead = 0.5 - 0.5 * d.z;
  colour += vec3(0.012, 0.026, 0.032) * exp(-up * 9.0) * (0.4 + 0.6 * ahead);
  float m = acos(clamp(dot(d, moonAt), -1.0, 1.0));
  vec3 moonlight = vec3(0.17, 0.22, 0.26) * exp(-m * 5.5) + vec3(0.30, 0.34, 0.36) * exp(-m * 17.0);
  vec2 p = d.xz / (up + 0.16);
  float thick = fbm2(p * 0.9 + vec2(3.1, 7.7));
  float torn = fbm2(p * 2.1 + thick * 2.6);
  float cloud = smoothstep(0.36, 0.72, thick * 0.62 + torn * 0.42);
  float disc = smoothstep(0.034, 0.031, m) * (1.0 - cloud * 0.8);
  colour += moonlight * (0.30 + 0.7 * (1.0 - cloud));
  colour += vec3(0.9, 0.95, 0.92) * disc;
  float lit = smoothstep(0.2, 0.9, torn) * (0.4 + 2.6 * exp(-m * 2.6));
  colour = mix(colour, vec3(0.009, 0.015, 0.023) + vec3(0.032, 0.044, 0.054) * lit, cloud * smoothstep(-0.01, 0.12, d.y) * 0.9);
  colour += vec3(0.008, 0.016, 0.020) * exp(-up * 22.0);
  if (d.y < 0.0) colour = mix(colour, vec3(0.006, 0.014, 0.020), smoothstep(0.0, -0.08, d.y));
  return colour;
}`;
