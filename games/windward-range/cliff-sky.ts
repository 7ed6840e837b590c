/** Shader source for the evening above the clouds: low amber light ahead, teal above, thin cirrus and a young moon. */
export const cliffSky = `
const vec3 moonAt = normalize(vec3(0.42, 0.36, -0.83));
vec3 sky(vec3 d) {
  float up = max(d.y, 0.0);
  float ahead = max(0.0, 0.5 - 0.5 * normalize(d.xz + 1e-5).y);
  vec3 colour = mix(vec3(0.040, 0.085, 0.150), vec3(0.006, 0.011, 0.034), pow(up, 0.48));
  colour += vec3(0.62, 0.215, 0.055) * exp(-up * 11.0) * pow(ahead, 2.6);
  colour += vec3(0.20, 0.055, 0.075) * exp(-up * 4.6) * pow(ahead, 1.5);
  float glow = exp(-acos(clamp(dot(d, normalize(vec3(-0.24, 0.015, -0.97))), -1.0, 1.0)) * 5.0);
  colour += vec3(0.95, 0.40, 0.10) * glow * 0.75;
  float cirrus = smoothstep(0.5, 0.86, fbm2(vec2(atan(d.x, -d.z) * 2.4 + up * 1.5, up * 15.0)));
  colour += cirrus * vec3(0.30, 0.115, 0.075) * exp(-up * 4.4) * smoothstep(0.02, 0.12, up) * (0.25 + ahead);
  float stars = step(0.9978, hash31(floor(d * 170.0))) * smoothstep(0.28, 0.7, up);
  colour += stars * vec3(0.55, 0.6, 0.75) * hash31(floor(d * 170.0) + 3.0);
  float m = acos(clamp(dot(d, moonAt), -1.0, 1.0));
  float bite = acos(clamp(dot(d, normalize(moonAt + vec3(0.016, 0.011, 0.0))), -1.0, 1.0));
  colour += vec3(1.0, 0.93, 0.80) * smoothstep(0.031, 0.029, m) * smoothstep(0.028, 0.031, bite) * 0.95;
  colour += vec3(0.07, 0.08, 0.10) * exp(-m * 16.0);
  for (int i = 0; i < 3; i++) {
    float k = float(i);
    vec2 at = normalize(d.xz) * (2.6 + k * 2.3) + k * 5.1;
    float n = 1.0 - abs(2.0 * fbm2(at * 1.4) - 1.0);
    float height = 0.012 + 0.105 * n * n * (1.0 - k * 0.24) - 0.008 * k;
    vec3 rock = mix(vec3(0.115, 0.075, 0.090), vec3(0.020, 0.030, 0.055), (k + 0.3) / 2.6);
    rock += vec3(0.34, 0.13, 0.06) * exp(-max(0.0, d.y) * 30.0) * pow(ahead, 3.0) * (1.0 - k * 0.3);
    colour = mix(colour, rock, smoothstep(height + 0.0015, height - 0.0015, d.y));
  }
  vec3 haze = mix(vec3(0.030, 0.055, 0.095), vec3(0.46, 0.18, 0.085), pow(ahead, 3.0));
  colour = mix(colour, haze, smoothstep(0.03, -0.015, d.y) * 0.85);
  return colour;
}`;
