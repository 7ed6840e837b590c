/** Shader source for the night sky: afterglow, a river of stars, a moon and four ranges of mountains. */
export const nightSky = `
const vec3 moonAt = normalize(vec3(-0.46, 0.34, -0.82));
float ridge(vec2 p) { float s = 0.0, a = 0.5; for (int i = 0; i < OCTAVES; i++) { float n = 1.0 - abs(2.0 * noise2(p) - 1.0); s += a * n * n; p = p * 2.07 + 9.3; a *= 0.47; } return s; }
vec3 sky(vec3 d) {
  float up = max(d.y, 0.0);
  vec2 round = normalize(d.xz + 1e-5);
  float ahead = 0.5 - 0.5 * round.y;
  vec3 colour = mix(vec3(0.017, 0.030, 0.070), vec3(0.0018, 0.0030, 0.012), pow(up, 0.42));
  colour += vec3(0.115, 0.036, 0.075) * exp(-up * 7.5) * pow(max(ahead, 0.0), 1.6) * (0.6 + 0.4 * round.x);
  colour += vec3(0.012, 0.060, 0.075) * exp(-up * 4.0) * (0.5 - 0.5 * round.x) * ahead;
  float band = dot(d, normalize(vec3(0.62, 0.42, 0.25)));
  float river = exp(-band * band * 26.0) * smoothstep(0.02, 0.4, up);
  float dust = fbm3(d * 6.0 + 3.0);
  colour += river * (vec3(0.055, 0.050, 0.085) * fbm3(d * 9.0) * 1.3 - vec3(0.02, 0.018, 0.014) * smoothstep(0.45, 0.75, dust)) ;
  float cloud = smoothstep(0.52, 0.85, fbm2(vec2(atan(round.x, -round.y) * 3.0, d.y * 17.0)));
  colour += cloud * vec3(0.03, 0.028, 0.045) * exp(-up * 5.0) * smoothstep(0.03, 0.15, up);
  float m = acos(clamp(dot(d, moonAt), -1.0, 1.0));
  colour += vec3(0.030, 0.038, 0.060) * exp(-m * 5.0) + vec3(0.10, 0.11, 0.14) * exp(-m * 22.0);
  float disc = smoothstep(0.0290, 0.0275, m);
  vec2 face = (d - moonAt).xy * 55.0;
  colour = mix(colour, vec3(1.02, 0.97, 0.86) * (0.42 + 0.8 * smoothstep(0.25, 0.7, fbm2(face + 4.0))), disc);
  for (int i = 0; i < 4; i++) {
    float k = float(i);
    vec2 at = round * (3.2 + k * 1.7) + k * 7.7;
    float height = (0.045 + 0.19 * ridge(at)) * (1.0 - k * 0.2) - 0.012 * k;
    height *= 0.55 + 0.6 * smoothstep(-0.2, 0.9, ahead * 1.3 - 0.3 + 0.35 * abs(round.x));
    float mask = smoothstep(height + 0.0016, height - 0.0016, d.y);
    float slope = ridge(at + vec2(0.02, 0.012)) - ridge(at - vec2(0.02, 0.012));
    float snow = smoothstep(0.045, 0.12, d.y + 0.03 * (noise2(round * 70.0) - 0.5)) * (1.0 - k / 4.0);
    vec3 far = vec3(0.030, 0.045, 0.088), near = vec3(0.0045, 0.0075, 0.0165);
    vec3 rock = mix(far, near, (k + 0.4) / 3.6) * (0.75 + 2.2 * slope);
    rock += snow * vec3(0.045, 0.055, 0.085) * smoothstep(-0.06, 0.14, slope);
    rock += mix(vec3(0.034, 0.030, 0.060), vec3(0.012, 0.014, 0.028), k / 3.0) * exp(-max(d.y, 0.0) * (34.0 + 16.0 * k));
    colour = mix(colour, max(rock, 0.0), mask);
  }
  if (d.y < 0.0) colour = mix(colour, vec3(0.006, 0.010, 0.022), smoothstep(0.0, -0.1, d.y));
  return colour;
}`;
