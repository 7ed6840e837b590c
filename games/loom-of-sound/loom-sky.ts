/** Shader source for the night sky: dark plum with threads of light. */
export const loomSky = `
vec3 sky(vec3 d) {
  float up = d.y * 0.5 + 0.5;
  vec3 colour = mix(vec3(0.020, 0.006, 0.018), vec3(0.006, 0.004, 0.016), up);
  float a = atan(d.x, -d.z);
  float fog = fbm3(d * 2.6 + 4.0);
  colour += vec3(0.16, 0.035, 0.060) * pow(fog, 3.0) * exp(-abs(d.y) * 2.2);
  colour += vec3(0.020, 0.020, 0.085) * pow(fbm3(d * 3.3 - 2.0), 2.5) * 1.3;
  for (int i = 0; i < 5; i++) {
    float k = float(i);
    float wave = 0.10 + 0.13 * k + 0.11 * sin(a * (2.0 + k) + k * 2.1) + 0.07 * (fbm2(vec2(a * 2.0 + k * 7.0, k)) - 0.5);
    float off = d.y - wave;
    float veil = exp(-off * off * 340.0) * 0.35 + exp(-max(off, 0.0) * 7.0) * step(0.0, off) * 0.16;
    vec3 tint = mix(vec3(0.42, 0.16, 0.10), vec3(0.10, 0.10, 0.42), k / 4.0);
    colour += tint * veil * (0.25 + 0.75 * noise2(vec2(a * 46.0 + k * 3.0, d.y * 2.0))) * 0.34 * smoothstep(0.95, 0.3, abs(d.y));
  }
  return colour;
}`;
