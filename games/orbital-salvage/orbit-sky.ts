/** Shader source for the orbit: a glowing planet with its atmosphere, a low sun, and a nebula. */
export const orbitSky = `
const vec3 sunAt = normalize(vec3(0.62, 0.02, -0.78));
const vec3 globe = vec3(-0.25, -1.20, -0.86);
const float radius = 1.02;
float pow2(float x) { return x * x; }
vec3 space(vec3 d) {
  vec3 colour = vec3(0.0012, 0.0022, 0.0045);
  float cloud = fbm3(d * 2.3 + 1.7);
  float veil = fbm3(d * 4.1 + cloud * 1.6);
  colour += vec3(0.004, 0.050, 0.055) * smoothstep(0.42, 0.85, veil) * smoothstep(0.3, 0.75, cloud);
  colour += vec3(0.085, 0.030, 0.010) * smoothstep(0.5, 0.9, fbm3(d * 3.1 - 6.0)) * smoothstep(0.42, 0.7, cloud) * 0.8;
  colour += vec3(0.020, 0.012, 0.045) * smoothstep(0.4, 0.8, fbm3(d * 1.7 + 12.0));
  vec3 cell = floor(d * 150.0);
  float star = step(0.9975, hash31(cell));
  colour += star * hash31(cell + 5.0) * vec3(0.6, 0.7, 0.85) * 0.7;
  float s = acos(clamp(dot(d, sunAt), -1.0, 1.0));
  colour += vec3(1.0, 0.55, 0.24) * (exp(-s * 8.0) * 0.15 + exp(-s * 42.0) * 1.1) + vec3(5.0, 4.2, 3.2) * smoothstep(0.026, 0.020, s);
  return colour;
}
vec3 sky(vec3 d) {
  float b = dot(d, globe);
  float c = dot(globe, globe) - radius * radius;
  float h = b * b - c;
  float miss = sqrt(max(0.0, dot(globe, globe) - b * b)) - radius;
  vec3 nearest = normalize(d * max(b, 0.0) - globe);
  float day = smoothstep(-0.35, 0.6, dot(nearest, sunAt));
  float dawn = exp(-abs(dot(nearest, sunAt) + 0.02) * 3.4);
  vec3 air = mix(vec3(0.02, 0.32, 0.42), vec3(0.14, 0.62, 0.85), day) + vec3(0.95, 0.36, 0.09) * dawn * 0.9;
  if (h > 0.0 && b > 0.0) {
    vec3 p = d * (b - sqrt(h)) - globe;
    vec3 n = normalize(p);
    float light = dot(n, sunAt);
    float dayside = smoothstep(-0.12, 0.35, light);
    float land = fbm3(n * 4.2 + 2.0);
    float shore = smoothstep(0.49, 0.53, land);
    float detail = fbm3(n * 26.0);
    vec3 ground = mix(vec3(0.004, 0.040, 0.060), mix(vec3(0.030, 0.055, 0.034), vec3(0.13, 0.09, 0.05), detail), shore);
    vec3 surface = ground * (0.03 + 0.9 * max(0.0, light + 0.06));
    vec3 mirror = reflect(d, n);
    surface += vec3(1.0, 0.62, 0.30) * pow(max(0.0, dot(mirror, sunAt)), 22.0) * (1.0 - shore) * 0.55;
    float town = smoothstep(0.62, 0.80, noise3(n * 34.0)) * smoothstep(0.50, 0.80, noise3(n * 120.0)) * shore;
    float road = smoothstep(0.055, 0.0, abs(noise3(n * 17.0) - 0.5)) * smoothstep(0.45, 0.75, noise3(n * 190.0)) * shore;
    surface += vec3(1.0, 0.56, 0.18) * (town * 0.85 + road * 0.22) * (1.0 - dayside);
    float swirl = fbm3(n * 7.0 + 1.4 * fbm3(n * 5.0 + 3.0));
    float clouds = smoothstep(0.50, 0.78, swirl) * (0.5 + 0.5 * fbm3(n * 40.0));
    vec3 lit = vec3(0.30, 0.40, 0.46) * max(0.012, light + 0.12) + vec3(0.60, 0.24, 0.07) * exp(-abs(light - 0.02) * 9.0) * 0.55;
    surface = mix(surface, lit, clouds);
    float edge = pow(1.0 - max(0.0, dot(n, -d)), 3.2);
    surface = mix(surface, air * (0.05 + 0.8 * max(day, dawn * 0.8)), clamp(edge, 0.0, 1.0) * 0.9);
    return surface;
  }
  vec3 colour = space(d);
  float haze = exp(-max(0.0, miss) * 26.0);
  colour += air * (haze * haze * 0.9 + haze * 0.16) * (0.10 + 1.0 * max(day * 0.8, dawn));
  colour += vec3(0.03, 0.55, 0.30) * exp(-pow2((miss - 0.045) * 60.0)) * 0.16 * (1.0 - day) * noise2(vec2(atan(d.x, -d.z) * 40.0, 1.0));
  return colour;
}`;
