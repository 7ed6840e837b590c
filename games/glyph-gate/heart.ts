import { AdditiveBlending, CircleGeometry, Color, Mesh, ShaderMaterial } from 'three';
import { noiseGlsl } from '../kit/noise-glsl';

const vertex = `varying vec2 vAt; void main() { vAt = position.xy; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`;
const fragment = `
varying vec2 vAt;
uniform float time; uniform float open; uniform float reach; uniform vec3 first; uniform vec3 second;
${noiseGlsl}
void main() {
  float r = length(vAt);
  float a = atan(vAt.y, vAt.x);
  float spin = a + (1.6 / (r + 0.25)) * (1.0 + open) - time * (0.5 + open);
  float swirl = fbm2(vec2(cos(spin), sin(spin)) * 1.7 + vec2(r * 2.0, -time * 0.3));
  float arms = 0.5 + 0.5 * sin(spin * 3.0 + swirl * 5.0);
  float edge = smoothstep(reach, reach * 0.7, r);
  float orb = exp(-r * r * 38.0);
  vec3 tint = mix(first, second, clamp(arms * 0.7 + r * 0.35, 0.0, 1.0));
  vec3 colour = tint * edge * (0.18 + 0.65 * arms * swirl) * mix(0.55, 1.0, open);
  colour += (tint + 0.7) * orb * 0.9 + tint * exp(-r * r * 9.0) * 0.5;
  gl_FragColor = vec4(colour * (1.0 - 0.2 * open), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The light in the middle: a small whirl that fills the whole open gate. */
export class Heart extends Mesh<CircleGeometry, ShaderMaterial> {
  private wide = 0;

  constructor(octaves: number) {
    super(
      new CircleGeometry(1.9, 48),
      new ShaderMaterial({
        defines: { OCTAVES: octaves },
        uniforms: {
          time: { value: 0 },
          open: { value: 0 },
          reach: { value: 0.4 },
          first: { value: new Color('#5ce1ff') },
          second: { value: new Color('#8b6cff') },
        },
        vertexShader: vertex,
        fragmentShader: fragment,
        transparent: true,
        depthWrite: false,
        blending: AdditiveBlending,
      }),
    );
    this.renderOrder = 4;
  }

  /** Animates the opening (`opening`); a large `seconds` completes it. */
  update(opening: boolean, seconds: number, time: number): void {
    this.wide += ((opening ? 1 : 0) - this.wide) * (1 - Math.exp(-seconds * (opening ? 1.5 : 5)));
    const { uniforms } = this.material;
    if (uniforms['time'] !== undefined) uniforms['time'].value = time;
    if (uniforms['open'] !== undefined) uniforms['open'].value = this.wide;
    if (uniforms['reach'] !== undefined) uniforms['reach'].value = 0.4 + 1.4 * this.wide;
  }
}
