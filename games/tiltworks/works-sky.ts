/** Shader source for the night around the works: deep teal, a furnace glow below, drifting smoke and distant stars. */
export const worksSky = `
vec3 sky(vec3 d) {
  float up = d.y * 0.5 + 0.5;
  vec3 colour = mix(vec3(0.007, 0.026, 0.032), vec3(0.003, 0.014, 0.024), smoothstep(0.2, 0.95, up));
  colour += vec3(0.058, 0.023, 0.008) * pow(max(0.0, 1.0 - up), 2.6);
  float smoke = fbm3(d * 2.6 + 4.0);
  colour += vec3(0.010, 0.052, 0.058) * smoothstep(0.42, 0.78, smoke) * smoothstep(-0.7, 0.5, d.y);
  colour += vec3(0.045, 0.018, 0.007) * smoothstep(0.5, 0.8, fbm3(d * 3.7 + 11.0)) * smoothstep(0.3, -0.9, d.y);
  float star = step(0.9975, hash31(floor(d * 150.0))) * smoothstep(-0.1, 0.5, d.y);
  colour += star * vec3(0.7, 0.66, 0.52) * hash31(floor(d * 150.0) + 5.0) * 0.6;
  return colour;
}`;

/** Environment that the brass reflects: three warm windows and a cool skylight. */
export const worksLight = `
vec3 sky(vec3 d) {
  vec3 colour = mix(vec3(0.10, 0.045, 0.015), vec3(0.018, 0.040, 0.052), smoothstep(-0.5, 0.3, d.y));
  colour += vec3(2.6, 1.9, 1.1) * smoothstep(0.90, 0.97, dot(d, normalize(vec3(-0.6, 0.65, -0.35))));
  colour += vec3(0.7, 1.3, 1.7) * smoothstep(0.86, 0.96, dot(d, normalize(vec3(0.75, 0.45, 0.1)))) * 0.8;
  colour += vec3(1.8, 0.9, 0.3) * smoothstep(0.80, 0.95, dot(d, normalize(vec3(0.1, 0.12, -1.0)))) * 0.7;
  colour += vec3(0.25, 0.30, 0.34) * smoothstep(0.3, 1.0, d.y);
  return colour;
}`;
