import {
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  Mesh,
  PlaneGeometry,
  RedFormat,
  ShaderMaterial,
  Vector2,
} from 'three';
import { noiseGlsl } from '../kit/noise-glsl';
import { gardenGlsl, gardenLight } from './garden-light';
import { plot } from './plot';
import type { SandField } from './sand-field';

const vertex = `varying vec2 vAt; varying vec3 vWorld; void main() { vAt = uv; vec4 w = modelMatrix * vec4(position, 1.0); vWorld = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`;
const fragment = `
varying vec2 vAt; varying vec3 vWorld;
uniform sampler2D field; uniform vec2 texel; uniform vec4 rake;
${noiseGlsl}
${gardenGlsl}
float h(vec2 at) { return texture2D(field, vec2(at.x, 1.0 - at.y)).r; }
void main() {
  float here = h(vAt);
  vec2 g = vec2(h(vAt + vec2(texel.x, 0.0)) - h(vAt - vec2(texel.x, 0.0)), h(vAt + vec2(0.0, texel.y)) - h(vAt - vec2(0.0, texel.y)));
  float d = distance(cameraPosition, vWorld);
  float fine = 1.0 / (1.0 + d * 0.5);
  float steep = 0.66 / (1.0 + d * d * 0.03);
  vec2 grain = vec2(noise2(vWorld.xz * 190.0), noise2(vWorld.zx * 190.0 + 40.0)) - 0.5;
  vec2 lump = vec2(noise2(vWorld.xz * 7.0), noise2(vWorld.zx * 7.0 + 9.0)) - 0.5;
  vec3 n = normalize(vec3(-g.x * steep + grain.x * 0.16 * fine + lump.x * 0.05, 1.0, g.y * steep + grain.y * 0.16 * fine + lump.y * 0.05));
  float hollow = 0.80 + 0.20 * here;
  vec3 tint = vec3(0.78, 0.68, 0.53) * (0.92 + 0.14 * noise2(vWorld.xz * 2.3));
  vec3 colour = tint * litBy(vWorld, n, shadowed(vWorld)) * hollow * nestled(vWorld);
  float edge = max(abs(vAt.x - 0.5) * ${plot.width.toFixed(1)} - ${(plot.width / 2 - 0.16).toFixed(2)}, abs(vAt.y - 0.5) * ${plot.depth.toFixed(1)} - ${(plot.depth / 2 - 0.16).toFixed(2)});
  colour *= 1.0 - 0.5 * smoothstep(0.0, 0.16, edge);
  float ring = length(vWorld.xz - rake.xy) - rake.z;
  colour += vec3(1.0, 0.72, 0.38) * rake.w * smoothstep(0.012, 0.0, abs(ring)) * 0.35;
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The raked sand. `cursor` is the position of the tool. */
export class Sand extends Mesh<PlaneGeometry, ShaderMaterial> {
  private readonly half: Uint16Array;
  private readonly texture: DataTexture;
  private readonly field: SandField;
  private drawn = -1;

  constructor(field: SandField) {
    const half = new Uint16Array(field.columns * field.rows);
    const texture = new DataTexture(half, field.columns, field.rows, RedFormat, HalfFloatType);
    texture.magFilter = LinearFilter;
    texture.minFilter = LinearFilter;
    const material = new ShaderMaterial({
      defines: { OCTAVES: 2 },
      vertexShader: vertex,
      fragmentShader: fragment,
      uniforms: {
        ...gardenLight,
        field: { value: texture },
        texel: { value: new Vector2(1 / field.columns, 1 / field.rows) },
        rake: { value: [0, 0, 0.1, 0] },
      },
    });
    super(new PlaneGeometry(plot.width, plot.depth), material);
    this.rotation.x = -Math.PI / 2;
    this.half = half;
    this.texture = texture;
    this.field = field;
  }

  /** Shows a ring of this radius around the tool, or none. */
  cursor(at: { readonly x: number; readonly z: number } | undefined, radius: number): void {
    const uniform = this.material.uniforms['rake'];
    if (uniform !== undefined) uniform.value = at === undefined ? [0, 0, 0.1, 0] : [at.x, at.z, radius, 1];
  }

  /** Redraws the field after a change. */
  update(): void {
    if (this.drawn === this.field.version) return;
    this.drawn = this.field.version;
    const { heights } = this.field;
    for (let i = 0; i < heights.length; i += 1) this.half[i] = DataUtils.toHalfFloat(heights[i] ?? 0);
    this.texture.needsUpdate = true;
  }
}
