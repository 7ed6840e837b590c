/** Shader source for the night sky: deep indigo, a pale river of stars, a touch of rose. */
export const orrerySky = `
vec3 sky(vec3 d) {
  vec3 colour = mix(vec3(0.010, 0.009, 0.026), vec3(0.004, 0.005, 0.018), smoothstep(-0.5, 0.7, d.y));
  float band = dot(d, normalize(vec3(0.55, 0.62, 0.42)));
  float river = exp(-band * band * 11.0);
  float dust = fbm3(d * 4.6 + 2.0);
  colour += river * vec3(0.052, 0.040, 0.090) * smoothstep(0.25, 0.8, fbm3(d * 3.1));
  colour -= river * vec3(0.020, 0.016, 0.022) * smoothstep(0.48, 0.75, dust);
  colour += vec3(0.075, 0.026, 0.048) * smoothstep(0.52, 0.86, fbm3(d * 2.2 + 7.0)) * smoothstep(0.7, -0.5, d.y) * 0.8;
  colour += vec3(0.008, 0.034, 0.052) * smoothstep(0.5, 0.85, fbm3(d * 2.7 + 15.0));
  return max(colour, 0.0);
}`;

/** Environment that the brass reflects: warm lamps above and a cool window behind. */
export const orreryLight = `
vec3 sky(vec3 d) {
  vec3 colour = mix(vec3(0.030, 0.020, 0.028), vec3(0.020, 0.024, 0.050), smoothstep(-0.5, 0.5, d.y));
  colour += vec3(2.4, 1.75, 1.0) * smoothstep(0.92, 0.98, dot(d, normalize(vec3(-0.55, 0.75, 0.2))));
  colour += vec3(0.6, 0.8, 1.7) * smoothstep(0.84, 0.97, dot(d, normalize(vec3(0.8, 0.35, -0.4))));
  colour += vec3(1.1, 0.75, 0.4) * smoothstep(0.75, 0.95, dot(d, normalize(vec3(0.0, 0.25, 1.0)))) * 0.6;
  return colour;
}`;
