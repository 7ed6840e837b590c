/** Shader source for the sky over the grid: a striped sun, violet dusk, thin clouds and a distant skyline. */
export const sunsetSky = `
vec3 sky(vec3 d) {
  float up = max(d.y, 0.0);
  float ahead = max(0.0, -d.z);
  vec3 colour = mix(vec3(0.085, 0.012, 0.10), vec3(0.005, 0.003, 0.022), pow(up, 0.5));
  colour += vec3(0.30, 0.03, 0.16) * exp(-up * 9.0) * pow(ahead, 2.0);
  colour += vec3(0.02, 0.05, 0.16) * exp(-up * 3.0) * (1.0 - ahead);
  float stars = step(0.9972, hash31(floor(d * 190.0))) * smoothstep(0.1, 0.5, up);
  colour += stars * vec3(0.7, 0.75, 1.0) * hash31(floor(d * 190.0) + 3.0);
  vec2 p = d.xy / max(0.05, ahead) - vec2(0.0, 0.235);
  float r = length(p);
  if (d.z < 0.0) {
    float disc = smoothstep(0.302, 0.298, r);
    float t = (p.y + 0.3) / 0.6;
    float gap = fract((p.y + 0.3) * 21.0);
    float bars = mix(smoothstep(0.62 * (1.0 - t * 1.5), 0.62 * (1.0 - t * 1.5) + 0.06, gap), 1.0, step(0.62, t));
    vec3 sun = mix(vec3(1.0, 0.03, 0.36), vec3(1.1, 0.46, 0.05), smoothstep(0.05, 0.95, t));
    colour = mix(colour, sun * 0.82, disc * bars);
    colour += vec3(0.55, 0.04, 0.28) * exp(-max(0.0, r - 0.3) * 9.0) * 0.34;
  }
  float wisp = smoothstep(0.5, 0.8, fbm2(vec2(atan(d.x, -d.z) * 2.2, d.y * 26.0) + 4.0));
  colour += wisp * vec3(0.16, 0.02, 0.13) * exp(-up * 7.0) * smoothstep(0.04, 0.12, up);
  float az = atan(d.x, -d.z) * 46.0;
  float tower = floor(az);
  float tall = 0.012 + 0.085 * pow(hash21(vec2(tower, 3.0)), 2.0) * (0.35 + 0.65 * smoothstep(0.15, 0.7, abs(d.x)));
  if (d.y < tall) {
    vec2 cell = vec2(fract(az) * 5.0, d.y * 260.0);
    float lit = step(0.80, hash21(floor(cell) + tower * 7.0)) * step(0.25, fract(cell.x)) * step(0.35, fract(cell.y));
    colour = vec3(0.010, 0.004, 0.022) + lit * mix(vec3(0.9, 0.18, 0.5), vec3(0.12, 0.6, 0.9), hash21(vec2(tower, 9.0))) * 0.34;
    colour += vec3(0.12, 0.01, 0.08) * exp(-d.y * 50.0);
  }
  if (d.y < 0.0) colour = vec3(0.012, 0.002, 0.02);
  return colour;
}`;
