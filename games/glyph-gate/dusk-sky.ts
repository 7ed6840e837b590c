/** Shader source for the evening sky: violet, a ringed moon, distant peaks in a sea of clouds. */
export const duskSky = `
const vec3 moonAt = normalize(vec3(0.52, 0.36, -0.78));
float ridge(vec2 p) { float s = 0.0, a = 0.5; for (int i = 0; i < OCTAVES; i++) { float n = 1.0 - abs(2.0 * noise2(p) - 1.0); s += a * n * n; p = p * 2.07 + 9.3; a *= 0.47; } return s; }
vec3 sky(vec3 d) {
  float up = max(d.y, 0.0);
  vec2 round = normalize(d.xz + 1e-5);
  float ahead = 0.5 - 0.5 * round.y;
  vec3 colour = mix(vec3(0.060, 0.030, 0.105), vec3(0.0035, 0.0040, 0.018), pow(up, 0.45));
  colour += vec3(0.30, 0.085, 0.105) * exp(-up * 9.0) * pow(ahead, 2.0) * (0.65 - 0.35 * round.x);
  colour += vec3(0.05, 0.05, 0.16) * exp(-up * 3.0) * ahead;
  float band = dot(d, normalize(vec3(-0.7, 0.45, 0.3)));
  colour += exp(-band * band * 22.0) * smoothstep(0.05, 0.5, up) * vec3(0.040, 0.028, 0.080) * fbm3(d * 8.0) * 1.6;
  float m = acos(clamp(dot(d, moonAt), -1.0, 1.0));
  colour += vec3(0.06, 0.05, 0.12) * exp(-m * 6.0);
  vec3 side = normalize(cross(moonAt, vec3(0.3, 1.0, 0.2)));
  vec3 top = cross(side, moonAt);
  vec2 q = vec2(dot(d, side), dot(d, top));
  float disc = smoothstep(0.105, 0.103, m);
  float shade = smoothstep(-0.09, 0.07, q.x * 0.8 + q.y * 0.6);
  vec3 moon = vec3(0.52, 0.46, 0.62) * (0.35 + 0.75 * fbm2(vec2(q.y * 34.0, q.x * 6.0) + 3.0)) * (0.06 + 0.94 * shade);
  colour = mix(colour, moon * 0.72, disc);
  float ringR = length(q * mat2(0.94, 0.34, -0.34, 0.94) * vec2(1.0, 4.6));
  float ring = smoothstep(0.145, 0.15, ringR) * smoothstep(0.235, 0.225, ringR) * (0.6 + 0.4 * sin(ringR * 260.0)) * step(dot(d, moonAt), 2.0) * smoothstep(0.5, 0.2, m);
  float behind = disc * step(0.0, dot(q, vec2(-0.34, 0.94)));
  colour += ring * (1.0 - behind) * vec3(0.20, 0.16, 0.27) * 0.8;
  for (int i = 0; i < 3; i++) {
    float k = float(i);
    vec2 at = round * (3.0 + k * 2.1) + k * 5.3;
    float height = (0.02 + 0.23 * ridge(at)) * (1.0 - k * 0.22) - 0.05 - 0.02 * k;
    float mask = smoothstep(height + 0.002, height - 0.002, d.y);
    float slope = ridge(at + vec2(0.02, 0.012)) - ridge(at - vec2(0.02, 0.012));
    vec3 rock = mix(vec3(0.070, 0.045, 0.125), vec3(0.016, 0.012, 0.038), (k + 0.3) / 2.6) * (0.85 + 1.6 * slope);
    rock += vec3(0.16, 0.060, 0.10) * exp(-abs(d.y + 0.02) * 30.0) * ahead * (1.0 - 0.3 * k);
    colour = mix(colour, rock, mask);
  }
  float sea = fbm2(vec2(atan(round.x, -round.y) * 7.0, d.y * 30.0) + 2.0);
  float veil = smoothstep(0.06, -0.10, d.y + 0.05 * (sea - 0.5));
  vec3 cloud = mix(vec3(0.035, 0.026, 0.072), vec3(0.17, 0.075, 0.135) * (0.5 + 0.5 * ahead), sea * smoothstep(-0.45, -0.02, d.y));
  colour = mix(colour, cloud, veil * 0.92);
  return colour;
}`;
