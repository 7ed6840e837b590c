import { AdditiveBlending, BufferAttribute, BufferGeometry, Points, ShaderMaterial } from 'three';
import { seededRandom } from './seeded-random';

/** Number of stars, their distance in metres, and the sine of their lowest elevation. */
export interface StarOptions {
  readonly count: number;
  readonly distance: number;
  readonly lowest: number;
  readonly brightness: number;
  readonly seed: number;
}

const vertex = `
attribute float size; attribute vec3 tint; attribute float phase;
uniform float time; uniform float pixels;
varying vec3 vTint;
void main() {
  vTint = tint * (0.75 + 0.25 * sin(time * (1.0 + phase) + phase * 40.0));
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_PointSize = max(1.0, size * pixels / 1080.0);
}`;
const fragment = `
varying vec3 vTint;
void main() {
  float d = length(gl_PointCoord - 0.5) * 2.0;
  gl_FragColor = vec4(vTint * pow(max(0.0, 1.0 - d), 1.6), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** A field of twinkling stars around the player, most of them faint. */
export class Stars extends Points<BufferGeometry, ShaderMaterial> {
  constructor(options: StarOptions) {
    const random = seededRandom(options.seed);
    const geometry = new BufferGeometry();
    const position = new Float32Array(options.count * 3);
    const tint = new Float32Array(options.count * 3);
    const size = new Float32Array(options.count);
    const phase = new Float32Array(options.count);
    for (let i = 0; i < options.count; i += 1) {
      const y = random.range(options.lowest, 1);
      const turn = random.range(0, Math.PI * 2);
      const flat = Math.sqrt(1 - y * y);
      position.set(
        [Math.cos(turn) * flat * options.distance, y * options.distance, Math.sin(turn) * flat * options.distance],
        i * 3,
      );
      const light =
        options.brightness * (0.12 + 1.5 * random.next() ** 7) * Math.min(1, (y - options.lowest) * 6 + 0.1);
      const warm = random.next();
      tint.set([light * (0.75 + 0.4 * warm), light * 0.9, light * (1.25 - 0.45 * warm)], i * 3);
      size[i] = 2.2 + 5 * random.next() ** 8;
      phase[i] = random.next() * 2;
    }
    geometry.setAttribute('position', new BufferAttribute(position, 3));
    geometry.setAttribute('tint', new BufferAttribute(tint, 3));
    geometry.setAttribute('size', new BufferAttribute(size, 1));
    geometry.setAttribute('phase', new BufferAttribute(phase, 1));
    super(
      geometry,
      new ShaderMaterial({
        vertexShader: vertex,
        fragmentShader: fragment,
        uniforms: { time: { value: 0 }, pixels: { value: 1080 } },
        transparent: true,
        depthWrite: false,
        blending: AdditiveBlending,
      }),
    );
    this.frustumCulled = false;
  }

  update(time: number, pixels: number): void {
    const { uniforms } = this.material;
    if (uniforms['time'] !== undefined) uniforms['time'].value = time;
    if (uniforms['pixels'] !== undefined) uniforms['pixels'].value = pixels;
  }
}
