/** GLSL for the hour after sunset: peach over distant hills, violet above, long clouds. */
export const hillSky = `
const vec3 sunAt = normalize(vec3(-0.34, 0.012, -0.94));
vec3 sky(vec3 d) {
  float up = max(d.y, 0.0);
  float ahead = pow(0.5 - 0.5 * d.z, 1.2);
  vec3 high = vec3(0.030, 0.032, 0.105), middle = vec3(0.150, 0.072, 0.160), low = vec3(0.560, 0.205, 0.130);
  vec3 colour = mix(low, middle, smoothstep(0.0, 0.24, up));
  colour = mix(colour, high, smoothstep(0.12, 0.75, up));
  colour *= 0.42 + 0.58 * ahead;
  float s = acos(clamp(dot(d, sunAt), -1.0, 1.0));
  colour += vec3(0.85, 0.34, 0.12) * exp(-s * 4.6) * 0.75 + vec3(1.0, 0.62, 0.30) * exp(-s * 15.0) * 0.8;
  float turn = atan(d.x, -d.z);
  float streak = fbm2(vec2(turn * 1.7 + 3.0, d.y * 13.0 + 0.6 * fbm2(vec2(turn * 3.0, d.y * 6.0))));
  float cloud = smoothstep(0.46, 0.78, streak) * smoothstep(0.02, 0.10, up) * smoothstep(0.85, 0.3, up);
  vec3 under = mix(vec3(0.60, 0.235, 0.185), vec3(0.17, 0.088, 0.185), smoothstep(0.0, 0.5, up)) * (0.5 + 0.7 * ahead) + vec3(0.5, 0.2, 0.08) * exp(-s * 3.2);
  colour = mix(colour, under, cloud * 0.75);
  for (int i = 0; i < 4; i++) {
    float k = float(i);
    float height = 0.052 - 0.020 * k + 0.046 * (fbm2(vec2(turn * (1.6 + k * 0.8) + k * 7.3, k)) - 0.28) + 0.006 * fbm2(vec2(turn * 40.0, k)) * step(1.5, k);
    vec3 hill = mix(vec3(0.235, 0.098, 0.135), vec3(0.020, 0.024, 0.036), (k + 0.2) / 3.2);
    hill += vec3(0.22, 0.09, 0.05) * exp(-s * 3.5) * (1.0 - k * 0.22);
    hill = mix(hill, vec3(0.30, 0.13, 0.13), exp(-max(0.0, d.y + 0.02) * 55.0) * (0.45 - 0.1 * k));
    colour = mix(colour, hill, smoothstep(height + 0.0014, height - 0.0014, d.y));
  }
  return colour;
}`;
