import {
  AdditiveBlending,
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Group,
  Mesh,
  Points,
  ShaderMaterial,
  SphereGeometry,
} from 'three';
import { noiseGlsl } from '../kit/noise-glsl';
import { seededRandom } from '../kit/seeded-random';
import type { SeaLight } from './hour-light';
import { waterGlsl } from './sea-material';

const domeVertex = `varying vec3 vAt; void main() { vAt = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`;
const domeFragment = `
varying vec3 vAt;
uniform float time; uniform vec3 sun; uniform float rays;
${waterGlsl}
${noiseGlsl}
void main() {
  vec3 d = normalize(vAt);
  vec3 colour = water(d);
  if (d.y > 0.02) {
    vec2 p = d.xz / d.y * 2.2;
    float ripple = noise2(p + time * 0.25) * noise2(p * 2.1 - time * 0.2);
    float window = smoothstep(0.25, 0.95, d.y);
    colour += sun * pow(ripple, 2.0) * window * 0.55;
    float disc = max(0.0, dot(d, normalize(vec3(-0.32, 0.86, -0.4))));
    colour += sun * (pow(disc, 60.0) * 0.9 + pow(disc, 9.0) * 0.16) * (0.75 + 0.5 * ripple);
  }
  float beam = atan(d.x + 0.32, -d.z + 0.4);
  float shaft = pow(noise2(vec2(beam * 9.0 + time * 0.06, time * 0.08)), 3.0) * smoothstep(-0.25, 0.5, d.y) * smoothstep(1.0, 0.4, d.y);
  colour += sun * shaft * rays * 0.30;
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;
const rayVertex = `
attribute vec3 home; varying vec2 vUv; varying vec3 vWorld; varying float vPhase;
void main() {
  vUv = uv; vPhase = home.x * 3.7 + home.z;
  vec3 away = normalize(vec3(cameraPosition.x - home.x, 0.0, cameraPosition.z - home.z) + 1e-4);
  vec3 side = vec3(away.z, 0.0, -away.x);
  vec3 p = home + side * position.x + vec3(-0.36, 1.0, -0.42) * position.y;
  vWorld = p;
  gl_Position = projectionMatrix * viewMatrix * vec4(p, 1.0);
}`;
const rayFragment = `
varying vec2 vUv; varying vec3 vWorld; varying float vPhase;
uniform float time; uniform vec3 sun; uniform float rays;
${waterGlsl}
void main() {
  float far = distance(vWorld, cameraPosition);
  float across = 1.0 - abs(vUv.x * 2.0 - 1.0);
  float strips = 0.6 + 0.4 * sin(vUv.x * 11.0 + vPhase + time * 0.3);
  float life = 0.35 + 0.65 * pow(0.5 + 0.5 * sin(time * 0.35 + vPhase * 2.0), 2.0);
  float fade = across * across * smoothstep(0.0, 0.25, vUv.y) * smoothstep(1.0, 0.5, vUv.y) * smoothstep(1.0, 4.0, far) * exp(-far * fog * 0.8);
  gl_FragColor = vec4(sun * fade * strips * life * rays * 0.13, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;
const snowVertex = `
uniform float time; uniform float pixels; varying float vNear;
void main() {
  vec3 p = position + vec3(sin(time * 0.13 + position.z), -time * 0.05, cos(time * 0.11 + position.x)) * vec3(0.3, 1.0, 0.3);
  p = mod(p - cameraPosition + 6.0, 12.0) - 6.0 + cameraPosition;
  vec4 eye = viewMatrix * vec4(p, 1.0);
  vNear = smoothstep(6.0, 2.0, -eye.z) * smoothstep(0.3, 0.8, -eye.z);
  gl_Position = projectionMatrix * eye;
  gl_PointSize = max(1.0, 0.012 * pixels * projectionMatrix[1][1] / max(0.2, -eye.z) * 0.5);
}`;
const snowFragment = `
varying float vNear; uniform vec3 sun; uniform vec3 ambient; uniform float night;
void main() {
  float d = length(gl_PointCoord - 0.5) * 2.0;
  vec3 tint = mix(sun * 0.16 + ambient * 0.2, vec3(0.10, 0.5, 0.62), night * 0.8);
  gl_FragColor = vec4(tint * smoothstep(1.0, 0.2, d) * vNear, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

function rayGeometry(count: number): BufferGeometry {
  const random = seededRandom(6);
  const position: number[] = [];
  const home: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const at = [random.range(-14, 14), random.range(-1, 0.5), random.range(-14, 14)];
    const wide = random.range(0.5, 1.7);
    for (const [x, y] of [
      [-1, 0],
      [1, 0],
      [1, 1],
      [-1, 1],
    ] as const) {
      position.push(x * wide, y * 13, 0);
      home.push(...at);
      uv.push((x + 1) / 2, y);
    }
    index.push(i * 4, i * 4 + 1, i * 4 + 2, i * 4, i * 4 + 2, i * 4 + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute('home', new BufferAttribute(new Float32Array(home), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
  geometry.setIndex(index);
  return geometry;
}

/** The open water: its colour in every direction, shafts of light, and drifting particles. */
export class OpenWater extends Group {
  private readonly dome: Mesh;
  private readonly pixels = { value: 720 };

  constructor(light: SeaLight, detail: number) {
    super();
    const { uniforms } = light;
    const make = (vertexShader: string, fragmentShader: string): ShaderMaterial =>
      new ShaderMaterial({
        defines: { OCTAVES: 3 },
        uniforms: { ...uniforms, pixels: this.pixels },
        vertexShader,
        fragmentShader,
        transparent: true,
        depthWrite: false,
        blending: AdditiveBlending,
        side: 2,
      });
    this.dome = new Mesh(
      new SphereGeometry(300, 24, 16),
      new ShaderMaterial({
        defines: { OCTAVES: 3 },
        uniforms: { ...uniforms },
        vertexShader: domeVertex,
        fragmentShader: domeFragment,
        side: BackSide,
        depthWrite: false,
      }),
    );
    this.dome.renderOrder = -5;
    const beams = new Mesh(rayGeometry(Math.ceil(22 * detail)), make(rayVertex, rayFragment));
    beams.renderOrder = 5;
    const random = seededRandom(12);
    const flakes = new BufferGeometry();
    const places = Float32Array.from({ length: Math.round(700 * detail) * 3 }, () => random.range(0, 12));
    flakes.setAttribute('position', new BufferAttribute(places, 3));
    const snow = new Points(flakes, make(snowVertex, snowFragment));
    snow.renderOrder = 6;
    for (const part of [this.dome, beams, snow]) {
      part.frustumCulled = false;
      this.add(part);
    }
  }

  /** Keeps the water around the eye. `pixels` is the height of the picture. */
  follow(eye: { readonly x: number; readonly y: number; readonly z: number }, pixels: number): void {
    this.dome.position.set(eye.x, eye.y, eye.z);
    this.pixels.value = pixels;
  }
}
