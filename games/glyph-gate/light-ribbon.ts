import { AdditiveBlending, BufferAttribute, BufferGeometry, Color, Mesh, ShaderMaterial } from 'three';
import { pathOf } from './channel-path';
import type { Channel } from './gate';

const vertex = `attribute vec2 way; varying vec2 vWay; void main() { vWay = way; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`;
const fragment = `
varying vec2 vWay;
uniform vec3 colour; uniform float fill; uniform float time;
void main() {
  float across = abs(vWay.y);
  float core = exp(-across * across * 34.0);
  float halo = pow(max(0.0, 1.0 - across), 2.6);
  float lit = smoothstep(fill, fill - 0.08, vWay.x);
  float head = exp(-pow((vWay.x - fill) * 9.0, 2.0)) * step(0.01, fill) * step(fill, 0.99);
  float pulse = 0.75 + 0.25 * sin(vWay.x * 9.0 - time * 5.0);
  vec3 light = colour * (core * 1.5 * pulse + halo * 0.32) + vec3(1.0) * core * core * 0.5;
  vec3 asleep = vec3(0.16, 0.18, 0.30) * core * 0.6;
  gl_FragColor = vec4(mix(asleep, light, lit) + (colour + 0.4) * head * halo * 1.3, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

const parts = 36;
const widest = 0.11;

/** The light in one channel, which fills from the inner rim to the outer rim. */
export class LightRibbon extends Mesh<BufferGeometry, ShaderMaterial> {
  constructor(channel: Channel, inner: number, outer: number) {
    const half = Math.min(widest, (outer - inner) * 0.26);
    const position = new Float32Array((parts + 1) * 6);
    const way = new Float32Array((parts + 1) * 4);
    const index: number[] = [];
    for (let i = 0; i <= parts; i += 1) {
      const t = i / parts;
      const at = pathOf(channel, inner, outer, t);
      const ahead = pathOf(channel, inner, outer, t + 0.01);
      const behind = pathOf(channel, inner, outer, t - 0.01);
      const long = Math.hypot(ahead.x - behind.x, ahead.y - behind.y);
      const nx = (-(ahead.y - behind.y) / long) * half;
      const ny = ((ahead.x - behind.x) / long) * half;
      position.set([at.x + nx, at.y + ny, 0, at.x - nx, at.y - ny, 0], i * 6);
      way.set([t, 1, t, -1], i * 4);
      if (i < parts) index.push(i * 2, i * 2 + 1, i * 2 + 2, i * 2 + 1, i * 2 + 3, i * 2 + 2);
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(position, 3));
    geometry.setAttribute('way', new BufferAttribute(way, 2));
    geometry.setIndex(index);
    super(
      geometry,
      new ShaderMaterial({
        uniforms: { colour: { value: new Color() }, fill: { value: 0 }, time: { value: 0 } },
        vertexShader: vertex,
        fragmentShader: fragment,
        transparent: true,
        depthWrite: false,
        blending: AdditiveBlending,
        side: 2,
      }),
    );
    this.renderOrder = 3;
  }

  /** Shows the light up to `fill` (0 to 1) in a colour. */
  light(colour: Color, fill: number, time: number): void {
    const { uniforms } = this.material;
    if (uniforms['colour'] !== undefined) uniforms['colour'].value = colour;
    if (uniforms['fill'] !== undefined) uniforms['fill'].value = fill * 1.09;
    if (uniforms['time'] !== undefined) uniforms['time'].value = time;
  }

  free(): void {
    this.geometry.dispose();
    this.material.dispose();
  }
}
