/** GLSL for a clear evening over hills: the last light near the horizon, a moon on the left. */
export const duskSky = `
const vec3 moonAt = normalize(vec3(-0.55, 0.36, -0.78));
vec3 sky(vec3 d) {
  float up = max(d.y, 0.0);
  float ahead = 0.5 - 0.5 * d.z;
  vec3 colour = mix(vec3(0.040, 0.044, 0.085), vec3(0.006, 0.009, 0.028), pow(up, 0.45));
  colour += vec3(0.150, 0.062, 0.055) * exp(-up * 6.5) * pow(ahead, 1.5);
  float m = acos(clamp(dot(d, moonAt), -1.0, 1.0));
  colour += vec3(0.05, 0.055, 0.08) * exp(-m * 6.0) + vec3(0.16, 0.16, 0.17) * exp(-m * 26.0);
  float disc = smoothstep(0.036, 0.0345, m);
  colour = mix(colour, vec3(1.0, 0.96, 0.88) * (0.62 + 0.5 * smoothstep(0.3, 0.7, fbm2((d - moonAt).xy * 44.0))), disc);
  float cloud = smoothstep(0.5, 0.85, fbm2(vec2(atan(d.x, -d.z) * 2.4, d.y * 15.0)));
  colour += cloud * vec3(0.060, 0.036, 0.046) * exp(-up * 4.0) * smoothstep(0.02, 0.12, up);
  for (int i = 0; i < 3; i++) {
    float k = float(i);
    float turn = atan(d.x, -d.z);
    float height = 0.07 - 0.018 * k + 0.05 * fbm2(vec2(turn * (2.2 + k) + k * 9.0, k)) + 0.012 * fbm2(vec2(turn * 26.0, k + 3.0)) * k;
    colour = mix(colour, mix(vec3(0.040, 0.034, 0.062), vec3(0.007, 0.011, 0.016), (k + 0.3) / 2.4), smoothstep(height + 0.0015, height - 0.0015, d.y));
  }
  return colour;
}`;
